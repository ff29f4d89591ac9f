import type { Refusal } from './useImportarHistorico.ts'

const largest = 10 * 1024 * 1024

/**
 * Whether a file is a PDF by its name, or by the marker within its first kilobyte, as for the server. The type that the
 * browser gives depends on the system, and often is 'application/octet-stream' or missing.
 */
export const isPdf = async (file: File): Promise<boolean> =>
  /\.pdf$/i.test(file.name) || (await file.slice(0, 1024).text()).includes('%PDF-')

/** The same file with the type of a PDF, for an upstream that reads it. */
export const toPdf = (file: File): File =>
  file.type === 'application/pdf' ? file : new File([file], file.name, { type: 'application/pdf' })

/** Why a file is rejected before the upload (specification §5); null if it is accepted. */
export async function refusalOf(file: File): Promise<Refusal | null> {
  if (!(await isPdf(file))) return { titulo: 'Arquivo inválido', mensagem: 'Por favor, selecione apenas arquivos PDF.' }
  if (file.size > largest) return { titulo: 'Arquivo muito grande', mensagem: 'O arquivo deve ter no máximo 10MB.' }
  return null
}

const megabytes = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2, minimumFractionDigits: 2 })

/** A size as '1,25 MB', or below 1 MB as '86 KB'; at least 1 KB. */
export const formatTamanho = (bytes: number): string => {
  const inteiros = Math.max(1, Math.round(bytes / 1024))
  return inteiros < 1024 ? `${inteiros} KB` : `${megabytes.format(bytes / 1024 / 1024)} MB`
}

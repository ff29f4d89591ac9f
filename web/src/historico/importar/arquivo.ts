import type { Refusal } from './useImportarHistorico.ts'

const largest = 10 * 1024 * 1024
const pdf = 'application/pdf'

/** Sets the type by the extension if the system does not know it; the server checks the content. */
export function toPdf(file: File): File {
  return file.type === '' && /\.pdf$/i.test(file.name) ? new File([file], file.name, { type: pdf }) : file
}

/** Why a file is rejected before the upload (specification §5); null if it is accepted. */
export function refusalOf({ type, size }: File): Refusal | null {
  if (type !== pdf) return { titulo: 'Arquivo inválido', mensagem: 'Por favor, selecione apenas arquivos PDF.' }
  if (size > largest) return { titulo: 'Arquivo muito grande', mensagem: 'O arquivo deve ter no máximo 10MB.' }
  return null
}

const megabytes = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2, minimumFractionDigits: 2 })

/** A size as '1,25 MB', or below 1 MB as '86 KB'; at least 1 KB. */
export const formatTamanho = (bytes: number): string => {
  const inteiros = Math.max(1, Math.round(bytes / 1024))
  return inteiros < 1024 ? `${inteiros} KB` : `${megabytes.format(bytes / 1024 / 1024)} MB`
}

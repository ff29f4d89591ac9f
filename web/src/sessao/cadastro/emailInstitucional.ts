import { toastError } from '../../ui/overlay/toast.ts'

/** Whether an address may register (specification §5): one of the domains, given without '@', or a listed exception. */
export function isInstitucional(email: string, dominios: readonly string[], excecoes: readonly string[] = []): boolean {
  const address = email.trim().toLowerCase()
  const [nome, dominio, ...rest] = address.split('@')
  if (!nome || !dominio || rest.length > 0 || /\s/.test(address)) return false
  return [...dominios, ...excecoes].some(one => [dominio, address].includes(one.toLowerCase()))
}

/** The error for any other address, with the domains (specification §5). */
export const foraDaInstituicao = (dominios: readonly string[]): string =>
  `Por favor, use seu email institucional (${dominios.map(dominio => `@${dominio}`).join(' ou ')})`

/** Shows the title of a wrong domain as a toast. The field shows the sentence. */
export function warnOfInvalidEmail(mensagem: string | undefined, dominios: readonly string[]): void {
  if (mensagem === foraDaInstituicao(dominios)) toastError('Email inválido')
}

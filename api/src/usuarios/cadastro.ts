import type { Instituicao } from '../instituicao.ts'

/**
 * Why an e-mail may not register in this role, as a sentence; null if it may. Its domain determines the role
 * (specification §5, specification §10.4): a student's e-mail cannot register a professor, whatever the request says.
 * The exceptions are for students.
 */
export const refuseEmail = (
  instituicao: Instituicao,
  { email, ehaluno }: { email: string; ehaluno: boolean },
): string | null => {
  const dominios = ehaluno ? instituicao.dominiosDeAluno : instituicao.dominiosDeProfessor
  if (dominios.some(dominio => email.endsWith(`@${dominio}`))) return null
  if (ehaluno && instituicao.emailsDeExcecao.includes(email)) return null
  return `Por favor, use seu email institucional (${dominios.map(dominio => `@${dominio}`).join(' ou ')}).`
}

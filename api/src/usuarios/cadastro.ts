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

/** The academic term of a day, as '2026.1': January to June, July to December. */
export const toTermo = (day: Date): string => `${day.getFullYear()}.${day.getMonth() < 6 ? 1 : 2}`

/** Whether a term is offered as a start period, from the first one to that of a day. */
export const isOferecido = (periodo: string, day: Date): boolean => periodo >= '2018.1' && periodo <= toTermo(day)

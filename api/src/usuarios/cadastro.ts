import type { Instituicao } from '../instituicao.ts'

type Estudos = { curso?: string | null | undefined; periodo_inicio?: string | null | undefined }
type Cadastro = Estudos & { email: string; ehaluno: boolean }

const refuseEmail = (instituicao: Instituicao, { email, ehaluno }: Cadastro): string | null => {
  const dominios = ehaluno ? instituicao.dominiosDeAluno : instituicao.dominiosDeProfessor
  if (dominios.some(dominio => email.endsWith(`@${dominio}`))) return null
  if (ehaluno && instituicao.emailsDeExcecao.includes(email)) return null
  return `Por favor, use seu email institucional (${dominios.map(dominio => `@${dominio}`).join(' ou ')}).`
}

/** The academic term of a day, as '2026.1': January to June, July to December. */
export const toTermo = (day: Date): string => `${day.getFullYear()}.${day.getMonth() < 6 ? 1 : 2}`

/**
 * Why this e-mail may not register, as a sentence; null if it may. The e-mail's domain determines the role
 * (specification §5, specification §10.4): a student's e-mail cannot register a professor, whatever the request says.
 * The exceptions are for students.
 */
export const refuseCadastro = (instituicao: Instituicao, cadastro: Cadastro, today: Date): string | null =>
  refuseEstudos(instituicao, cadastro, today) ?? refuseEmail(instituicao, cadastro)

/** Why course or start period are invalid; null if they are valid. */
export const refuseEstudos = (
  instituicao: Instituicao,
  { curso, periodo_inicio: periodo }: Estudos,
  today: Date,
): string | null => {
  if (curso && !instituicao.cursos.includes(curso)) return 'Escolha um curso da lista.'
  if (periodo && (periodo < '2018.1' || periodo > toTermo(today))) return 'Escolha um período de início da lista.'
  return null
}

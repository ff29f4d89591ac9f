import type { Local } from './local.ts'

/** The university: what `institutions/<name>.json` says, or the upstream as it is now. */
export interface Instituicao {
  nome: string
  sigla: string
  dominiosDeAluno: string[]
  dominiosDeProfessor: string[]
  emailsDeExcecao: string[]
  prototipo: string | null
  suporte: string | null
  protecaoDeDados: string | null
  termos: string | null
  cursos: string[]
  /** The places of work. */
  locais: Local[]
  atividadesComplementares: { codigo: string; creditos: number }
  /** The accent, as '#rrggbb'; null for the board's own. */
  cor: string | null
  /** Whether pages show the 'MVP' of the specification. */
  marcaMvp: boolean
  /** The path of its logo on this origin; null without one. */
  logo: string | null
}

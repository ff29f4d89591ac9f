import type { Sessao } from './upstream/sessao.ts'
import type { Upstream } from './upstream/upstream.ts'

/** The university's settings, as `institutions/<name>.json` has them. */
export interface Instituicao {
  nome: string
  sigla: string
  dominiosDeAluno: string[]
  dominiosDeProfessor: string[]
  emailsDeExcecao: string[]
  prototipo: string | null
  suporte: string | null
  cursos: string[]
  atividadesComplementares: { codigo: string; creditos: number }
}

/** One operation's world. */
export interface Context {
  upstream: Upstream
  /** Who asks, as the token says; null without a token that names somebody. */
  sessao: Sessao | null
  instituicao: Instituicao
}

import { day, id, object, requiredText, text } from '../wire/fields.ts'
import type { Local } from './local.ts'
import type { Papel } from './usuario.ts'

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
  /** Its time zone, a name of the IANA database. */
  fuso: string
  /** The month in which each term of a year begins: two to four, ascending, from 1. */
  primeirosMeses: number[]
  /** The path of its logo on this origin; null without one. */
  logo: string | null
  /** The sign-in at the university, beside the password or in place of it; null without one. */
  entradaPelaUniversidade: 'ao-lado' | 'so' | null
  /** The sentences above every page, of today. */
  avisos: AvisoDoSistema[]
  /** The last publication of privacy notice and terms; 0 without one. */
  documentos: number
}

export interface AvisoDoSistema {
  codigo: string
  texto: string
  /** Who sees it; null: everybody. */
  para: Papel | null
  /** The first and the last day, as '2026-12-31'. */
  de: string | null
  ate: string | null
}

export function toAviso(body: unknown): AvisoDoSistema {
  const row = object(body)
  const para = text(row, 'para')
  return {
    codigo: id(row, 'id'),
    texto: requiredText(row, 'texto'),
    para: para === 'aluno' ? 'ESTUDANTE' : para === 'professor' ? 'PROFESSOR' : null,
    de: day(row, 'de'),
    ate: day(row, 'ate'),
  }
}

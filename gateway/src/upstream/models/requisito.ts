import { Misfit, count, flag, list, number, object, requiredText, text, whole } from '../wire/fields.ts'

/** A course that a vaga requires. */
export interface DisciplinaPedida {
  codigoDaDisciplina: string
  nome: string | null
  equivalentes: string[]
}

/** The requirements of a vaga. */
export interface Requisitos {
  crMinimo: number | null
  disciplinas: DisciplinaPedida[]
  periodoDe: number | null
  periodoAte: number | null
  cursos: string[]
  fechada: boolean
}

/** The requirements as a write has them: the upstream names the courses. */
export type NovosRequisitos = Omit<Requisitos, 'disciplinas'> & {
  disciplinas: { codigo: string; equivalentes: string[] }[]
}

export type TipoDeRequisito = 'CR' | 'DISCIPLINA' | 'PERIODO' | 'CURSO'

/** How far a student meets them. */
export interface Atendimento {
  atende: number
  de: number
  itens: { tipo: TipoDeRequisito; texto: string; atendido: boolean | null }[]
}

const tipos = new Set<string>(['CR', 'DISCIPLINA', 'PERIODO', 'CURSO'])
const isTipo = (written: string): written is TipoDeRequisito => tipos.has(written)

export function toRequisitos(body: unknown): Requisitos {
  const row = object(body)
  return {
    crMinimo: number(row, 'cr_minimo'),
    disciplinas: list(row, 'disciplinas', toDisciplinaPedida),
    periodoDe: whole(row, 'periodo_de'),
    periodoAte: whole(row, 'periodo_ate'),
    cursos: list(row, 'cursos', toText),
    fechada: flag(row, 'fechada') ?? false,
  }
}

export function toRequisitosPayload({ crMinimo, periodoDe, periodoAte, ...rest }: NovosRequisitos) {
  return { ...rest, cr_minimo: crMinimo, periodo_de: periodoDe, periodo_ate: periodoAte }
}

export function toAtendimento(body: unknown): Atendimento {
  const row = object(body)
  return { atende: count(row, 'atende'), de: count(row, 'de'), itens: list(row, 'itens', toItem) }
}

function toDisciplinaPedida(body: unknown): DisciplinaPedida {
  const row = object(body)
  return {
    codigoDaDisciplina: requiredText(row, 'codigo'),
    nome: text(row, 'nome'),
    equivalentes: list(row, 'equivalentes', toText),
  }
}

function toItem(body: unknown): Atendimento['itens'][number] {
  const row = object(body)
  const tipo = requiredText(row, 'tipo').toUpperCase()
  if (!isTipo(tipo)) throw new Misfit('not a requirement', 'tipo')
  return { tipo, texto: requiredText(row, 'texto'), atendido: flag(row, 'atendido') }
}

function toText(written: unknown): string {
  if (typeof written === 'string') return written
  throw new Misfit('not a text')
}

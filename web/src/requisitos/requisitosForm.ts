import type { RequisitosAntesInput } from './__generated__/useDefinirRequisitosMutation.graphql.ts'
import type { Requisitos } from './readRequisitos.ts'

type Disciplina = { codigo: string; nome: string | null; equivalentes: string[] }

/** Numbers are texts as typed. */
export type RequisitosFormValues = {
  cr: string
  disciplinas: Disciplina[]
  de: string
  ate: string
  cursos: string[]
  fechada: boolean
}

export type Erros = Partial<Record<'cr' | 'disciplinas' | 'de' | 'ate' | 'cursos', string>>

export const maximoDeDisciplinas = 10
export const maximoDeEquivalentes = 5
export const maximoDeCursos = 20

export const toFormValues = ({
  crMinimo,
  disciplinas,
  periodoDe,
  periodoAte,
  cursos,
  fechada,
}: Requisitos): RequisitosFormValues => ({
  cr: crMinimo == null ? '' : String(crMinimo).replace('.', ','),
  disciplinas: disciplinas.map(({ codigo, nome, equivalentes }) => ({
    codigo,
    nome: nome ?? null,
    equivalentes: [...equivalentes],
  })),
  de: String(periodoDe ?? ''),
  ate: String(periodoAte ?? ''),
  cursos: [...cursos],
  fechada,
})

export const semRequisitos: RequisitosFormValues = {
  cr: '',
  disciplinas: [],
  de: '',
  ate: '',
  cursos: [],
  fechada: false,
}

const isObject = (read: unknown): read is Record<string, unknown> => typeof read === 'object' && read !== null

/** Whether a stored value is of this form. */
export const isFormValues = (read: unknown): read is RequisitosFormValues =>
  isObject(read) &&
  Array.isArray(read['disciplinas']) &&
  Array.isArray(read['cursos']) &&
  [read['cr'], read['de'], read['ate']].every(each => typeof each === 'string')

/** Parses a stored draft, which another version of the page may have written; null if it is invalid. */
export function readFormValues(kept: string): RequisitosFormValues | null {
  try {
    const read: unknown = JSON.parse(kept)
    return isFormValues(read) ? read : null
  } catch {
    return null
  }
}

/** A code as the server reads it, 'inf 1007' as 'INF1007'; null if it is not a code. The server has the whole rule. */
export function toCodigo(written: string): string | null {
  const texto = written.trim().toUpperCase()
  const codigo = texto.replace(/^([A-Z]{2,4})[ -](\d{3,4}[A-Z]?)$/, '$1$2')
  return /^(?=.*\d)[A-Z\d]+(?:[./-][A-Z\d]+)*$|^[A-Z]{1,5} \d{2,5}[A-Z]?$/.test(codigo) ? codigo : null
}

const isCr = (written: string) => /^(10([.,]0)?|\d([.,]\d)?)$/.test(written)
const isPeriodo = (written: string) => /^([1-9]|1\d|20)$/.test(written)
const periodoErrado = 'O período vai de 1 a 20.'

/** Returns the errors by field. */
export function validate({ cr, de, ate }: RequisitosFormValues): Erros {
  const [limpo, primeiro, ultimo] = [cr.trim(), de.trim(), ate.trim()]
  const erros: Erros = {}
  if (limpo && !isCr(limpo)) erros.cr = 'O CR vai de 0 a 10, com uma casa decimal.'
  if (primeiro && !isPeriodo(primeiro)) erros.de = periodoErrado
  if (ultimo && !isPeriodo(ultimo)) erros.ate = periodoErrado
  else if (primeiro && ultimo && Number(primeiro) > Number(ultimo)) {
    erros.ate = 'O último período vem antes do primeiro.'
  }
  return erros
}

const toNumber = (written: string) => (written.trim() ? Number(written.trim().replace(',', '.')) : null)

export const toInput = ({
  cr,
  disciplinas,
  de,
  ate,
  cursos,
  fechada,
}: RequisitosFormValues): Required<RequisitosAntesInput> => ({
  crMinimo: toNumber(cr),
  disciplinas: disciplinas.map(({ codigo, equivalentes }) => ({ codigoDaDisciplina: codigo, equivalentes })),
  periodoDe: toNumber(de),
  periodoAte: toNumber(ate),
  cursos,
  fechada,
})

/** The field that shows the server's refusal; null for those of a part, which show above the button. */
const nomes: Record<keyof RequisitosAntesInput, keyof Erros | null> = {
  crMinimo: 'cr',
  periodoDe: 'de',
  periodoAte: 'ate',
  disciplinas: null,
  cursos: null,
  fechada: null,
}

/** The server's refusals at the fields that show them. */
export const toErros = (campos: readonly { campo: string; mensagem: string }[]): Erros =>
  Object.fromEntries(
    campos.flatMap(({ campo, mensagem }) => {
      const nome = isNome(campo) ? nomes[campo] : null
      return nome ? [[nome, mensagem]] : []
    }),
  )

const isNome = (campo: string): campo is keyof typeof nomes => campo in nomes

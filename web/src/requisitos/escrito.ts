import type { DefinirRequisitosInput } from './__generated__/useDefinirRequisitosMutation.graphql.ts'
import type { Requisitos } from './frases.ts'

type Disciplina = { codigo: string; nome: string | null; equivalentes: string[] }

/** The form, as it is typed. */
export type Escrito = {
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

export const toEscrito = ({ crMinimo, disciplinas, periodoDe, periodoAte, cursos, fechada }: Requisitos): Escrito => ({
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

/** What was kept of it, which another version of the page may have written; null where it is no form. */
export function lerEscrito(kept: string): Escrito | null {
  try {
    const read = JSON.parse(kept) as Escrito
    return Array.isArray(read.disciplinas) && Array.isArray(read.cursos) ? read : null
  } catch {
    return null
  }
}

/** 'inf 1007' as 'INF1007'; null for what is no code. */
export function toCodigo(written: string): string | null {
  const codigo = written.toUpperCase().replaceAll(/[\s-]/g, '')
  return /^[A-Z]{2,4}\d{3,4}[A-Z]?$/.test(codigo) ? codigo : null
}

const isCr = (written: string) => /^(10([.,]0)?|\d([.,]\d)?)$/.test(written)
const isPeriodo = (written: string) => /^([1-9]|1\d|20)$/.test(written)
const periodoErrado = 'O período vai de 1 a 20.'

/** What is wrong with it, by field; empty when nothing is. */
export function conferir({ cr, de, ate }: Escrito): Erros {
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

export const toInput = (
  vaga: string,
  { cr, disciplinas, de, ate, cursos, fechada }: Escrito,
): DefinirRequisitosInput => ({
  vaga,
  crMinimo: toNumber(cr),
  disciplinas: disciplinas.map(({ codigo, equivalentes }) => ({ codigoDaDisciplina: codigo, equivalentes })),
  periodoDe: toNumber(de),
  periodoAte: toNumber(ate),
  cursos,
  fechada,
})

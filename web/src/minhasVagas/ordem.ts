import { fold } from '../ui/fold.ts'
import type { Sort } from '../ui/Table.tsx'
import { aguardandoRevisao, nomeDoStatus } from '../tags/StatusTag.tsx'
import type { VagaRow } from './useMinhasVagas.ts'

const colunas = ['titulo', 'tipo', 'status', 'candidatos', 'prazo', 'criadaEm'] as const

export type Coluna = (typeof colunas)[number]

export type Ordem = Sort<Coluna>

type Key = string | number | null

const keyOf: Record<Coluna, (vaga: VagaRow) => Key> = {
  titulo: vaga => vaga.titulo,
  tipo: ({ tipo }) => tipo?.nome ?? null,
  status: ({ status, aguarda }) => (aguarda ? aguardandoRevisao : status && nomeDoStatus[status]),
  candidatos: vaga => vaga.candidatos,
  prazo: vaga => vaga.prazo,
  criadaEm: vaga => vaga.criadaEm && Date.parse(vaga.criadaEm),
}

/** Reads '?ordem=titulo', or '?ordem=-titulo' for descending. Null keeps the server's order. */
export function readOrdem(search: URLSearchParams): Ordem | null {
  const text = search.get('ordem') ?? ''
  const column = colunas.find(name => name === text.replace(/^-/, ''))
  return column ? { column, direction: text.startsWith('-') ? 'descending' : 'ascending' } : null
}

/** Returns the search parameters with this order replaced. */
export function writeOrdem(search: URLSearchParams, { column, direction }: Ordem): URLSearchParams {
  const next = new URLSearchParams(search)
  next.set('ordem', direction === 'descending' ? `-${column}` : column)
  return next
}

/** A stable sort. Null values come last in both directions. */
export function sortVagas(vagas: readonly VagaRow[], ordem: Ordem | null): readonly VagaRow[] {
  if (!ordem) return vagas
  const sign = ordem.direction === 'descending' ? -1 : 1
  return vagas
    .map(vaga => ({ vaga, key: foldedKeyOf(vaga, ordem.column) }))
    .toSorted((one, other) => compare(one.key, other.key, sign))
    .map(({ vaga }) => vaga)
}

/** Cached: folding hundreds of titles at each press is too slow on a slow computer. */
const foldedKeys = new WeakMap<VagaRow, Partial<Record<Coluna, Key>>>()

function foldedKeyOf(vaga: VagaRow, column: Coluna): Key {
  const known = foldedKeys.get(vaga) ?? {}
  foldedKeys.set(vaga, known)
  return (known[column] ??= toKey(keyOf[column](vaga)))
}

/** Folds case and accents, and pads numbers with zeros, so that 'Cálculo 2' precedes 'Cálculo 10'. */
const toKey = (value: Key): Key =>
  typeof value === 'string' ? fold(value).replaceAll(/\d+/g, digits => digits.padStart(8, '0')) : value

function compare(one: Key, other: Key, sign: number): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  if (one === other) return 0
  return one < other ? -sign : sign
}

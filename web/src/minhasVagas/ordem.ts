import { dobrarNome } from '../interesses/nomes.ts'
import type { Sort } from '../ui/Table.tsx'
import { nomeDoStatus } from '../vagas/StatusTag.tsx'
import type { Linha } from './useMinhasVagas.ts'

const colunas = ['titulo', 'tipo', 'status', 'candidatos', 'criadaEm'] as const

export type Coluna = (typeof colunas)[number]

export type Ordem = Sort<Coluna>

type Key = string | number | null

const keyOf: Record<Coluna, (vaga: Linha) => Key> = {
  titulo: vaga => vaga.titulo,
  tipo: vaga => vaga.tipo.nome,
  status: vaga => vaga.status && nomeDoStatus[vaga.status],
  candidatos: vaga => vaga.candidatos,
  criadaEm: vaga => vaga.criadaEm && Date.parse(vaga.criadaEm),
}

/** Reads '?ordem=titulo' or '?ordem=-titulo', the latter descending; null leaves the list as the server orders it. */
export function lerOrdem(search: URLSearchParams): Ordem | null {
  const text = search.get('ordem') ?? ''
  const column = colunas.find(name => name === text.replace(/^-/, ''))
  return column ? { column, direction: text.startsWith('-') ? 'descending' : 'ascending' } : null
}

/** The search parameters with this order in place of the one they had. */
export function escreverOrdem(search: URLSearchParams, { column, direction }: Ordem): URLSearchParams {
  const next = new URLSearchParams(search)
  next.set('ordem', direction === 'descending' ? `-${column}` : column)
  return next
}

/** Sorted, equals in the order they came in; what has no value stands last either way. */
export function ordenar(vagas: readonly Linha[], ordem: Ordem | null): readonly Linha[] {
  if (!ordem) return vagas
  const sign = ordem.direction === 'descending' ? -1 : 1
  return vagas
    .map(vaga => ({ vaga, key: foldedKeyOf(vaga, ordem.column) }))
    .toSorted((one, other) => compare(one.key, other.key, sign))
    .map(({ vaga }) => vaga)
}

/** Folded once each: hundreds of titles at each press would take a slow computer too long. */
const foldedKeys = new WeakMap<Linha, Partial<Record<Coluna, Key>>>()

function foldedKeyOf(vaga: Linha, column: Coluna): Key {
  const known = foldedKeys.get(vaga) ?? {}
  foldedKeys.set(vaga, known)
  return (known[column] ??= toKey(keyOf[column](vaga)))
}

/** Texts without case and accents, with room for the figures of numbers, so that 'Cálculo 2' precedes 'Cálculo 10'. */
const toKey = (value: Key): Key =>
  typeof value === 'string' ? dobrarNome(value).replaceAll(/\d+/g, digits => digits.padStart(8, '0')) : value

function compare(one: Key, other: Key, sign: number): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  if (one === other) return 0
  return one < other ? -sign : sign
}

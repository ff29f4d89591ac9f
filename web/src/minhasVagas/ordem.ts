import type { Sort } from '../ui/Table.tsx'
import { nomeDoStatus } from '../vagas/StatusTag.tsx'
import type { Linha } from './useMinhasVagas.ts'

const colunas = ['titulo', 'tipo', 'status', 'candidatos', 'criadaEm'] as const

export type Coluna = (typeof colunas)[number]

export type Ordem = Sort<Coluna>

const collator = new Intl.Collator('pt-BR', { sensitivity: 'base', numeric: true })

const keyOf: Record<Coluna, (vaga: Linha) => string | number | null> = {
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
  const key = keyOf[ordem.column]
  const sign = ordem.direction === 'descending' ? -1 : 1
  return vagas.toSorted((a, b) => compare(key(a), key(b), sign))
}

function compare(a: string | number | null, b: string | number | null, sign: number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b)))
}

import { matchesSearch, toSearchText } from '../../ui/searchText.ts'
import type { EtapaDaCandidatura } from './__generated__/useCandidatos_candidatura.graphql.ts'

/** What the managers of a vaga keep for themselves about a candidatura. */
export type Avaliacao = {
  /** 1 to 5; null for none. */
  nota: number | null
  etiquetas: readonly string[]
  totalDeAnotacoes: number
}

/** One candidate of the list. Null fields are not known to the upstream. */
export type Candidato = {
  /** Global id of the candidatura. */
  id: string
  /** REST id of the candidatura. */
  codigoDaCandidatura: string
  /** Global id of the person. */
  pessoa: string | null
  /** REST id of the person. */
  codigo: string | null
  nome: string | null
  email: string | null
  curso: string | null
  avatar: string | null
  /** The period in which they began to study, as '2024.1'. */
  periodoInicio: string | null
  criadaEm: string | null
  carta: string | null
  /** When a manager last moved or wrote to them; null for never, and on an upstream that does not tell. */
  respondidaEm: string | null
  /** Whether a manager has opened it; null on an upstream that does not tell. */
  lida: boolean | null
  /** Null on an upstream without etapas. */
  etapa: EtapaDaCandidatura | null
  /** The etapa is a decision that the candidate is not told yet. */
  retida: boolean
  /**
   * The number of its changes. A move sends it, so that the API can refuse a move based on stale data. Null on an upstream
   * without etapas.
   */
  versao: number | null
  /** Null on an upstream without avaliacoes. */
  avaliacao: Avaliacao | null
}

/** A withdrawn candidatura is listed, but not counted. */
export const isRetirada = ({ etapa }: Candidato): boolean => etapa === 'RETIRADA'

/** Without a nota; never on an upstream without avaliacoes. */
export const isPorAvaliar = (candidato: Candidato): boolean =>
  candidato.avaliacao !== null && candidato.avaliacao.nota === null && !isRetirada(candidato)

/** As 'Faltam 12 por avaliar'; empty if none is left. */
export function countPorAvaliar(candidatos: readonly Candidato[]): string {
  const total = candidatos.filter(isPorAvaliar).length
  if (total === 0) return ''
  return total === 1 ? 'Falta 1 por avaliar' : `Faltam ${total} por avaliar`
}

/** The orders, in the order of the menu. */
export const nomeDaOrdem = {
  antigas: 'Primeiras candidaturas',
  recentes: 'Últimas candidaturas',
  nome: 'Nome',
  curso: 'Curso',
  carta: 'Com carta primeiro',
} as const

export type OrdemDeCandidatos = keyof typeof nomeDaOrdem

const collator = new Intl.Collator('pt-BR', { sensitivity: 'base' })

export type Compare = (one: Candidato, other: Candidato) => number

const porNome: Compare = (one, other) => compareNullable(one.nome, other.nome, collator.compare)
/** The gateway's instants are all in UTC, so they sort as texts. */
export const porData: Compare = (one, other) =>
  compareNullable(one.criadaEm, other.criadaEm, (a, b) => (a < b ? -1 : Number(a > b)))

const compareBy: Record<OrdemDeCandidatos, Compare> = {
  antigas: porData,
  recentes: (one, other) =>
    one.criadaEm === null || other.criadaEm === null ? porData(one, other) : porData(other, one),
  nome: porNome,
  curso: (one, other) => compareNullable(one.curso, other.curso, collator.compare) || porNome(one, other),
  carta: (one, other) => Number(one.carta === null) - Number(other.carta === null) || porData(one, other),
}

/** A stable sort. Null values come last. */
export const sortCandidatos = <C extends Candidato>(candidatos: readonly C[], ordem: OrdemDeCandidatos): readonly C[] =>
  candidatos.toSorted(compareBy[ordem])

export function compareNullable<T extends string | number>(
  one: T | null,
  other: T | null,
  compare: (one: T, other: T) => number,
): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return compare(one, other)
}

/** The candidates whose name, curso, e-mail or carta match the search. */
export function searchCandidatos<C extends Candidato>(candidatos: readonly C[], busca: string): readonly C[] {
  const matches = matchesSearch(busca)
  return candidatos.filter(candidato => matches(searchTextOf(candidato)))
}

/** Cached: cartas are long. */
const searchTexts = new WeakMap<Candidato, string>()

function searchTextOf(candidato: Candidato): string {
  const { nome, curso, email, carta } = candidato
  const texto = searchTexts.get(candidato) ?? toSearchText(nome, curso, email, carta)
  searchTexts.set(candidato, texto)
  return texto
}

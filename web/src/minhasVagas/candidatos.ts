import { dobrarNome } from '../interesses/nomes.ts'
import type { EtapaDaCandidatura } from './__generated__/useCandidatos_candidatura.graphql.ts'

/** What the professor keeps for themselves of a candidatura. */
export type Avaliacao = {
  /** 1 to 5; null for none. */
  nota: number | null
  etiquetas: readonly string[]
  totalDeAnotacoes: number
}

/** One candidate as the list shows, sorts and exports them; null is what the upstream does not tell. */
export type Candidato = {
  /** Global id of the candidatura. */
  id: string
  /** REST id of the candidatura. */
  codigoDaCandidatura: string
  /** Of the person, for links and messages. */
  codigo: string | null
  nome: string | null
  email: string | null
  curso: string | null
  avatar: string | null
  /** When they began to study, as '2024.1'. */
  periodoInicio: string | null
  criadaEm: string | null
  carta: string | null
  /** How far it is; null where the upstream has no stages. */
  etapa: EtapaDaCandidatura | null
  /** The stage is a decision that the candidate does not know yet. */
  retida: boolean
  /** Counts its changes: what moving it on tells that was seen of it. Null where the upstream has no stages. */
  versao: number | null
  /** Null where the upstream has no ratings. */
  avaliacao: Avaliacao | null
}

/** Who withdrew is no candidate any more: shown, and not counted. */
export const isRetirada = ({ etapa }: Candidato): boolean => etapa === 'RETIRADA'

/** The orders on offer, in the order to offer them. */
export const nomeDaOrdem = {
  antigas: 'Primeiras candidaturas',
  recentes: 'Últimas candidaturas',
  nome: 'Nome',
  curso: 'Curso',
  carta: 'Com carta primeiro',
  nota: 'Maior nota',
} as const

export type OrdemDeCandidatos = keyof typeof nomeDaOrdem

export const isOrdem = (written: string): written is OrdemDeCandidatos => Object.hasOwn(nomeDaOrdem, written)

const collator = new Intl.Collator('pt-BR', { sensitivity: 'base' })

const notaDe = ({ avaliacao }: Candidato): number | null => avaliacao?.nota ?? null

type Compare = (one: Candidato, other: Candidato) => number

const porNome: Compare = (one, other) => comparar(one.nome, other.nome, collator.compare)
/** Instants as the gateway writes them, all in UTC, sort as texts. */
const porData: Compare = (one, other) => comparar(one.criadaEm, other.criadaEm, (a, b) => (a < b ? -1 : Number(a > b)))

const compareBy: Record<OrdemDeCandidatos, Compare> = {
  antigas: porData,
  recentes: (one, other) =>
    one.criadaEm === null || other.criadaEm === null ? porData(one, other) : porData(other, one),
  nome: porNome,
  curso: (one, other) => comparar(one.curso, other.curso, collator.compare) || porNome(one, other),
  carta: (one, other) => Number(one.carta === null) - Number(other.carta === null) || porData(one, other),
  nota: (one, other) => comparar(notaDe(one), notaDe(other), (a, b) => b - a) || porData(one, other),
}

/** The orders that tell these candidates apart: by rating only where the upstream has ratings. */
export const ordensDe = (candidatos: readonly Candidato[]): readonly OrdemDeCandidatos[] =>
  (Object.keys(nomeDaOrdem) as OrdemDeCandidatos[]).filter(
    ordem => ordem !== 'nota' || candidatos.some(({ avaliacao }) => avaliacao !== null),
  )

/** Sorted, equals in the order they came in; what has no value stands last. */
export const ordenarCandidatos = <C extends Candidato>(
  candidatos: readonly C[],
  ordem: OrdemDeCandidatos,
): readonly C[] => candidatos.toSorted(compareBy[ordem])

function comparar<T extends string | number>(
  one: T | null,
  other: T | null,
  compare: (one: T, other: T) => number,
): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return compare(one, other)
}

/** Those in whose name, course, e-mail or letter every word stands, case and accents folded; all for a blank search. */
export function procurarCandidatos<C extends Candidato>(candidatos: readonly C[], busca: string): readonly C[] {
  const words = dobrarNome(busca).split(' ')
  return candidatos.filter(candidato => words.every(word => toTexto(candidato).includes(word)))
}

/** Letters are long: each is folded once. */
const textos = new WeakMap<Candidato, string>()

function toTexto(candidato: Candidato): string {
  const { nome, curso, email, carta } = candidato
  const texto = textos.get(candidato) ?? dobrarNome([nome, curso, email, carta].filter(Boolean).join(' '))
  textos.set(candidato, texto)
  return texto
}

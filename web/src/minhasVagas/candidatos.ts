import { dobrarNome } from '../interesses/nomes.ts'
import type { EtapaDaCandidatura } from './__generated__/CandidatosPainel_candidatura.graphql.ts'

/** One candidate as the list shows, sorts and exports them; null is what the upstream does not tell. */
export type Candidato = {
  /** Of the candidatura. */
  id: string
  /** Of the person, for links and messages. */
  codigo: string | null
  nome: string | null
  email: string | null
  curso: string | null
  avatar: string | null
  criadaEm: string | null
  carta: string | null
  /** How far it is; null where the upstream has no stages. */
  etapa: EtapaDaCandidatura | null
  /** The stage is a decision that the candidate does not know yet. */
  retida: boolean
  /** Counts its changes: what moving it on tells that was seen of it. Null where the upstream has no stages. */
  versao: number | null
}

/** The orders on offer, in the order to offer them. */
export const nomeDaOrdem = {
  antigas: 'Primeiras candidaturas',
  recentes: 'Últimas candidaturas',
  nome: 'Nome',
  curso: 'Curso',
  carta: 'Com carta primeiro',
} as const

export type OrdemDeCandidatos = keyof typeof nomeDaOrdem

const collator = new Intl.Collator('pt-BR', { sensitivity: 'base' })

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
}

/** Sorted, equals in the order they came in; what has no value stands last. */
export const ordenarCandidatos = <C extends Candidato>(
  candidatos: readonly C[],
  ordem: OrdemDeCandidatos,
): readonly C[] => candidatos.toSorted(compareBy[ordem])

function comparar(one: string | null, other: string | null, compare: (one: string, other: string) => number): number {
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

import { dobrarNome } from '../interesses/nomes.ts'

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

const porNome: Compare = (one, other) => comparar(one.nome, other.nome)
const porData: Compare = (one, other) => comparar(one.criadaEm, other.criadaEm)

const compareBy: Record<OrdemDeCandidatos, Compare> = {
  antigas: porData,
  recentes: (one, other) =>
    one.criadaEm === null || other.criadaEm === null ? porData(one, other) : porData(other, one),
  nome: porNome,
  curso: (one, other) => comparar(one.curso, other.curso) || porNome(one, other),
  carta: (one, other) => Number(one.carta === null) - Number(other.carta === null) || porData(one, other),
}

/** Sorted, equals in the order they came in; what has no value stands last. */
export const ordenarCandidatos = (candidatos: readonly Candidato[], ordem: OrdemDeCandidatos): readonly Candidato[] =>
  candidatos.toSorted(compareBy[ordem])

/** Instants of one offset compare as texts do. */
function comparar(one: string | null, other: string | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return collator.compare(one, other)
}

/** What can be searched in of each: name, course, e-mail and letter, case and accents folded. */
export const toTextos = (candidatos: readonly Candidato[]): ReadonlyMap<Candidato, string> =>
  new Map(
    candidatos.map(candidato => {
      const { nome, curso, email, carta } = candidato
      return [candidato, dobrarNome([nome, curso, email, carta].filter(Boolean).join(' '))]
    }),
  )

/** Those in which every word of the search begins or stands somewhere; all for a blank one. */
export function procurarCandidatos(textos: ReadonlyMap<Candidato, string>, busca: string): Candidato[] {
  const words = dobrarNome(busca).split(' ')
  return [...textos].flatMap(([candidato, texto]) => (words.every(word => texto.includes(word)) ? [candidato] : []))
}

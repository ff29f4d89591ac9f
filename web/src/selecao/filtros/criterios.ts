/** What is loaded on demand about a candidate. Null values are not known, as without consent. */
export type Criterio = {
  cr: number | null
  /** How many requisitos they meet. */
  atende: number | null
  /** Of how many. */
  de: number | null
  /** Their answers by the texts of the perguntas. */
  respostas: ReadonlyMap<string, string>
}

/** By the global id of the candidatura. */
export type Criterios = ReadonlyMap<string, Criterio>

/** A pergunta with options. */
export type Escolha = { texto: string; opcoes: readonly string[] }

/** The chosen answers by the texts of their perguntas, as one text for the URL. */
export const toRespostas = (escolhidas: ReadonlyMap<string, string>): string =>
  new URLSearchParams([...escolhidas].filter(([, valor]) => valor !== '')).toString()

export const readRespostas = (texto: string): ReadonlyMap<string, string> => new Map(new URLSearchParams(texto))

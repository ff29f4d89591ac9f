/** Longest text that people are searched for, in characters. */
export const maiorBusca = 100

/** The applied search of the address; null without one. */
export const readBusca = (params: URLSearchParams): string | null =>
  params.get('busca')?.trim().slice(0, maiorBusca) || null

export type Aba = 'sugestoes' | 'conexoes'

/** The tab that an address begins with, as that of a notification. */
export const readAba = (params: URLSearchParams): Aba => (params.get('aba') === 'conexoes' ? 'conexoes' : 'sugestoes')

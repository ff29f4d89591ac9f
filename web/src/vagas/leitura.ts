import { session } from '../storage.ts'

/** Keeps how a list at `lista` is read, order and filters, for the way back in this tab; `search` as of a location. */
export const guardarLeitura = (lista: string, search: string): void => void session.setItem(keyOf(lista), search)

/** The address of the list as it was last read in this tab. */
export const comoLida = (lista: string): string => lista + (session.getItem(keyOf(lista)) ?? '')

const keyOf = (lista: string) => `leitura:${lista}`

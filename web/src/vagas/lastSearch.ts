import { session } from '../storage.ts'

/** Keeps the search part of the list's URL, with its order and filters, for links back to it in this tab. */
export const keepSearch = (lista: string, search: string): void => void session.setItem(keyOf(lista), search)

/** The list's path with its last search part in this tab. */
export const withLastSearch = (lista: string): string => lista + (session.getItem(keyOf(lista)) ?? '')

/** The state of a navigation from the list to a vaga. */
export const daLista = { de: 'lista' }

const keyOf = (lista: string) => `leitura:${lista}`

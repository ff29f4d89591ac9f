/** Keeps how a list at `lista` is read, order and filters, for the way back in this tab; `search` as of a location. */
export function guardarLeitura(lista: string, search: string): void {
  try {
    sessionStorage.setItem(keyOf(lista), search)
  } catch {
    // A full or forbidden storage: the way back leads to the whole list.
  }
}

/** The address of the list as it was last read in this tab. */
export function comoLida(lista: string): string {
  try {
    return lista + (sessionStorage.getItem(keyOf(lista)) ?? '')
  } catch {
    return lista
  }
}

const keyOf = (lista: string) => `leitura:${lista}`

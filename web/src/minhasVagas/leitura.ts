import { paths } from '../paths.ts'

const key = 'minhasVagas'

/** Keeps how the list is read, order and filters, for the way back in this tab; `search` as of a location. */
export function guardarLeitura(search: string): void {
  try {
    sessionStorage.setItem(key, search)
  } catch {
    // A full or forbidden storage: the way back leads to the whole list.
  }
}

/** The address of the professor's list as it was last read in this tab. */
export function listaComoLida(): string {
  try {
    return paths.professor.vagas() + (sessionStorage.getItem(key) ?? '')
  } catch {
    return paths.professor.vagas()
  }
}

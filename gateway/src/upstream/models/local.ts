/** A place of work. Without an id the upstream returned only its name. */
export interface Local {
  codigo: string | null
  nome: string
}

/** The places of the settings. The REST id of each is its position, from 1 (docs/specification.md §9). */
export function toLocais(nomes: string[]): Local[] {
  return nomes.map((nome, index) => ({ codigo: String(index + 1), nome }))
}

/** The id of a place within its type: a place without a REST id is one of the settings by its name, or only that name. */
export function localKey({ codigo, nome }: Local, nomes: string[]): string {
  const position = nomes.findIndex(each => each.toLowerCase() === nome.trim().toLowerCase())
  return codigo ?? (position === -1 ? `~${nome}` : String(position + 1))
}

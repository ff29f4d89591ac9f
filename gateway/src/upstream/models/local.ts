/** A place of work. Without an id the upstream returned only its name. */
export interface Local {
  codigo: string | null
  nome: string
}

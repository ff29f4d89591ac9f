/** Ids for the documents. `pessoa` (REST id) is none of the requesters, and `candidatura` is hers; `eu` is who asks. */
export type Ids = {
  vaga: string
  codigo: string
  pessoa: string
  candidatura: string
  /** The REST id of the candidatura. */
  codigoDaCandidatura: string
}
export type Line = {
  may:
    | 'all'
    | 'session'
    | 'account'
    | 'aluno'
    | 'professor'
    | 'administrador'
    | 'moderador'
    | 'encarregado'
    | 'author'
    | 'author or aluno'
    | 'author alone'
    | 'author by id'
    | 'author or candidate by id'
  text: string | ((ids: Ids & { eu: string }) => string)
  /** The document names only a candidatura: unlike a vaga's, its existence is private. */
  secret?: true
  /** Reads the vaga itself, which is null if it does not exist. */
  reads?: true
  /** Ends the sessions of who asks, who asks nothing else. */
  sai?: true
}

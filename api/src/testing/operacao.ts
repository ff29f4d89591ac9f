/**
 * Callable without a token, with any session, by students and professors (`account`), with one role (an administrator moderates, too), by managers of the
 * vaga (and students), by its author only, or by the person of the id. Every operation of openapi.json has a rule, and the attack tests check what follows
 * from it.
 */
export type Rule =
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
  | 'self'

export type Operacao = {
  may: Rule
  /**
   * A valid body; `outra` is the id of somebody else, `candidatura` that of a candidatura to the vaga, not reviewed
   * yet.
   */
  body?: object | ((outra: number, candidatura: number) => object)
  /** What the id identifies, if neither a vaga nor oneself. */
  id?: 'person' | 'candidatura' | 'caso'
  /** The status for the author if nobody applied, if that is a refusal. */
  deserta?: 404 | 409 | 422
  /** The candidate may call it too, for their own candidatura. */
  seu?: true
  /** Ends the sessions of who calls it: the others are tried before. */
  sai?: true
  /** Responds with a stream that does not end. */
  stream?: true
}

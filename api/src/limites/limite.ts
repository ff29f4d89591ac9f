/** An everyday flow. Its calls share one count; `POST /users/login` has its own limits (limitesDeEntrada.ts). */
export type Limite = {
  rotas: readonly string[]
  /** The key of the count: the person of the session, or without one the network of the request, or the token of its address. */
  por: 'pessoa' | 'rede' | 'token'
  /** The most calls in a window that starts with the first. */
  max: number | { aluno: number; professor: number }
  minutos: number
  /** Counted in the database for all processes, or in each process: a read must not cost a write. */
  onde: 'banco' | 'processo'
  /** Reading one's own profile is not counted: every page does. */
  soAlheios?: true
  /** The beginning of the refusal; the time to retry follows. */
  frase: string
  porque: string
}

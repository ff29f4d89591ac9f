/** What leads to a login page, in the state of its navigation: neither its address nor the server sees it. */
export type Entrada = {
  /** To fill in. */
  email: string
  /** The account was registered just now, and its e-mail is not verified. */
  cadastrado?: boolean
}

/** The state of a navigation, which any page can set; null without an e-mail. */
export function readEntrada(state: unknown): Entrada | null {
  if (typeof state !== 'object' || state === null) return null
  const { email, cadastrado }: { email?: unknown; cadastrado?: unknown } = state
  return typeof email === 'string' ? { email, cadastrado: cadastrado === true } : null
}

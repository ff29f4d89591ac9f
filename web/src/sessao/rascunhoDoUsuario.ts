/**
 * What a signed-in person typed and has not sent: kept in this browser over reloads and a session that ran out, under
 * their own user id, so that no other account sees it; gone when they sign out.
 */
import { lerSessao } from './sessao.ts'

const prefix = 'rascunho:'

/** The draft of that name; null where there is none, or nobody is signed in. Judge it as something a stranger wrote. */
export function lerRascunhoDoUsuario(nome: string): unknown {
  const key = keyOf(nome, autorDeRascunhos())
  try {
    return key && JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/**
 * Whose drafts these are now; null where nobody is signed in. For who writes after an answer: taken when the form
 * begins, since somebody else may sit here when the answer comes.
 */
export const autorDeRascunhos = (): string | null => lerSessao()?.codigo ?? null

/**
 * Keeps anything that JSON can hold. Does nothing where nobody is signed in, or somebody else than `autor`, or the
 * browser has no room.
 */
export function guardarRascunhoDoUsuario(nome: string, values: unknown, autor = autorDeRascunhos()): void {
  const key = keyOf(nome, autor)
  if (!key) return
  try {
    localStorage.setItem(key, JSON.stringify(values))
  } catch {
    // A full or forbidden storage costs the draft, not the form.
  }
}

/** Once it is sent, or thrown away. Leaves alone what is of somebody else than `autor`. */
export function esquecerRascunhoDoUsuario(nome: string, autor = autorDeRascunhos()): void {
  const key = keyOf(nome, autor)
  if (key) localStorage.removeItem(key)
}

/** For signing out: who sits here next finds nothing, whoever wrote it. */
export function esquecerTodosOsRascunhos(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
}

function keyOf(nome: string, autor: string | null): string | null {
  return autor !== null && autor === autorDeRascunhos() ? `${prefix}${autor}:${nome}` : null
}

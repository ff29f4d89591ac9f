/**
 * What a signed-in person typed and has not sent: kept in this browser over reloads and a session that ran out, under
 * their own user id, so that no other account sees it; gone when they sign out.
 */
import { local } from '../storage.ts'
import { lerSessao } from './sessao.ts'

const prefix = 'rascunho:'

export type RascunhoDoUsuario<Values> = {
  /** Null where there is none, or none that `is` accepts. */
  ler: () => Values | null
  /** Keeps anything that JSON can hold. */
  guardar: (values: Values) => void
  /** Once it is sent, or thrown away. */
  esquecer: () => void
}

/**
 * The draft of that name, of whoever is signed in now. To be made when the form begins: an answer may come when
 * somebody else is signed in, whose drafts are left alone. `is` judges what was stored as what a stranger wrote.
 */
export function rascunhoDoUsuario<Values>(
  nome: string,
  is: (stored: unknown) => stored is Values,
): RascunhoDoUsuario<Values> {
  const autor = lerSessao()?.codigo
  const key = `${prefix}${autor}:${nome}`
  const isAutor = () => autor !== undefined && autor === lerSessao()?.codigo
  return {
    ler: () => {
      const stored = isAutor() ? parse(local.getItem(key)) : null
      return is(stored) ? stored : null
    },
    guardar: values => {
      if (isAutor()) local.setItem(key, JSON.stringify(values))
    },
    esquecer: () => {
      if (isAutor()) local.removeItem(key)
    },
  }
}

/** For signing out: who sits here next finds nothing, whoever wrote it. */
export function esquecerTodosOsRascunhos(): void {
  for (const key of local.keys()) if (key.startsWith(prefix)) local.removeItem(key)
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null')
  } catch {
    return null
  }
}

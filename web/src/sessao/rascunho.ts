/** Drafts: text that somebody typed into a form and has not sent. They survive a reload. */
import { useState } from 'react'
import { type keepIn, local, session } from '../storage.ts'
import { readSessao } from './sessao.ts'

export type Rascunho<Values> = {
  /** Null for no draft, or if the stored value is not accepted. */
  read: () => Values | null
  /** Stores the values as JSON. */
  save: (values: Values) => void
  clear: () => void
}

/** Whether a stored value, which is not trusted, is a draft of this form. */
type Accepts<Values> = (stored: unknown) => stored is Values

const prefix = 'rascunho:'

/**
 * The draft of this name of the signed-in user, kept in this browser, also over an expired session, until they sign out.
 * Create it when the form mounts: a response may arrive after another user signed in, whose drafts it must not touch.
 */
export function rascunhoDoUsuario<Values>(nome: string, accepts: Accepts<Values>): Rascunho<Values> {
  const autor = readSessao()?.codigo
  const isAutor = () => autor !== undefined && autor === readSessao()?.codigo
  const { read, save, clear } = rascunhoIn(local, `${prefix}${autor}:${nome}`, accepts)
  return {
    read: () => (isAutor() ? read() : null),
    save: values => {
      if (isAutor()) save(values)
    },
    clear: () => {
      if (isAutor()) clear()
    },
  }
}

/** The draft of this name in this tab, for a visitor. */
export const rascunhoDaAba = <Values>(nome: string, accepts: Accepts<Values>): Rascunho<Values> =>
  rascunhoIn(session, nome, accepts)

/** A text and its draft of this name. `restaurado`: the text was read from the draft, and was not emptied since. */
export function useRascunhoDeTexto(nome: string) {
  const [rascunho] = useState(() => rascunhoDoUsuario(nome, stored => typeof stored === 'string'))
  const [texto, setTexto] = useState(() => rascunho.read() ?? '')
  const [restaurado, setRestaurado] = useState(texto.trim() !== '')
  const save = (text: string) => {
    setTexto(text)
    if (text) return rascunho.save(text)
    rascunho.clear()
    setRestaurado(false)
  }
  return { texto, restaurado, save }
}

function rascunhoIn<Values>(
  storage: ReturnType<typeof keepIn>,
  key: string,
  accepts: Accepts<Values>,
): Rascunho<Values> {
  return {
    read: () => {
      const stored = parse(storage.getItem(key))
      return accepts(stored) ? stored : null
    },
    save: values => void storage.setItem(key, JSON.stringify(values)),
    clear: () => storage.removeItem(key),
  }
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null')
  } catch {
    return null
  }
}

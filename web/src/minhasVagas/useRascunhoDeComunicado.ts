import { useState } from 'react'
import {
  autorDeRascunhos,
  esquecerRascunhoDoUsuario,
  guardarRascunhoDoUsuario,
  lerRascunhoDoUsuario,
} from '../sessao/rascunhoDoUsuario.ts'
import { newChave } from './chave.ts'

/** A comunicado that is being written or sent. */
export type Rascunho = {
  texto: string
  /** The same while the text is: nobody gets it twice, however often it is tried. */
  chave: string
  /** REST ids of those who did not get it yet, once sending began; null before, for all candidates. */
  faltam: readonly string[] | null
}

/** The draft to the candidates of a vaga (global id), kept over a reload until everybody has it; null throws it away. */
export function useRascunhoDeComunicado(vaga: string): [Rascunho, (next: Rascunho | null) => void] {
  const nome = `comunicado:${vaga}`
  const [autor] = useState(autorDeRascunhos)
  const [rascunho, setRascunho] = useState(() => toRascunho(lerRascunhoDoUsuario(nome)))
  const mudar = (next: Rascunho | null) => {
    if (next) guardarRascunhoDoUsuario(nome, next, autor)
    else esquecerRascunhoDoUsuario(nome, autor)
    setRascunho(next ?? novoRascunho(''))
  }
  return [rascunho, mudar]
}

/** With a key of its own. */
export const novoRascunho = (texto: string, faltam: Rascunho['faltam'] = null): Rascunho => ({
  texto,
  chave: newChave(),
  faltam,
})

function toRascunho(kept: unknown): Rascunho {
  const { texto, chave, faltam } = (kept ?? {}) as Partial<Record<keyof Rascunho, unknown>>
  if (typeof texto !== 'string' || typeof chave !== 'string') return novoRascunho('')
  return { texto, chave, faltam: Array.isArray(faltam) ? faltam.map(String) : null }
}

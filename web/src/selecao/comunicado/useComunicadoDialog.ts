import { useState, useTransition } from 'react'
import type { Para } from './comunicado.ts'
import { useRascunhoDeComunicado } from './useRascunhoDeComunicado.ts'

/** Null until it is first opened, so that its code is not loaded before. */
type State = 'writing' | 'suggesting' | 'closed' | null

/** The dialog of a comunicado to the candidates of a vaga (global id): whether it is open, and its draft. */
export function useComunicadoDialog(vaga: string) {
  const { read, suggest, address, ...comunicado } = useRascunhoDeComunicado(vaga)
  const [state, setState] = useState<State>(null)
  /** A text to offer when there is no draft; closing the dialog clears it. */
  const [suggestion, setSuggestion] = useState('')
  const [isLoading, startLoading] = useTransition()
  /**
   * Offers the suggestion, unless there is a draft: that one is never overwritten. `para`: to whom; without it the draft
   * keeps its own. What is being sent, or failed for some, keeps its recipients.
   */
  const open = (para?: Para) => {
    const { texto, faltam, para: atual } = read().rascunho
    if (faltam === null) address(para ?? (texto ? (atual ?? null) : null))
    const suggesting = suggestion !== '' && !read().rascunho.texto
    if (suggesting) suggest(suggestion)
    startLoading(() => setState(suggesting ? 'suggesting' : 'writing'))
  }
  const close = () => {
    const { texto, desde } = read().rascunho
    if (texto && texto === suggestion && desde === null) comunicado.save(null)
    setSuggestion('')
    setState('closed')
  }
  return { ...comunicado, address, state, isLoading, hasSuggestion: suggestion !== '', setSuggestion, open, close }
}

import { useState } from 'react'
import { rascunhoDoUsuario } from './rascunhoDoUsuario.ts'

/** A text, kept as the draft of that name while there is any. `restaurado`: it began with what was kept. */
export function useRascunhoDeTexto(nome: string) {
  const [rascunho] = useState(() => rascunhoDoUsuario(nome, stored => typeof stored === 'string'))
  const [texto, setTexto] = useState(() => rascunho.ler() ?? '')
  const [restaurado, setRestaurado] = useState(texto.trim() !== '')
  const guardar = (text: string) => {
    setTexto(text)
    if (text) return rascunho.guardar(text)
    rascunho.esquecer()
    setRestaurado(false)
  }
  return { texto, restaurado, guardar }
}

import { useState } from 'react'
import { rascunhoDoUsuario } from '../sessao/rascunhoDoUsuario.ts'
import { type Respondido, semRespostas } from './respostas.ts'

const isObject = (stored: unknown): stored is Record<string, unknown> => typeof stored === 'object' && stored !== null

const isRespondido = (stored: unknown): stored is Respondido => {
  if (!isObject(stored) || !isObject(stored['valores'])) return false
  const { valores, enviado } = stored
  const isEnviado = isObject(enviado) && typeof enviado['arquivo'] === 'string' && typeof enviado['nome'] === 'string'
  return (
    Object.values(valores).every(each => typeof each === 'string') &&
    (enviado === null || (isEnviado && typeof enviado['tamanho'] === 'number'))
  )
}

/** What was answered to a vaga and not sent yet, kept as a draft; what is no longer asked stays in it. */
export function useRespostas(vaga: string) {
  const [rascunho] = useState(() => rascunhoDoUsuario(`respostas:${vaga}`, isRespondido))
  const [respondido, setRespondido] = useState(() => rascunho.ler() ?? semRespostas)
  const [restauradas, setRestauradas] = useState(respondido !== semRespostas)
  const guardar = (next: Respondido) => {
    setRespondido(next)
    if (next.enviado || Object.values(next.valores).some(Boolean)) return rascunho.guardar(next)
    rascunho.esquecer()
    setRestauradas(false)
  }
  return { respondido, restauradas, guardar }
}

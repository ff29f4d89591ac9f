import { useState, useTransition } from 'react'
import { novoRascunho, useRascunhoDeComunicado } from './useRascunhoDeComunicado.ts'

/** Null until it is first opened, so that its code is not loaded before. */
type Estado = 'escrevendo' | 'perguntando' | 'fechado' | null

/** The dialog of a comunicado to the candidates of this vaga (global id): whether it is open, and its draft. */
export function useAbertura(vaga: string) {
  const { ler, ...comunicado } = useRascunhoDeComunicado(vaga)
  const [estado, setEstado] = useState<Estado>(null)
  const [sugerido, setSugerido] = useState('')
  const [isLoading, startLoading] = useTransition()
  /** With a suggestion it asks whether to send it; a draft that stands is not overwritten. */
  const abrir = (sugestao?: string) => {
    if (sugestao && !ler().rascunho.texto) {
      comunicado.mudar(novoRascunho(sugestao))
      setSugerido(sugestao)
    }
    startLoading(() => setEstado(sugestao ? 'perguntando' : 'escrevendo'))
  }
  /** Nobody wrote a suggestion that is neither changed nor sent: it is no draft. */
  const fechar = () => {
    const { texto, desde } = ler().rascunho
    if (texto && texto === sugerido && desde === null) comunicado.mudar(null)
    setEstado('fechado')
  }
  return { ...comunicado, estado, isLoading, abrir, fechar }
}

import { useState, useTransition } from 'react'
import { useRascunhoDeComunicado } from './useRascunhoDeComunicado.ts'

/** Null until it is first opened, so that its code is not loaded before. */
type Estado = 'escrevendo' | 'perguntando' | 'fechado' | null

/** The dialog of a comunicado to the candidates of this vaga (global id): whether it is open, and its draft. */
export function useAbertura(vaga: string) {
  const { ler, propor, ...comunicado } = useRascunhoDeComunicado(vaga)
  const [estado, setEstado] = useState<Estado>(null)
  /** Words for a comunicado that nobody began; they go once the dialog was closed. */
  const [sugestao, setSugestao] = useState('')
  const [isLoading, startLoading] = useTransition()
  /** With the suggestion it asks whether to send it; a draft that was begun is not overwritten. */
  const abrir = () => {
    const perguntando = sugestao !== '' && !ler().rascunho.texto
    if (perguntando) propor(sugestao)
    startLoading(() => setEstado(perguntando ? 'perguntando' : 'escrevendo'))
  }
  const fechar = () => {
    const { texto, desde } = ler().rascunho
    if (texto && texto === sugestao && desde === null) comunicado.mudar(null)
    setSugestao('')
    setEstado('fechado')
  }
  return { ...comunicado, estado, isLoading, temSugestao: sugestao !== '', sugerir: setSugestao, abrir, fechar }
}

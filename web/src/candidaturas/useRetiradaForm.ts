import { useState } from 'react'
import { toastError, toastSuccess } from '../ui/toast.ts'
import { useRascunhoDeTexto } from '../sessao/useRascunhoDeTexto.ts'
import { useRetirarCandidatura } from './useRetirarCandidatura.ts'

/** Longest word to the professor, in characters. */
export const maximoDaPalavra = 1000

/**
 * The word with which the candidatura to this vaga is withdrawn, and withdrawing it. What was typed outlives every
 * failure and a reload, not success.
 */
export function useRetiradaForm(vaga: { id: string; codigo: string }, onClose: () => void) {
  const { texto: palavra, restaurado, guardar } = useRascunhoDeTexto(`retirada:${vaga.id}`)
  const [recusa, setRecusa] = useState<string | null>(null)
  const [retirar, isSending] = useRetirarCandidatura()
  const escrever = (text: string) => {
    guardar(text)
    setRecusa(null)
  }
  const enviar = () => {
    if (palavra.length > maximoDaPalavra) return
    setRecusa(null)
    retirar(vaga, palavra.trim() || null, {
      onRetirada: () => {
        onClose()
        guardar('')
        toastSuccess('Candidatura retirada')
      },
      onRefused: mensagem => {
        setRecusa(mensagem)
        toastError('Erro ao retirar', mensagem)
      },
    })
  }
  return { palavra, restaurado, escrever, enviar, recusa, isSending }
}

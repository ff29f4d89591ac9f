import { useState } from 'react'
import type { usePedido } from '../perguntas/usePedido.ts'
import { newChave } from '../relay/chave.ts'
import { toastError, toastSuccess } from '../ui/toast.ts'
import { campoDaCarta, type Recusa, useCandidatar } from './useCandidatar.ts'
import { useRascunhoDeTexto } from './useRascunhoDeTexto.ts'

/** Longest letter, in characters (specification §9). */
export const maximoDaCarta = 2000

const longa: Recusa = { campo: campoDaCarta, mensagem: `A carta deve ter no máximo ${maximoDaCarta} caracteres.` }

/** What the vaga asks beside the letter. */
type Respostas = Pick<ReturnType<typeof usePedido>, 'toInput' | 'recusar' | 'descartar'>

type Owner = { onClose: () => void; onAlready: (mensagem: string) => void; respostas: Respostas }

/**
 * The letter to the vaga of this global id, and sending it. What was typed outlives every failure and a reload, not
 * success.
 */
export function useCandidaturaForm(vaga: string, { onClose, onAlready, respostas }: Owner) {
  const { texto: carta, restaurado: restaurada, guardar } = useRascunhoDeTexto(`carta:${vaga}`)
  const [chave, setChave] = useState(newChave)
  const [recusa, setRecusa] = useState<Recusa | null>(null)
  const [candidatar, isSending] = useCandidatar()
  const escrever = (text: string) => {
    guardar(text)
    // Another letter is another attempt; the same one sent again must not apply twice.
    setChave(newChave)
    setRecusa(text.length > maximoDaCarta ? longa : null)
  }
  const enviar = () => {
    if (carta.length > maximoDaCarta) return
    setRecusa(null)
    const respondido = respostas.toInput()
    if (!respondido) return
    candidatar(
      { vaga, cartaDeMotivacao: carta.trim() || null, ...respondido, chave },
      {
        onSent: () => {
          onClose()
          // Cancelled and applied for again, this is another attempt, even with the same words.
          escrever('')
          respostas.descartar()
          toastSuccess('Candidatura enviada!')
        },
        onAlready: mensagem => {
          onClose()
          onAlready(mensagem)
          toastError('Erro ao candidatar', mensagem)
        },
        onRefused: refused => {
          setRecusa(refused)
          if (refused.campo && refused.campo !== campoDaCarta) respostas.recusar(refused.campo, refused.mensagem)
          toastError('Erro ao candidatar', refused.mensagem)
        },
      },
    )
  }
  /** Other answers are another attempt, too. */
  const renovar = () => setChave(newChave)
  return { carta, restaurada, escrever, renovar, enviar, recusa, isSending }
}

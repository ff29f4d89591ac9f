import { useState } from 'react'
import { newChave } from '../relay/chave.ts'
import { rascunhoDoUsuario } from '../sessao/rascunhoDoUsuario.ts'
import { toastError, toastSuccess } from '../ui/toast.ts'
import { campoDaCarta, type Recusa, useCandidatar } from './useCandidatar.ts'

/** Longest letter, in characters (specification §9). */
export const maximoDaCarta = 2000

const longa: Recusa = { campo: campoDaCarta, mensagem: `A carta deve ter no máximo ${maximoDaCarta} caracteres.` }

type Owner = { onClose: () => void; onAlready: (mensagem: string) => void }

/**
 * The letter to the vaga of this global id, and sending it. What was typed outlives every failure and a reload, not
 * success.
 */
export function useCandidaturaForm(vaga: string, { onClose, onAlready }: Owner) {
  const { carta, restaurada, guardar } = useCarta(vaga)
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
    candidatar(
      { vaga, cartaDeMotivacao: carta.trim() || null, chave },
      {
        onSent: () => {
          onClose()
          // Cancelled and applied for again, this is another attempt, even with the same words.
          escrever('')
          toastSuccess('Candidatura enviada!')
        },
        onAlready: mensagem => {
          onClose()
          onAlready(mensagem)
          toastError('Erro ao candidatar', mensagem)
        },
        onRefused: refused => {
          setRecusa(refused)
          toastError('Erro ao candidatar', refused.mensagem)
        },
      },
    )
  }
  return { carta, restaurada, escrever, enviar, recusa, isSending }
}

/** The letter, kept as a draft while there is any. `restaurada`: it began with what was kept. */
function useCarta(vaga: string) {
  const [rascunho] = useState(() => rascunhoDoUsuario(`carta:${vaga}`, stored => typeof stored === 'string'))
  const [carta, setCarta] = useState(() => rascunho.ler() ?? '')
  const [restaurada, setRestaurada] = useState(carta.trim() !== '')
  const guardar = (text: string) => {
    setCarta(text)
    if (text) return rascunho.guardar(text)
    rascunho.esquecer()
    setRestaurada(false)
  }
  return { carta, restaurada, guardar }
}

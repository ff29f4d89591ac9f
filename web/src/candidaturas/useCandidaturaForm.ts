import { useState } from 'react'
import { newChave } from '../relay/chave.ts'
import { rascunhoDoUsuario } from '../sessao/rascunhoDoUsuario.ts'
import { toastError, toastSuccess } from '../ui/toast.ts'
import { campoDaCarta, type Recusa, useCandidatar } from './useCandidatar.ts'
import { useRascunhoDeTexto } from './useRascunhoDeTexto.ts'

/** Longest letter, in characters (specification §9). */
export const maximoDaCarta = 2000

const longa: Recusa = { campo: campoDaCarta, mensagem: `A carta deve ter no máximo ${maximoDaCarta} caracteres.` }

type Owner = { onClose: () => void; onAlready: (mensagem: string) => void }

/** The consent to share the transcript, kept with the letter's draft; off until it is given. */
function useCompartilhar(vaga: string, onChange: () => void) {
  const [rascunho] = useState(() => rascunhoDoUsuario(`compartilhar:${vaga}`, stored => stored === true))
  const [compartilhar, setCompartilhar] = useState(() => rascunho.ler() ?? false)
  const guardar = (next: boolean) => {
    setCompartilhar(next)
    onChange()
    if (next) rascunho.guardar(true)
    else rascunho.esquecer()
  }
  return [compartilhar, guardar] as const
}

/**
 * The letter to the vaga of this global id, the consent, and sending them. What was typed outlives every failure and a reload, not
 * success.
 */
export function useCandidaturaForm(vaga: string, { onClose, onAlready }: Owner) {
  const { texto: carta, restaurado: restaurada, guardar } = useRascunhoDeTexto(`carta:${vaga}`)
  const [chave, setChave] = useState(newChave)
  const [compartilhar, consentir] = useCompartilhar(vaga, () => setChave(newChave))
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
      { vaga, cartaDeMotivacao: carta.trim() || null, compartilharHistorico: compartilhar, chave },
      {
        onSent: () => {
          onClose()
          // Cancelled and applied for again, this is another attempt, even with the same words.
          escrever('')
          consentir(false)
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
  return { carta, restaurada, escrever, compartilhar, consentir, enviar, recusa, isSending }
}

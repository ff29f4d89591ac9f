import { useState } from 'react'
import type { usePedido } from '../perguntas/usePedido.ts'
import { newChave } from '../relay/chave.ts'
import { rascunhoDoUsuario } from '../sessao/rascunhoDoUsuario.ts'
import { toastError, toastSuccess } from '../ui/toast.ts'
import { campoDaCarta, type Recusa, useCandidatar } from './useCandidatar.ts'
import { useRascunhoDeTexto } from '../sessao/useRascunhoDeTexto.ts'

/** Longest letter, in characters (specification §9). */
export const maximoDaCarta = 2000

const longa: Recusa = { campo: campoDaCarta, mensagem: `A carta deve ter no máximo ${maximoDaCarta} caracteres.` }

/** What the vaga asks beside the letter. */
type Respostas = Pick<ReturnType<typeof usePedido>, 'toInput' | 'recusar' | 'descartar'>

type Owner = { onClose: () => void; onAlready: (mensagem: string) => void; respostas: Respostas }

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

/** The idempotency key of an attempt, and the way to another: with other words, answers or consent. */
function useChave() {
  const [chave, setChave] = useState(newChave)
  return [chave, () => setChave(newChave)] as const
}

/**
 * The letter to the vaga of this global id, the consent, and sending them with the answers. What was typed outlives
 * every failure and a reload, not success.
 */
export function useCandidaturaForm(vaga: string, { onClose, onAlready, respostas }: Owner) {
  const { texto: carta, restaurado: restaurada, guardar } = useRascunhoDeTexto(`carta:${vaga}`)
  const [chave, renovar] = useChave()
  const [compartilhar, consentir] = useCompartilhar(vaga, renovar)
  const [recusa, setRecusa] = useState<Recusa | null>(null)
  const [candidatar, isSending] = useCandidatar()
  const escrever = (text: string) => {
    guardar(text)
    // Another letter is another attempt; the same one sent again must not apply twice.
    renovar()
    setRecusa(text.length > maximoDaCarta ? longa : null)
  }
  const enviar = () => {
    const respondido = carta.length > maximoDaCarta ? null : respostas.toInput()
    if (!respondido) return
    setRecusa(null)
    candidatar(
      { vaga, cartaDeMotivacao: carta.trim() || null, ...respondido, compartilharHistorico: compartilhar, chave },
      {
        onSent: () => {
          onClose()
          // Cancelled and applied for again, this is another attempt, even with the same words.
          escrever('')
          consentir(false)
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
  return { carta, restaurada, escrever, compartilhar, consentir, renovar, enviar, recusa, isSending }
}

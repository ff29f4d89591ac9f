import { useState } from 'react'
import type { useRespostasForm } from '../../perguntas/useRespostasForm.ts'
import { newIdempotencyKey } from '../../relay/idempotencyKey.ts'
import { rascunhoDoUsuario, useRascunhoDeTexto } from '../../sessao/rascunho.ts'
import { blankIsNull, countCharacters } from '../../ui/characters.ts'
import { toastSuccess } from '../../ui/overlay/toast.ts'
import type { Recusa } from './etapaDoAluno.ts'
import { campoDaCarta, type Refusal, useCandidatar } from './useCandidatar.ts'

/** The title of a refusal (specification §8). */
export const erroAoCandidatar = 'Erro ao candidatar'

/** Longest letter, in characters (specification §9). */
export const maximoDaCarta = 2000

const longa: Refusal = {
  mensagem: '',
  campos: [{ campo: campoDaCarta, mensagem: `A carta deve ter no máximo ${maximoDaCarta} caracteres.` }],
}

const isLonga = (carta: string) => countCharacters(carta) > maximoDaCarta

/** What the vaga requests besides the letter. */
type Respostas = Pick<ReturnType<typeof useRespostasForm>, 'toInput' | 'refuse' | 'descartar'>

type Owner = { onClose: () => void; onAlready: (recusa: Recusa) => void; respostas: Respostas }

/** The consent to share the transcript, kept with the draft of the letter; off by default. */
function useCompartilhar(vaga: string, onChange: () => void) {
  const [rascunho] = useState(() => rascunhoDoUsuario(`compartilhar:${vaga}`, stored => stored === true))
  const [compartilhar, setCompartilhar] = useState(() => rascunho.read() ?? false)
  const keep = (next: boolean) => {
    setCompartilhar(next)
    onChange()
    if (next) rascunho.save(true)
    else rascunho.clear()
  }
  return [compartilhar, keep] as const
}

/** The idempotency key of an attempt. A changed letter, answer or consent starts a new attempt. */
function useChave() {
  const [chave, setChave] = useState(newIdempotencyKey)
  return [chave, () => setChave(newIdempotencyKey)] as const
}

/**
 * The form to apply to the vaga with this global id. The draft survives failures and reloads, and is deleted on
 * success.
 */
export function useCandidaturaForm(vaga: string, { onClose, onAlready, respostas }: Owner) {
  const { texto: carta, restaurado: restaurada, save } = useRascunhoDeTexto(`carta:${vaga}`)
  const [chave, renovar] = useChave()
  const [compartilhar, consentir] = useCompartilhar(vaga, renovar)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [candidatar, isSending] = useCandidatar()
  const escrever = (text: string) => {
    save(text)
    // A changed letter is a new attempt; a retry of the same one must not apply twice.
    renovar()
    setRefusal(isLonga(text) ? longa : null)
  }
  const enviar = () => {
    const respondido = isLonga(carta) ? null : respostas.toInput()
    if (!respondido) return
    setRefusal(null)
    candidatar(
      { vaga, cartaDeMotivacao: blankIsNull(carta), ...respondido, compartilharHistorico: compartilhar, chave },
      {
        onSent: () => {
          onClose()
          // Applying again after cancelling is a new attempt, even with the same text.
          escrever('')
          consentir(false)
          respostas.descartar()
          toastSuccess('Candidatura enviada!')
        },
        onAlready: mensagem => {
          onClose()
          onAlready({ titulo: erroAoCandidatar, mensagem })
        },
        onRefused: refused => {
          setRefusal(refused)
          respostas.refuse(refused.campos.filter(({ campo }) => campo !== campoDaCarta))
        },
      },
    )
  }
  return { carta, restaurada, escrever, compartilhar, consentir, renovar, enviar, refusal, isSending }
}

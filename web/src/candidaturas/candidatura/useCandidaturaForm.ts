import { useState } from 'react'
import type { useRespostasForm } from '../../perguntas/useRespostasForm.ts'
import { useRefusal } from '../../relay/useRefusal.ts'
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

type Owner = {
  onClose: () => void
  onAlready: (recusa: Recusa) => void
  respostas: Respostas
  /** Why one can no longer apply; null while one can. */
  fim: string | null
}

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
 * The letter, and why it was refused. A changed one is a new attempt: a retry of the same one must not apply twice.
 * `renovar` begins another attempt.
 */
function useCarta(vaga: string, fim: string | null, renovar: () => void) {
  const { texto: carta, restaurado: restaurada, save } = useRascunhoDeTexto(`carta:${vaga}`)
  const [refusal, setRefusal] = useRefusal<Refusal>(fim)
  const escrever = (text: string) => {
    save(text)
    renovar()
    setRefusal(null)
  }
  return { carta, restaurada, escrever, refusal: isLonga(carta) ? longa : refusal, setRefusal }
}

/** The form to apply to a vaga. The draft survives failures and reloads, and is deleted on success. */
export function useCandidaturaForm(
  vaga: { id: string; codigo: string },
  { onClose, onAlready, respostas, fim }: Owner,
) {
  const [chave, renovar] = useChave()
  const { setRefusal, ...texto } = useCarta(vaga.id, fim, renovar)
  const [compartilhar, consentir] = useCompartilhar(vaga.id, renovar)
  const [candidatar, isSending] = useCandidatar()
  const enviar = () => {
    const respondido = isLonga(texto.carta) ? null : respostas.toInput()
    if (!respondido) return
    setRefusal(null)
    candidatar(
      vaga,
      { cartaDeMotivacao: blankIsNull(texto.carta), ...respondido, compartilharHistorico: compartilhar, chave },
      {
        onSent: () => {
          onClose()
          // Applying again after cancelling is a new attempt, even with the same text.
          texto.escrever('')
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
  return { ...texto, compartilhar, consentir, renovar, enviar, isSending }
}

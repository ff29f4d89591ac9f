import { useRefusal } from '../../relay/useRefusal.ts'
import { blankIsNull, countCharacters } from '../../ui/characters.ts'
import { toastSuccess } from '../../ui/overlay/toast.ts'
import { useRascunhoDeTexto } from '../../sessao/rascunho.ts'
import { useRetirarCandidatura } from './useRetirarCandidatura.ts'

/** The longest message to the professor, in characters. */
export const maximoDaPalavra = 1000

/**
 * The form to withdraw the candidatura to this vaga. The draft of the message survives failures and reloads, and is
 * deleted on success. `fim`: why the candidatura can no longer be ended.
 */
export function useRetiradaForm(vaga: { id: string; codigo: string }, fim: string | null, onClose: () => void) {
  const { texto: palavra, restaurado, save } = useRascunhoDeTexto(`retirada:${vaga.id}`)
  const [refusal, setRefusal] = useRefusal<string>(fim)
  const [retirar, isSending] = useRetirarCandidatura()
  const escrever = (text: string) => {
    save(text)
    setRefusal(null)
  }
  const enviar = () => {
    if (countCharacters(palavra) > maximoDaPalavra) return
    setRefusal(null)
    retirar(vaga, blankIsNull(palavra), {
      onRetirada: () => {
        onClose()
        save('')
        toastSuccess('Candidatura retirada')
      },
      onRefused: setRefusal,
    })
  }
  return { palavra, restaurado, escrever, enviar, refusal, isSending }
}

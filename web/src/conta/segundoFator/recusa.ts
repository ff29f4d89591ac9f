import { failureSentence } from '../../relay/failureText.ts'
import type { RecusaDeProva } from '../../sessao/segundoPasso/ProvaForm.tsx'

export type OnRecusa = (recusa: RecusaDeProva) => void

/** A refusal that is about no field. */
export const toRecusa = (mensagem = 'Nada foi alterado. Tente de novo.'): RecusaDeProva => ({ campo: null, mensagem })

/** A request that failed. */
export const toFalha = (error: unknown): RecusaDeProva => ({ campo: null, mensagem: failureSentence(error) })

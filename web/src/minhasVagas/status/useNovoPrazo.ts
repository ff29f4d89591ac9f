import { useState } from 'react'
import { diasAte } from '../../tags/prazo.ts'
import { today } from '../../ui/fuso.ts'

/** The field for the new prazo of a vaga past its prazo. Its value stays until the server saved it. */
export function useNovoPrazo(prazo: string | null) {
  const [value, setValue] = useState('')
  const [error, setError] = useState<string>()
  /** Returns the day to send; null to keep the current prazo; undefined if the field is invalid, which it then shows. */
  const validate = (): string | null | undefined => {
    if (!isPast(prazo)) return null
    const wrong = value ? (value < today() ? 'O prazo não pode estar no passado' : undefined) : 'Escolha o novo prazo'
    setError(wrong)
    return wrong ? undefined : value
  }
  return { vencido: isPast(prazo) ? prazo : null, value, onChange: setValue, error, validate }
}

export const isPast = (prazo: string | null): prazo is string => prazo !== null && diasAte(prazo) < 0

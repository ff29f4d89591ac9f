import { useState } from 'react'
import { diasAte } from '../vagas/prazo.ts'
import { hoje } from './hoje.ts'

/** The new deadline of a vaga whose own is over. What was typed stays until the server has it. */
export function useNovoPrazo(prazo: string | null) {
  const [value, setValue] = useState('')
  const [error, setError] = useState<string>()
  /** The day to send, null where the one that stands holds; undefined while the field is wrong, which it then says. */
  const conferir = (): string | null | undefined => {
    if (!passou(prazo)) return null
    const wrong = value ? (value < hoje() ? 'O prazo não pode estar no passado' : undefined) : 'Escolha o novo prazo'
    setError(wrong)
    return wrong ? undefined : value
  }
  return { vencido: passou(prazo) ? prazo : null, value, onChange: setValue, error, conferir }
}

const passou = (prazo: string | null): prazo is string => prazo !== null && diasAte(prazo) < 0

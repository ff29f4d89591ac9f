import { Field } from '../ui/Field.tsx'
import { formatLongDay } from '../ui/format.ts'
import { Stack } from '../ui/Stack.tsx'
import { Text } from '../ui/Text.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { hoje } from './hoje.ts'

type Props = {
  /** The last day to apply, where it is over; else nothing is asked. */
  vencido: string | null
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

/** Asks for the new deadline of a vaga past its own: to take it up again alone would open nothing. */
export const NovoPrazo = ({ vencido, value, onChange, error }: Props) => {
  if (vencido === null) return null
  return (
    <Stack>
      <Text>O prazo terminou em {formatLongDay(vencido)}. Até que dia os alunos poderão se candidatar?</Text>
      <Field label="Novo prazo" error={error}>
        {control => (
          <TextInput
            {...control}
            type="date"
            min={hoje()}
            value={value}
            onChange={event => onChange(event.target.value)}
          />
        )}
      </Field>
    </Stack>
  )
}

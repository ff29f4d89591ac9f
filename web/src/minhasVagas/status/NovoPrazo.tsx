import { Field } from '../../ui/form/Field.tsx'
import { today } from '../../ui/fuso.ts'
import { formatDay } from '../../ui/dates.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'

type Props = {
  /** The prazo that is past; null renders nothing. */
  vencido: string | null
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

/** Asks for the new prazo of a vaga past its prazo: a new status alone would not reopen it. */
export const NovoPrazo = ({ vencido, value, onChange, error }: Props) => {
  if (vencido === null) return null
  return (
    <Stack>
      <Text>{`O prazo terminou em ${formatDay(vencido)}. Até que dia os alunos poderão se candidatar?`}</Text>
      <Field label="Novo prazo" error={error}>
        {control => (
          <TextInput
            {...control}
            type="date"
            min={today()}
            value={value}
            onChange={event => onChange(event.target.value)}
          />
        )}
      </Field>
    </Stack>
  )
}

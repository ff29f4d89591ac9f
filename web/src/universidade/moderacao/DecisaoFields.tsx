import { today } from '../../ui/fuso.ts'
import { Field } from '../../ui/form/Field.tsx'
import { Textarea } from '../../ui/form/Textarea.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import type { Ato } from './casos.ts'

/** As the REST API counts. */
const maximoDoMotivo = 500
const minimoDoMotivo = 3

export type Preenchido = { motivo: string; ate: string }
type Erros = Partial<Record<string, string>>

/** What is missing, by field. */
export const faltasDe = (ato: Ato, { motivo, ate }: Preenchido): Erros => ({
  ...(ato === 'SUSPENDER' && ate === '' && { ate: 'Escolha uma data válida.' }),
  ...(ato !== 'LIBERAR' &&
    motivo.trim().length < minimoDoMotivo && { motivo: 'Escreva o motivo, com ao menos 3 caracteres.' }),
})

type Props = { ato: Ato; value: Preenchido; erros: Erros; onChange: (value: Preenchido) => void }

/** The reason of a decision, and the last day of a suspension. */
export const DecisaoFields = ({ ato, value, erros, onChange }: Props) => (
  <Stack>
    {ato === 'SUSPENDER' ? (
      <Field label="Último dia" error={erros['ate']}>
        {control => (
          <TextInput
            {...control}
            type="date"
            min={today()}
            value={value.ate}
            onChange={event => onChange({ ...value, ate: event.target.value })}
          />
        )}
      </Field>
    ) : null}
    <Field
      label="Motivo"
      hint={ato === 'DISPENSAR' || ato === 'REABRIR' ? 'Fica no caso e na auditoria.' : 'A própria pessoa o lê.'}
      counter={{ text: value.motivo, max: maximoDoMotivo }}
      error={erros['motivo']}
    >
      {control => (
        <Textarea
          {...control}
          value={value.motivo}
          onChange={event => onChange({ ...value, motivo: event.target.value })}
        />
      )}
    </Field>
  </Stack>
)

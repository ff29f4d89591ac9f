import { Field } from '../ui/form/Field.tsx'
import { RadioGroup } from '../ui/form/RadioGroup.tsx'
import { Textarea } from '../ui/form/Textarea.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { type Motivo, motivos } from './motivos.ts'

/** As the REST API counts. */
const maximo = 1000

const options = Object.entries(motivos).map(([value, label]) => ({ value: value as Motivo, label }))

export type Preenchido = { motivo: Motivo | null; texto: string }
type Erros = Partial<Record<string, string>>

/** What is missing, by field. */
export const faltasDe = ({ motivo, texto }: Preenchido): Erros => ({
  ...(motivo === null && { motivo: 'Escolha um motivo.' }),
  ...(motivo === 'OUTRO' && texto.trim() === '' && { texto: 'Conte o que houve.' }),
})

type Props = { value: Preenchido; erros: Erros; onChange: (value: Preenchido) => void }

/** Why something is reported, and what happened: needed where no reason fits. */
export const DenunciaFields = ({ value, erros, onChange }: Props) => (
  <Stack>
    <RadioGroup
      legend="O que há de errado?"
      name="motivo"
      value={value.motivo}
      options={options}
      onChange={motivo => onChange({ ...value, motivo })}
      error={erros['motivo']}
    />
    <Field
      label="O que houve"
      optional={value.motivo !== 'OUTRO'}
      counter={{ text: value.texto, max: maximo }}
      error={erros['texto']}
    >
      {control => (
        <Textarea
          {...control}
          value={value.texto}
          onChange={event => onChange({ ...value, texto: event.target.value })}
        />
      )}
    </Field>
  </Stack>
)

import { useEffect, useRef } from 'react'
import { Field } from '../../ui/form/Field.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { Textarea } from '../../ui/form/Textarea.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { Grid } from '../../ui/layout/Grid.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { lados } from './lados.ts'

/** As the REST API counts. */
const maximo = 300
const minimo = 3

/** `para` is a key of `lados`; the days are as '2026-12-31', or ''. */
export type Preenchido = { texto: string; para: string; de: string; ate: string }
type Erros = Partial<Record<string, string>>

/** What is missing, by field. */
export const faltasDe = ({ texto, de, ate }: Preenchido): Erros => ({
  ...(texto.trim().length < minimo && { texto: `Escreva o aviso, com ao menos ${minimo} caracteres.` }),
  ...(de === '' && { de: 'Escolha uma data válida.' }),
  ...(ate === '' && { ate: 'Escolha uma data válida.' }),
})

type Props = { value: Preenchido; erros: Erros; onChange: (value: Preenchido) => void }

/** What a sentence says, to whom and on which days. New errors give the first of their fields the focus. */
export const AvisoFields = ({ value, erros, onChange }: Props) => {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [erros])
  const dia = (name: 'de' | 'ate') => ({
    value: value[name],
    error: erros[name],
    onChange: (given: string) => onChange({ ...value, [name]: given }),
  })
  return (
    <div ref={ref}>
      <Stack>
        <Field label="Aviso" counter={{ text: value.texto, max: maximo }} error={erros['texto']}>
          {control => (
            <Textarea
              {...control}
              value={value.texto}
              onChange={event => onChange({ ...value, texto: event.target.value })}
            />
          )}
        </Field>
        <Lado value={value.para} error={erros['para']} onChange={para => onChange({ ...value, para })} />
        <Grid min="small">
          <Dia label="Primeiro dia" {...dia('de')} />
          <Dia label="Último dia" {...dia('ate')} />
        </Grid>
      </Stack>
    </div>
  )
}

type CampoProps = { value: string; error: string | undefined; onChange: (value: string) => void }

const Lado = ({ value, error, onChange }: CampoProps) => (
  <Field label="Quem vê" error={error}>
    {control => (
      <Select {...control} value={value} onChange={event => onChange(event.target.value)}>
        {Object.entries(lados).map(([codigo, rotulo]) => (
          <option key={codigo} value={codigo}>
            {rotulo}
          </option>
        ))}
      </Select>
    )}
  </Field>
)

const Dia = ({ label, value, error, onChange }: CampoProps & { label: string }) => (
  <Field label={label} error={error}>
    {control => <TextInput {...control} type="date" value={value} onChange={event => onChange(event.target.value)} />}
  </Field>
)

import { useEffect, useRef } from 'react'
import { today } from '../../ui/fuso.ts'
import { Field } from '../../ui/form/Field.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Textarea } from '../../ui/form/Textarea.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { type Ato, atos } from './atos.ts'

/** As the REST API counts. */
const maximoDoMotivo = 500
const minimoDoMotivo = 3

export type Preenchido = { motivo: string; ate: string }
type Erros = Partial<Record<string, string>>

/** What is missing, by field. */
export const faltasDe = (ato: Ato, { motivo, ate }: Preenchido): Erros => ({
  ...(atos[ato].motivo &&
    motivo.trim().length < minimoDoMotivo && { motivo: 'Escreva o motivo, com ao menos 3 caracteres.' }),
  ...(ato === 'SUSPENDER' && ate === '' && { ate: 'Escolha uma data válida.' }),
})

/** Who reads the reason, besides the audit. */
const dicas: Partial<Record<Ato, string>> = {
  SUSPENDER: 'A própria pessoa o lê ao tentar entrar.',
  RECUSAR_PROFESSOR: 'A própria pessoa o lê, no mural e por e-mail.',
}

type Props = { ato: Ato; value: Preenchido; erros: Erros; onChange: (value: Preenchido) => void }

/** The last day and the reason, for the acts that need them. New errors give the first of their fields the focus. */
export const AtoFields = ({ ato, value, erros, onChange }: Props) => {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [erros])
  if (!atos[ato].motivo) return null
  return (
    <div ref={ref}>
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
          hint={dicas[ato] ?? 'Fica na auditoria.'}
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
    </div>
  )
}

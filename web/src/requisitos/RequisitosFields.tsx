import { Checkbox } from '../ui/form/Checkbox.tsx'
import { Field } from '../ui/form/Field.tsx'
import { Grid } from '../ui/layout/Grid.tsx'
import { TextInput } from '../ui/form/TextInput.tsx'
import { CursosField } from './CursosField.tsx'
import { DisciplinasField } from './DisciplinasField.tsx'
import type { Erros, RequisitosFormValues } from './requisitosForm.ts'

type Props = {
  values: RequisitosFormValues
  update: (change: Partial<RequisitosFormValues>) => void
  erros: Erros
  /** The names of the institution's cursos. */
  cursos: readonly string[]
}

/** The requisitos of a vaga: all may be left out. */
export const RequisitosFields = ({ cursos, ...form }: Props) => {
  const { values, update } = form
  return (
    <>
      <Numeros {...form} />
      <DisciplinasField value={values.disciplinas} onChange={disciplinas => update({ disciplinas })} />
      <CursosField cursos={cursos} value={values.cursos} onChange={chosen => update({ cursos: chosen })} />
      <Fechada checked={values.fechada} onChange={fechada => update({ fechada })} />
    </>
  )
}

const Fechada = ({ checked, onChange }: { checked: boolean; onChange: (fechada: boolean) => void }) => (
  <Checkbox
    label="Só aceitar candidaturas de quem atende a todos"
    hint="Quem não atende vê o que falta e não consegue se candidatar. Sem histórico importado, não dá para saber, e conta como não atendido."
    checked={checked}
    onChange={event => onChange(event.target.checked)}
  />
)

const numeros = [
  { name: 'cr', label: 'CR mínimo', hint: 'A média geral do histórico, de 0 a 10.' },
  { name: 'de', label: 'A partir do período', hint: 'Contado do período de início.' },
  { name: 'ate', label: 'Até o período', hint: undefined },
] as const

const Numeros = ({ values, update, erros }: Omit<Props, 'cursos'>) => (
  <Grid min="small">
    {numeros.map(({ name, label, hint }) => (
      <Field key={name} label={label} optional hint={hint} error={erros[name]}>
        {control => (
          <TextInput
            {...control}
            inputMode={name === 'cr' ? 'decimal' : 'numeric'}
            autoComplete="off"
            value={values[name]}
            onChange={event => update({ [name]: event.target.value })}
          />
        )}
      </Field>
    ))}
  </Grid>
)

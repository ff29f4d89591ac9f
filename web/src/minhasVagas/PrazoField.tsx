import { useFormContext } from 'react-hook-form'
import { Field } from '../ui/Field.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import type { VagaFormValues } from './vagaForm.ts'

/** The deadline of a vaga, new or published; `hint` says what a blank one means. */
export const PrazoField = ({ hint }: { hint: string }) => {
  const { register, formState } = useFormContext<VagaFormValues>()
  return (
    <Field label="Prazo" optional error={formState.errors.prazo?.message} hint={hint}>
      {control => <TextInput {...control} {...register('prazo')} type="date" />}
    </Field>
  )
}

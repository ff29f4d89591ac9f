import { useFormContext } from 'react-hook-form'
import { Field } from '../../ui/form/Field.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { campos, type VagaFormValues } from './vagaForm.ts'

/** The prazo of a vaga. `hint` says what a blank one means. */
export const PrazoField = ({ hint }: { hint: string }) => {
  const { register, formState } = useFormContext<VagaFormValues>()
  return (
    <Field label={campos.prazo.label} optional error={formState.errors.prazo?.message} hint={hint}>
      {control => <TextInput {...control} {...register('prazo')} type="date" />}
    </Field>
  )
}

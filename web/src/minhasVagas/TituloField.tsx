import { useFormContext } from 'react-hook-form'
import { Field } from '../ui/Field.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import type { VagaFormValues } from './vagaForm.ts'

/** The title of a vaga, new or published. */
export const TituloField = () => {
  const { register, formState } = useFormContext<VagaFormValues>()
  return (
    <Field label="Título" error={formState.errors.titulo?.message}>
      {control => <TextInput {...control} {...register('titulo')} autoComplete="off" />}
    </Field>
  )
}

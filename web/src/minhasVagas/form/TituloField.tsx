import { useFormContext } from 'react-hook-form'
import { Field } from '../../ui/form/Field.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { campos, type VagaFormValues } from './vagaForm.ts'

export const TituloField = () => {
  const { register, formState } = useFormContext<VagaFormValues>()
  return (
    <Field label={campos.titulo.label} error={formState.errors.titulo?.message}>
      {control => <TextInput {...control} {...register('titulo')} autoComplete="off" />}
    </Field>
  )
}

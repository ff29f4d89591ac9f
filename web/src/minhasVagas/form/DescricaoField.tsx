import { useFormContext } from 'react-hook-form'
import { Field } from '../../ui/form/Field.tsx'
import { Textarea } from '../../ui/form/Textarea.tsx'
import { campos, type VagaFormValues } from './vagaForm.ts'

export const DescricaoField = () => {
  const { register, formState } = useFormContext<VagaFormValues>()
  return (
    <Field
      label={campos.descricao.label}
      error={formState.errors.descricao?.message}
      hint="As atividades e como será a seleção."
    >
      {control => <Textarea {...control} {...register('descricao')} rows={8} />}
    </Field>
  )
}

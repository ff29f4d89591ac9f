import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field } from '../ui/Field.tsx'
import { Select } from '../ui/Select.tsx'
import type { VagaFormValues } from './vagaForm.ts'

type Props = {
  name: 'departamento' | 'local' | 'tipo'
  label: string
  placeholder: string
  /** The options. */
  children: ReactNode
}

/** A choice of the new vaga's form. */
export const SelectField = ({ name, label, placeholder, children }: Props) => {
  const { register, formState } = useFormContext<VagaFormValues>()
  return (
    <Field label={label} error={formState.errors[name]?.message}>
      {control => (
        <Select {...control} {...register(name)}>
          <option value="">{placeholder}</option>
          {children}
        </Select>
      )}
    </Field>
  )
}

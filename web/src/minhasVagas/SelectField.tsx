import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
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
  const { field, fieldState } = useController<VagaFormValues, typeof name>({ name })
  return (
    <Field label={label} error={fieldState.error?.message}>
      {control => (
        <Select {...control} {...field}>
          <option value="">{placeholder}</option>
          {children}
        </Select>
      )}
    </Field>
  )
}

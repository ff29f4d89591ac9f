import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { Field } from '../../ui/form/Field.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { type Campo, campos, type VagaFormValues } from './vagaForm.ts'

type Props = {
  name: Exclude<Campo, 'interesses'>
  optional?: boolean
  placeholder: string
  /** The options. */
  children: ReactNode
}

/** A select of the form of a vaga. */
export const SelectField = ({ name, optional = false, placeholder, children }: Props) => {
  const { field, fieldState } = useController<VagaFormValues, typeof name>({ name })
  return (
    <Field label={campos[name].label} optional={optional} error={fieldState.error?.message}>
      {control => (
        <Select {...control} {...field}>
          <option value="">{placeholder}</option>
          {children}
        </Select>
      )}
    </Field>
  )
}

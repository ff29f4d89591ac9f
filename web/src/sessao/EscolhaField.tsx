import { type FieldValues, type Path, useController } from 'react-hook-form'
import { Field } from '../ui/Field.tsx'
import { Select } from '../ui/Select.tsx'

type Props<Values extends FieldValues> = {
  name: Path<Values>
  label: string
  placeholder: string
  options: readonly string[]
}

/** A choice from a list of names. Controlled: a draft's choice stands before the options that it is one of come. */
export const EscolhaField = <Values extends FieldValues>({ name, label, placeholder, options }: Props<Values>) => {
  const { field, fieldState } = useController<Values>({ name })
  return (
    <Field label={label} error={fieldState.error?.message}>
      {control => (
        <Select {...control} {...field}>
          <option value="">{placeholder}</option>
          {options.map(option => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

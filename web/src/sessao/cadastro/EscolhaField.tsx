import { type FieldValues, type Path, useController } from 'react-hook-form'
import { Field } from '../../ui/form/Field.tsx'
import { Select } from '../../ui/form/Select.tsx'

type Props<Values extends FieldValues> = {
  name: Path<Values>
  label: string
  placeholder: string
  options: readonly string[]
}

/** A select of names. Controlled, so that a draft's choice is kept until the options are loaded. */
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

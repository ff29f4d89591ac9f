import { Field } from '../../ui/form/Field.tsx'
import { Select } from '../../ui/form/Select.tsx'
import type { Categoria } from './campos.ts'

type Props = {
  categorias: readonly Categoria[]
  /** REST id; '' is 'Outros', for a new interest. */
  value: string
  nova: boolean
  error: string | undefined
  onChange: (categoria: string) => void
}

/** The category of an interest. */
export const CategoriaField = ({ categorias, value, nova, error, onChange }: Props) => (
  <Field label="Categoria" error={error}>
    {control => (
      <Select {...control} value={value} onChange={event => onChange(event.target.value)}>
        {nova ? <option value="">Outros</option> : null}
        {categorias
          .filter(({ nome }) => !nova || nome !== 'Outros')
          .map(({ codigo, nome }) => (
            <option key={codigo} value={codigo}>
              {nome}
            </option>
          ))}
      </Select>
    )}
  </Field>
)

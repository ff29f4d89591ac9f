import { useController } from 'react-hook-form'
import { Field } from '../../ui/form/Field.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { type Campo, campos, type VagaFormValues } from './vagaForm.ts'

export type Opcao = { readonly id: string; readonly nome: string }

/** What a vaga that is edited has of the lists of the institution. It stays an option after it was archived. */
export type Atuais = { readonly [K in 'departamento' | 'local' | 'tipo']?: Opcao | null }

type Props = {
  name: Exclude<Campo, 'interesses'>
  optional?: boolean
  placeholder: string
  opcoes: readonly Opcao[]
  atual?: Opcao | null | undefined
}

/** A select of the form of a vaga. */
export const SelectField = ({ name, optional = false, placeholder, opcoes, atual }: Props) => {
  const { field, fieldState } = useController<VagaFormValues, typeof name>({ name })
  const arquivada = atual && !opcoes.some(({ id }) => id === atual.id) ? atual : null
  return (
    <Field label={campos[name].label} optional={optional} error={fieldState.error?.message}>
      {control => (
        <Select {...control} {...field}>
          <option value="">{placeholder}</option>
          {arquivada ? <option value={arquivada.id}>{`${arquivada.nome} (arquivado)`}</option> : null}
          {opcoes.map(({ id, nome }) => (
            <option key={id} value={id}>
              {nome}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

import { Field } from '../../ui/form/Field.tsx'
import { Textarea } from '../../ui/form/Textarea.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { type Campo, type Valores, rotulos } from './valores.ts'

export type CampoProps = {
  campo: Campo
  valor: string
  dica?: string
  erro?: string | undefined
  /** An administrator changed it: it is not that of the file. */
  alterado?: boolean
  /** One item in each line. */
  linhas?: boolean
  tipo?: 'text' | 'email' | 'url'
  onChange: (mudanca: Partial<Valores>) => void
}

/** Says of a field that it is not that of the file. */
export const marcaDeAlterado = 'Alterado aqui, em vez do arquivo da instituição.'

export const CampoDeTexto = (props: CampoProps) => {
  const { campo, valor, dica, erro, alterado = false, linhas = false, tipo = 'text', onChange } = props
  const hint = [dica, alterado ? marcaDeAlterado : ''].filter(Boolean).join(' ')
  return (
    <Field label={rotulos[campo]} hint={hint || undefined} error={erro}>
      {control => {
        const shared = {
          ...control,
          name: campo,
          value: valor,
          autoComplete: 'off',
          onChange: ({ target }: { target: { value: string } }) => onChange({ [campo]: target.value }),
        }
        return linhas ? (
          <Textarea {...shared} compact spellCheck={false} autoCapitalize="none" />
        ) : (
          <TextInput {...shared} type={tipo} />
        )
      }}
    </Field>
  )
}

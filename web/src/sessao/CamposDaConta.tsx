import { useFormContext } from 'react-hook-form'
import { Field } from '../ui/Field.tsx'
import { TextInput } from '../ui/TextInput.tsx'

type Props = { exemplo: string; hint: string }

/** Name and e-mail of a registration, as browsers and password managers know them. */
export const CamposDaConta = ({ exemplo, hint }: Props) => {
  const { register, formState } = useFormContext<{ nome: string; email: string }>()
  const { nome, email } = formState.errors
  return (
    <>
      <Field label="Nome completo" error={nome?.message}>
        {control => <TextInput {...control} {...register('nome')} autoComplete="name" autoCapitalize="words" />}
      </Field>
      <Field label="E-mail institucional" error={email?.message} hint={hint}>
        {control => (
          <TextInput
            {...control}
            {...register('email')}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={exemplo}
          />
        )}
      </Field>
    </>
  )
}

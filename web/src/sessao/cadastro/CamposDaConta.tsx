import { useFormContext } from 'react-hook-form'
import { EmailInput } from '../../ui/form/EmailInput.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'

type Props = { exemplo: string; hint: string }

/** Name and e-mail of a registration, with the attributes for browsers and password managers. */
export const CamposDaConta = ({ exemplo, hint }: Props) => {
  const { register, formState } = useFormContext<{ nome: string; email: string }>()
  const { nome, email } = formState.errors
  return (
    <>
      <Field label="Nome completo" error={nome?.message}>
        {control => <TextInput {...control} {...register('nome')} autoComplete="name" autoCapitalize="words" />}
      </Field>
      <Field label="E-mail institucional" error={email?.message} hint={hint}>
        {control => <EmailInput {...control} {...register('email')} placeholder={exemplo} />}
      </Field>
    </>
  )
}

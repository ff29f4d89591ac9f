import { useFormContext } from 'react-hook-form'
import { Field } from '../ui/form/Field.tsx'
import { PasswordInput } from '../ui/form/PasswordInput.tsx'
import { dicaDeSenha } from './senhaMinima.ts'

/** The password of a new account. */
export const SenhaField = ({ hint = `${dicaDeSenha()}.` }: { hint?: string }) => {
  const { register, formState } = useFormContext<{ senha: string }>()
  return (
    <Field label="Senha" error={formState.errors.senha?.message} hint={hint}>
      {control => <PasswordInput {...control} {...register('senha')} autoComplete="new-password" />}
    </Field>
  )
}

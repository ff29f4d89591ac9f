import { EmailInput } from '../../ui/form/EmailInput.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { PasswordInput } from '../../ui/form/PasswordInput.tsx'

export type ErrosDeLogin = { email?: string; senha?: string }

type Props = {
  erros: ErrosDeLogin
  /** To fill in. */
  email: string | undefined
}

/** The two fields of a login, with the attributes for password managers. */
export const CamposDeLogin = ({ erros, email }: Props) => (
  <>
    <Field label="E-mail" error={erros.email}>
      {control => <EmailInput {...control} name="email" defaultValue={email} />}
    </Field>
    <Field label="Senha" error={erros.senha}>
      {control => <PasswordInput {...control} name="senha" autoComplete="current-password" />}
    </Field>
  </>
)

/** The values of the form, and the errors of missing ones. */
export function readLogin(form: FormData) {
  const email = read(form, 'email').trim()
  const senha = read(form, 'senha')
  const erros: ErrosDeLogin = {
    ...(email ? {} : { email: 'Informe seu e-mail.' }),
    ...(senha ? {} : { senha: 'Informe sua senha.' }),
  }
  return { credenciais: { email, senha }, erros }
}

function read(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusField } from '../../sessao/focusField.ts'
import { Button } from '../../ui/form/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { PasswordInput } from '../../ui/form/PasswordInput.tsx'
import { EmailInput } from '../../ui/form/EmailInput.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { type ErroDeEmail, usePedirMudancaDeEmail } from './usePedirMudancaDeEmail.ts'

const textOf = (typed: FormData, campo: ErroDeEmail['campo']): string => {
  const value = typed.get(campo)
  return typeof value === 'string' ? value : ''
}

/** Asks for another address of the reader's account. */
export const EmailForm = () => {
  const form = useRef<HTMLFormElement>(null)
  const [erro, setErro] = useState<ErroDeEmail | null>(null)
  const refuse = (wrong: ErroDeEmail) => {
    // The field names its error before it takes the focus.
    flushSync(() => setErro(wrong))
    if (form.current) focusField(form.current, wrong.campo)
  }
  const [pedir, isSaving] = usePedirMudancaDeEmail(refuse)
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const email = textOf(typed, 'email').trim()
    const senhaAtual = textOf(typed, 'senhaAtual')
    if (email === '') return refuse({ campo: 'email', mensagem: 'Digite o novo e-mail.' })
    if (senhaAtual === '') return refuse({ campo: 'senhaAtual', mensagem: 'Digite a sua senha atual.' })
    setErro(null)
    pedir({ email, senhaAtual })
  }
  const erroDe = (campo: ErroDeEmail['campo']) => (erro?.campo === campo ? erro.mensagem : undefined)
  return (
    <form ref={form} noValidate onSubmit={handleSubmit}>
      <Stack align="start">
        <Field label="Novo e-mail" error={erroDe('email')}>
          {control => <EmailInput {...control} name="email" />}
        </Field>
        <Field
          label="Sua senha"
          error={erroDe('senhaAtual')}
          hint="Sem senha? Crie uma em “Esqueceu a senha?”, na página de entrada."
        >
          {control => <PasswordInput {...control} name="senhaAtual" autoComplete="current-password" />}
        </Field>
        <Button type="submit" busy={isSaving} busyText="Enviando...">
          Mudar e-mail
        </Button>
      </Stack>
    </form>
  )
}

import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusField } from '../../sessao/focusField.ts'
import { dicaDeSenha, senhaCurta, senhaMinima } from '../../sessao/senhaMinima.ts'
import { Button } from '../../ui/form/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { PasswordInput } from '../../ui/form/PasswordInput.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { type ErroDeSenha, useMudarSenha } from './useMudarSenha.ts'

/** Changes the reader's password. */
export const Senha = () => (
  <Card as="section" labelledBy="senha">
    <Stack>
      <Stack gap="xsmall">
        <Heading level={2} id="senha">
          Senha
        </Heading>
        <Text size="small" color="muted">
          Ao trocar a senha, você sai de todos os outros aparelhos. Aqui você continua conectado.
        </Text>
      </Stack>
      <SenhaForm />
    </Stack>
  </Card>
)

const SenhaForm = () => {
  const form = useRef<HTMLFormElement>(null)
  const [erro, setErro] = useState<ErroDeSenha | null>(null)
  const refuse = (wrong: ErroDeSenha) => {
    // The field names its error before it takes the focus.
    flushSync(() => setErro(wrong))
    if (form.current) focusField(form.current, wrong.campo)
  }
  const [mudar, isSaving] = useMudarSenha(refuse)
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const [senhaAtual, novaSenha] = [typed(event.currentTarget, 'senhaAtual'), typed(event.currentTarget, 'novaSenha')]
    const wrong = refuseSenha(senhaAtual, novaSenha)
    if (wrong) return refuse(wrong)
    setErro(null)
    mudar({ senhaAtual, novaSenha })
  }
  const erroDe = (campo: ErroDeSenha['campo']) => (erro?.campo === campo ? erro.mensagem : undefined)
  return (
    <form ref={form} noValidate onSubmit={handleSubmit}>
      <Stack align="start">
        <Field label="Senha atual" error={erroDe('senhaAtual')}>
          {control => (
            <PasswordInput {...control} name="senhaAtual" nome="senha atual" autoComplete="current-password" />
          )}
        </Field>
        <Field label="Nova senha" error={erroDe('novaSenha')} hint={`${dicaDeSenha()}.`}>
          {control => <PasswordInput {...control} name="novaSenha" nome="nova senha" autoComplete="new-password" />}
        </Field>
        <Button type="submit" busy={isSaving} busyText="Trocando...">
          Trocar senha
        </Button>
      </Stack>
    </form>
  )
}

function typed(form: HTMLFormElement, campo: ErroDeSenha['campo']): string {
  const value = new FormData(form).get(campo)
  return typeof value === 'string' ? value : ''
}

function refuseSenha(senhaAtual: string, novaSenha: string): ErroDeSenha | null {
  if (senhaAtual === '') return { campo: 'senhaAtual', mensagem: 'Digite a sua senha atual.' }
  return novaSenha.length < senhaMinima() ? { campo: 'novaSenha', mensagem: senhaCurta() } : null
}

import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PasswordInput } from '../ui/PasswordInput.tsx'
import { Stack } from '../ui/Stack.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import type { Papel } from './__generated__/useEntrarMutation.graphql.ts'
import { useEntrar } from './useEntrar.ts'
import { useRedirect } from './useRedirect.ts'
import { readVoltar } from './voltar.ts'

type Props = {
  /** Which door this is. */
  papel: Papel
  /** Where it leads, unless the reader was on the way to a page. */
  destino: string
  /** Example of an address, as the placeholder. */
  exemplo: string
}

type Erros = { email?: string; senha?: string; recusa?: string }

/** Delay before the redirect that follows a login, in milliseconds (specification §9). */
const redirectDelay = 1500

/** E-mail and password of one of the two doors. What is typed stays when the login is refused. */
export const LoginForm = ({ papel, destino, exemplo }: Props) => {
  const [search] = useSearchParams()
  const [erros, setErros] = useState<Erros>({})
  const [to, setTo] = useState<string | null>(null)
  const [enter, isEntering] = useEntrar(papel, {
    onEntrou: () => setTo(readVoltar(search) ?? destino),
    onRecusado: recusa => setErros({ recusa }),
  })
  useRedirect(to, redirectDelay)
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const email = String(form.get('email')).trim()
    const senha = String(form.get('senha'))
    const found = check(email, senha)
    setErros(found)
    if (!found.email && !found.senha) enter({ email, senha })
  }
  if (to) return <Entrou to={to} />
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack>
        {erros.recusa ? (
          <Notice tone="danger" title="Erro ao realizar login" live>
            {erros.recusa}
          </Notice>
        ) : null}
        <Field label="E-mail" error={erros.email}>
          {control => (
            <TextInput
              {...control}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              placeholder={exemplo}
            />
          )}
        </Field>
        <Field label="Senha" error={erros.senha}>
          {control => <PasswordInput {...control} name="senha" autoComplete="current-password" />}
        </Field>
        <Button type="submit" shape="wide" busy={isEntering} busyText="Entrando...">
          Entrar
        </Button>
      </Stack>
    </form>
  )
}

const Entrou = ({ to }: { to: string }) => (
  <Notice tone="success" title="Login realizado com sucesso!" live>
    <p>
      Levando você à próxima página. <TextLink to={to}>Ir agora</TextLink>
    </p>
  </Notice>
)

function check(email: string, senha: string): Erros {
  return {
    ...(email ? {} : { email: 'Informe seu e-mail.' }),
    ...(senha ? {} : { senha: 'Informe sua senha.' }),
  }
}

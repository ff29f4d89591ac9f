import { type FormEvent, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { Button } from '../../ui/form/Button.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import type { Papel } from './__generated__/useEntrarMutation.graphql.ts'
import { CamposDeLogin, type ErrosDeLogin, readLogin } from './CamposDeLogin.tsx'
import { focusField } from '../focusField.ts'
import { failureText } from '../../relay/failureText.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/form/LinkButton.tsx'
import { RedirectNotice } from '../RedirectNotice.tsx'
import { wasSessaoRefused } from '../sessao.ts'
import { CadastroAVerificar, ReenviarCodigo } from './CadastroAVerificar.tsx'
import { type Entrada, readEntrada } from './entrada.ts'
import { EntrarPorEmail } from './EntrarPorEmail.tsx'
import { type Saida, useEntrar } from './useEntrar.ts'
import { readReturnPath } from '../returnPath.ts'

type Props = {
  /** The role that this page signs in. */
  papel: Papel
  /** The path after the login, unless a guard kept a return path. */
  destino: string
}

/** Delay before the redirect that follows a login, in milliseconds (specification §9). */
const redirectDelay = 1500

/** The login form of a role. A refusal keeps the typed values. */
export const LoginForm = ({ papel, destino }: Props) => {
  const [search] = useSearchParams()
  const entrada = readEntrada(useLocation().state)
  const [erros, setErros] = useState<ErrosDeLogin & { refusal?: string; saida?: Saida }>({})
  const [to, setTo] = useState<string | null>(null)
  const [enter, isEntering] = useEntrar(papel, {
    // The page says when the account ends, and how it stays.
    onEntrou: sai => setTo(sai ? paths.conta() : (readReturnPath(search) ?? destino)),
    onRefused: (refusal, saida) => setErros({ refusal, ...(saida && { saida }) }),
  })
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const login = readLogin(new FormData(event.currentTarget))
    setErros(login.erros)
    const [wrong] = Object.keys(login.erros)
    if (wrong) focusField(event.currentTarget, wrong)
    else enter(login.credenciais)
  }
  if (to) return <RedirectNotice to={to} delay={redirectDelay} />
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack>
        {erros.refusal ? (
          <Recusado refusal={erros.refusal} saida={erros.saida} papel={papel} />
        ) : (
          <Recado entrada={entrada} />
        )}
        <CamposDeLogin erros={erros} email={entrada?.email} />
        <Button type="submit" shape="wide" busy={isEntering} busyText="Entrando...">
          Entrar
        </Button>
      </Stack>
    </form>
  )
}

type RecusadoProps = { refusal: string; saida: Saida | undefined; papel: Papel }

const Recusado = ({ refusal, saida, papel }: RecusadoProps) => (
  <Notice
    tone="danger"
    title="Erro ao realizar login"
    live
    actions={saida ? <OutraEntrada {...saida} papel={papel} /> : null}
  >
    <p>{refusal}</p>
    {saida?.tipo === 'link' ? <p>{porEmail}</p> : null}
  </Notice>
)

const porEmail = 'Se a conta é sua, não precisa esperar: entre agora por um link enviado para o seu e-mail.'

const OutraEntrada = ({ tipo, email, papel }: Saida & { papel: Papel }) => {
  if (tipo === 'link') return <EntrarPorEmail email={email} />
  if (tipo === 'papel') return <OutraPorta email={email} papel={papel} />
  return (
    <>
      {tipo === 'reenvio' ? <ReenviarCodigo email={email}>Reenviar código</ReenviarCodigo> : null}
      <LinkButton to={paths.verificarEmail()} look="secondary" shape="compact">
        Digitar o código
      </LinkButton>
    </>
  )
}

/** The login of the other role, with the e-mail that was typed here. */
const OutraPorta = ({ email, papel }: { email: string; papel: Papel }) => {
  const state: Entrada = { email }
  return (
    <LinkButton
      to={papel === 'PROFESSOR' ? paths.login() : paths.professor.login()}
      state={state}
      look="secondary"
      shape="compact"
    >
      {papel === 'PROFESSOR' ? 'Entrar como aluno' : 'Entrar como professor'}
    </LinkButton>
  )
}

/** For a reader who has just registered, or whose session has expired. */
const Recado = ({ entrada }: { entrada: Entrada | null }) => {
  if (entrada?.cadastrado) return <CadastroAVerificar email={entrada.email} />
  return wasSessaoRefused() ? (
    <Notice tone="info" title={failureText.UNAUTHENTICATED.title} live>
      {failureText.UNAUTHENTICATED.sentence}
    </Notice>
  ) : null
}

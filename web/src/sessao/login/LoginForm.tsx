import { type FormEvent, lazy, Suspense, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { Button } from '../../ui/form/Button.tsx'
import { Optional } from '../../ui/state/Optional.tsx'
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
import { ContestarSuspensao } from './ContestarSuspensao.tsx'
import { EntrarPorEmail } from './EntrarPorEmail.tsx'
import type { Pedido } from '../segundoPasso/SegundoPasso.tsx'
import type { Confirmada } from '../segundoPasso/useConfirmarEntrada.ts'
import { startSessao } from './startSessao.ts'
import { type Saida, useEntrar } from './useEntrar.ts'
import { readReturnPath } from '../returnPath.ts'
import { useUniversidade } from './universidade.ts'

/** Only on boards of a university with such accounts. */
const ContaDaUniversidade = lazy(() =>
  import('./ContaDaUniversidade.tsx').then(module => ({ default: module.ContaDaUniversidade })),
)

const SegundoPasso = lazy(() =>
  import('../segundoPasso/SegundoPasso.tsx').then(module => ({ default: module.SegundoPasso })),
)

type Props = {
  /** The role that this page signs in. */
  papel: Papel
  /** The path after the login, unless a guard kept a return path. */
  destino: string
}

/** Delay before the redirect that follows a login, in milliseconds (specification §9). */
const redirectDelay = 1500

/** The ways to sign in: the account of the university, the password, or both. */
export const LoginForm = (props: Props) => {
  const universidade = useUniversidade()
  const [comSenha, setComSenha] = useState(false)
  const so = universidade === 'so' && !comSenha
  return (
    <Stack>
      {universidade ? (
        <Optional>
          <ContaDaUniversidade onSenha={so ? () => setComSenha(true) : null} />
        </Optional>
      ) : null}
      {so ? null : <SenhaForm {...props} espera={universidade === undefined} />}
    </Stack>
  )
}

type SenhaProps = Props & {
  /** Whether the document does not know yet if the form is shown (gateway/src/site/dress.ts). */
  espera: boolean
}

/** The login form of a role. A refusal keeps the typed values. */
const SenhaForm = ({ papel, destino, espera }: SenhaProps) => {
  const entrada = readEntrada(useLocation().state)
  const { to, pedido, erros, setErros, enter, isEntering, ...segundoPasso } = useLogin(papel, destino)
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
    <>
      {pedido ? (
        <Suspense>
          <SegundoPasso pedido={pedido} papel={papel} {...segundoPasso} />
        </Suspense>
      ) : null}
      <form noValidate hidden={pedido !== null} data-espera={espera || undefined} onSubmit={handleSubmit}>
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
    </>
  )
}

/** The state of a login: where it leads once it is done, its second step, and what is wrong with it. */
function useLogin(papel: Papel, destino: string) {
  const [search] = useSearchParams()
  const [erros, setErros] = useState<ErrosDeLogin & { refusal?: string; saida?: Saida }>({})
  const [to, setTo] = useState<string | null>(null)
  const [pedido, setPedido] = useState<Pedido | null>(null)
  // The page says when the account ends, and how it stays.
  const follow = (sai: boolean) => setTo(sai ? paths.conta() : (readReturnPath(search) ?? destino))
  const [enter, isEntering] = useEntrar(papel, {
    onEntrou: follow,
    onPedido: setPedido,
    onRefused: (refusal, saida) => setErros({ refusal, ...(saida && { saida }) }),
  })
  const onConfirmada = ({ token, sai }: Confirmada) => {
    startSessao(token)
    follow(sai)
  }
  const onVoltar = () => setPedido(null)
  const onEncerrada = (refusal: string) => {
    onVoltar()
    setErros({ refusal })
  }
  return { to, pedido, erros, setErros, enter, isEntering, onConfirmada, onEncerrada, onVoltar }
}

type RecusadoProps = { refusal: string; saida: Saida | undefined; papel: Papel }

const Recusado = ({ refusal, saida, papel }: RecusadoProps) => (
  <Notice
    tone="danger"
    title="Erro ao realizar login"
    live
    actions={saida ? <OutraEntrada saida={saida} papel={papel} /> : null}
  >
    <p>{refusal}</p>
    {saida?.tipo === 'link' ? <p>{porEmail}</p> : null}
  </Notice>
)

const porEmail = 'Se a conta é sua, não precisa esperar: entre agora por um link enviado para o seu e-mail.'

const OutraEntrada = ({ saida, papel }: { saida: Saida; papel: Papel }) => {
  if (saida.tipo === 'contestação') return <ContestarSuspensao to={saida.contestar} />
  const { tipo, email } = saida
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

import KeyRound from 'lucide-react/icons/key-round'
import ShieldCheck from 'lucide-react/icons/shield-check'
import UserRoundCheck from 'lucide-react/icons/user-round-check'
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/form/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { PasswordInput } from '../../ui/form/PasswordInput.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Loading } from '../../ui/state/Loading.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Skeleton } from '../../ui/state/Skeleton.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { focusField } from '../focusField.ts'
import { RedirectNotice } from '../RedirectNotice.tsx'
import { linkToInicio, linkToLogin, VisitorLayout } from '../VisitorLayout.tsx'
import { useComecarPelaUniversidade } from './useComecarPelaUniversidade.ts'
import { useEntrarPelaUniversidade } from './useEntrarPelaUniversidade.ts'

const SegundoPasso = lazy(() =>
  import('../segundoPasso/SegundoPasso.tsx').then(module => ({ default: module.SegundoPasso })),
)

/** Delay before the redirect that follows a login, in milliseconds (specification §9). */
const redirectDelay = 1500

/** '/entrar/universidade': where the university's provider sends the browser back to. */
export const EntrarPelaUniversidadePage = () => (
  <VisitorLayout
    title="Entrar com a conta da universidade"
    lead="A universidade confirma quem você é. O mural não recebe a senha que você usa lá."
    slogan="Uma conta só, a da universidade."
    points={[
      { icon: UserRoundCheck, text: 'O mural reconhece você pela universidade' },
      { icon: KeyRound, text: 'A senha da universidade fica na universidade' },
      { icon: ShieldCheck, text: 'Ao sair daqui, você sai também de lá' },
    ]}
    links={[linkToLogin]}
    outros={[linkToInicio]}
  >
    <Content />
  </VisitorLayout>
)

const semSegundoPasso = 'Falta a segunda etapa para entrar.'
const semResposta = 'Esta página recebe você de volta da universidade. Comece pela página de entrada.'

/**
 * Passes the query of the URL on, once, in StrictMode too, and removes it from the URL: a reload, the history or a shared
 * screen would expose it.
 */
function useResposta(onResposta: (resposta: string) => void, onNone: () => void): void {
  const { search } = useLocation()
  const navigate = useNavigate()
  const used = useRef(false)
  useEffect(() => {
    if (used.current) return
    used.current = true
    if (search.length < 2) return onNone()
    void navigate(paths.entrarPelaUniversidade(), { replace: true })
    onResposta(search.slice(1))
  }, [search, navigate, onResposta, onNone])
}

const Content = () => {
  const { passo, entrar, provar, accept, isProving, refuse } = useEntrarPelaUniversidade()
  useResposta(entrar, () => refuse(semResposta))
  if (passo.estado === 'feita') return <RedirectNotice to={passo.to} delay={redirectDelay} />
  if (passo.estado === 'recusada') return <Recusada mensagem={passo.mensagem} />
  if (passo.estado === 'segundo passo') {
    return (
      <Suspense>
        <SegundoPasso
          pedido={passo.pedido}
          papel={null}
          onConfirmada={accept}
          onEncerrada={refuse}
          onVoltar={() => refuse(semSegundoPasso)}
        />
      </Suspense>
    )
  }
  if (passo.estado === 'a provar') {
    const { email, erro } = passo
    return <ProvarForm email={email} erro={erro} isProving={isProving} onSenha={senha => provar(email, senha)} />
  }
  return (
    <Loading label="Entrando...">
      <Skeleton height="8rem" />
    </Loading>
  )
}

const Recusada = ({ mensagem }: { mensagem: string }) => {
  const { comecar, isBeginning, recusa } = useComecarPelaUniversidade()
  return (
    <Notice
      tone="danger"
      title="Erro ao realizar login"
      live
      actions={
        <Button
          look="secondary"
          shape="compact"
          busy={isBeginning}
          busyText="Abrindo a universidade..."
          onClick={() => comecar()}
        >
          Tentar de novo
        </Button>
      }
    >
      {recusa ?? mensagem}
    </Notice>
  )
}

type ProvarProps = { email: string; erro: string | null; isProving: boolean; onSenha: (senha: string) => void }

/** For somebody whose account the university does not prove: its password does, once. */
const ProvarForm = ({ email, erro, isProving, onSenha }: ProvarProps) => {
  const [isMissing, setIsMissing] = useState(false)
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const senha = new FormData(event.currentTarget).get('senha')
    const isGiven = typeof senha === 'string' && senha !== ''
    setIsMissing(!isGiven)
    if (isGiven) onSenha(senha)
    else focusField(event.currentTarget, 'senha')
  }
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack>
        <Text>
          Já existe uma conta neste mural com o e-mail <strong>{email}</strong>. Se ela é sua, digite a senha dela uma
          vez: depois disso, basta a conta da universidade.
        </Text>
        <input type="hidden" name="email" autoComplete="username" value={email} />
        <Field label="Senha deste mural" error={isMissing ? 'Informe sua senha.' : (erro ?? undefined)}>
          {control => <PasswordInput {...control} name="senha" autoComplete="current-password" />}
        </Field>
        <Button type="submit" shape="wide" busy={isProving} busyText="Entrando...">
          Entrar e ligar as contas
        </Button>
      </Stack>
    </form>
  )
}

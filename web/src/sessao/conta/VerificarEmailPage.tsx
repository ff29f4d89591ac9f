import KeyRound from 'lucide-react/icons/key-round'
import MailCheck from 'lucide-react/icons/mail-check'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/form/Button.tsx'
import { LinkButton } from '../../ui/form/LinkButton.tsx'
import { Loading } from '../../ui/state/Loading.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Skeleton } from '../../ui/state/Skeleton.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { CodigoForm } from './CodigoForm.tsx'
import { linkToInicio, linkToLogin, VisitorLayout } from '../VisitorLayout.tsx'
import { RedefinirSenhaForm } from './RedefinirSenhaForm.tsx'
import { useReenviarVerificacao } from './useReenviarVerificacao.ts'
import { EmailForm } from './EmailForm.tsx'
import { DeOutroNavegador } from './DeOutroNavegador.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { RedirectNotice } from '../RedirectNotice.tsx'
import { useTokenDoLink } from './useTokenDoLink.ts'
import { type Verificacao, useVerificarEmail } from './useVerificarEmail.ts'

/** Delay before the redirect that follows a verification, in milliseconds (specification §9). */
const redirectDelay = 2000

/** '/verify-email': verifies by the token of the mail's link, once, or by the typed code (specification §2). */
export const VerificarEmailPage = () => (
  <VisitorLayout
    title="Verificar e-mail"
    lead="Enviamos um código para o seu e-mail. Digite aqui o código, ou abra o link que veio com ele."
    slogan="Falta só confirmar que é você."
    points={[
      { icon: MailCheck, text: 'O código chega em poucos instantes' },
      { icon: KeyRound, text: 'Vale por uma hora e uma única vez' },
      { icon: ShieldCheck, text: 'Só pessoas da universidade entram' },
    ]}
    links={[linkToLogin]}
    outros={[linkToInicio]}
  >
    <Content />
  </VisitorLayout>
)

const Content = () => {
  const { verificar, isVerifying, verificacao } = useVerificarEmail()
  const doLink = useTokenDoLink(verificar)
  if (verificacao && verificacao.estado !== 'recusada') return <Verificado verificacao={verificacao} />
  if (doLink && !verificacao) return <Verificando />
  return (
    <Stack gap="xlarge">
      <CodigoForm onCodigo={verificar} isVerifying={isVerifying} refusal={verificacao?.mensagem} />
      <ReenviarForm />
    </Stack>
  )
}

type Aceita = Exclude<Verificacao, { estado: 'recusada' }>

const Verificado = ({ verificacao }: { verificacao: Aceita }) => {
  if (verificacao.estado === 'de outro navegador') return <DeOutroNavegador {...verificacao} />
  if (verificacao.estado === 'em outra conta') return <EmOutraConta {...verificacao} />
  if (verificacao.estado === 'sem senha') return <EscolherSenha {...verificacao} />
  return (
    <RedirectNotice to={verificacao.to} delay={redirectDelay}>
      {verificacao.mensagem}
    </RedirectNotice>
  )
}

const EscolherSenha = ({ token, to }: { token: string; to: string }) => (
  <Stack gap="xlarge">
    <Notice tone="success" title="Agora escolha a sua senha" live>
      A do cadastro só vale no navegador em que ele foi feito, para que ninguém entre na sua conta com uma senha que não
      é sua.
    </Notice>
    <RedefinirSenhaForm token={token} conta={null} to={to} />
  </Stack>
)

const EmOutraConta = ({ nome, trocar }: { nome: string | null; trocar: () => void }) => (
  <Notice
    tone="success"
    title={nome ? `A conta de ${nome} está ativa` : 'A conta está ativa'}
    live
    actions={
      <>
        <LinkButton to={paths.inicio()} look="secondary" shape="compact">
          Continuar na minha conta
        </LinkButton>
        <Button look="secondary" shape="compact" onClick={trocar}>
          Trocar de conta
        </Button>
      </>
    }
  >
    Neste navegador você está em outra conta e continua nela.
  </Notice>
)

/** Sends another code, if the first did not arrive or has expired. */
const ReenviarForm = () => {
  const [reenviar, isSending] = useReenviarVerificacao()
  return (
    <Stack as="section" gap="small">
      <Heading level={2} look="card">
        Não recebeu o código?
      </Heading>
      <EmailForm
        onEmail={email => reenviar(email)}
        action="Reenviar código"
        busyText="Enviando..."
        busy={isSending}
        look="secondary"
      >
        <Text size="small" color="muted">
          Enviamos no máximo cinco códigos por hora. Qualquer um deles serve, até o de um e-mail anterior.
        </Text>
      </EmailForm>
    </Stack>
  )
}

const Verificando = () => (
  <Loading label="Verificando e-mail...">
    <Skeleton height="8rem" />
  </Loading>
)

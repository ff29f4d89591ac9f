import { KeyRound, MailCheck, ShieldCheck } from 'lucide-react'
import { paths } from '../paths.ts'
import { Loading } from '../ui/Loading.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Stack } from '../ui/Stack.tsx'
import { CodigoForm } from './CodigoForm.tsx'
import { Porta } from './Porta.tsx'
import { PortaLinks } from './PortaLinks.tsx'
import { ReenviarForm } from './ReenviarForm.tsx'
import { Seguindo } from './Seguindo.tsx'
import { useTokenDoLink } from './useTokenDoLink.ts'
import { useVerificarEmail } from './useVerificarEmail.ts'

/** Delay before the redirect that follows a verification, in milliseconds (specification §9). */
const redirectDelay = 2000

/** '/verify-email': by the token of the link, once, or by the code typed from the mail (specification §2). */
export const VerificarEmailPage = () => (
  <Porta
    title="Verificar email"
    lead="Enviamos um código para o seu e-mail. Digite-o aqui, ou abra o link que veio com ele."
    slogan="Falta só confirmar que é você."
    points={[
      { icon: <MailCheck aria-hidden="true" />, text: 'O código chega em poucos instantes' },
      { icon: <KeyRound aria-hidden="true" />, text: 'Vale por uma hora e uma única vez' },
      { icon: <ShieldCheck aria-hidden="true" />, text: 'Só pessoas da universidade entram' },
    ]}
  >
    <Content />
    <PortaLinks
      links={[
        { to: paths.login(), label: 'Voltar para o login' },
        { to: paths.inicio(), label: 'Voltar ao início' },
      ]}
    />
  </Porta>
)

const Content = () => {
  const { verificar, isVerifying, verificacao } = useVerificarEmail()
  const doLink = useTokenDoLink(verificar)
  if (verificacao?.verificado) {
    return (
      <Seguindo title="Email verificado com sucesso!" to={verificacao.to} delay={redirectDelay}>
        {verificacao.mensagem}
      </Seguindo>
    )
  }
  if (doLink && !verificacao) return <Verificando />
  return (
    <Stack gap="xlarge">
      <CodigoForm onCodigo={verificar} isVerifying={isVerifying} recusa={verificacao?.mensagem} />
      <ReenviarForm />
    </Stack>
  )
}

const Verificando = () => (
  <Loading label="Verificando email...">
    <Skeleton height="8rem" />
  </Loading>
)

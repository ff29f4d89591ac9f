import KeyRound from 'lucide-react/icons/key-round'
import MailCheck from 'lucide-react/icons/mail-check'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/form/Button.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { useTokenObrigatorio } from '../conta/useTokenObrigatorio.ts'
import { RedirectNotice } from '../RedirectNotice.tsx'
import { readSessao } from '../sessao.ts'
import { linkToInicio, linkToLogin, VisitorLayout } from '../VisitorLayout.tsx'
import { ContestarSuspensao } from './ContestarSuspensao.tsx'
import { type Recusa, useEntrarPorLink } from './useEntrarPorLink.ts'

const SegundoPasso = lazy(() =>
  import('../segundoPasso/SegundoPasso.tsx').then(module => ({ default: module.SegundoPasso })),
)

/** Delay before the redirect that follows a login, in milliseconds (specification §9). */
const redirectDelay = 1500

/** '/email-login': signs in by the link of a mail. */
export const EntrarPorLinkPage = () => {
  const [search] = useSearchParams()
  const token = search.get('token')?.trim() ?? ''
  useTokenObrigatorio(token, 'Link de entrada inválido ou expirado.')
  return (
    <VisitorLayout
      title="Entrar por e-mail"
      lead="Você abriu o link que enviamos para o seu e-mail."
      slogan="A sua conta é sua, mesmo que alguém tente a sua senha."
      points={[
        { icon: MailCheck, text: 'O link entra sem a senha' },
        { icon: KeyRound, text: 'Vale por 15 minutos e uma única vez' },
        { icon: ShieldCheck, text: 'Tentativas de outras pessoas não atrasam o link' },
      ]}
      links={[linkToLogin]}
      outros={[linkToInicio]}
    >
      <Content token={token} />
    </VisitorLayout>
  )
}

/** Asks for a press: programs that scan mails open links too, and a stranger may send the link of another account. */
const Content = ({ token }: { token: string }) => {
  const [outraConta] = useState(() => readSessao() !== null)
  const { entrar, isEntering, recusa, entrada, pedido, accept, encerrar } = useEntrarPorLink()
  if (entrada) {
    const inicio = entrada.papel === 'PROFESSOR' ? paths.professor.inicio() : paths.inicio()
    // The page of the account says when it ends, and how it stays.
    return <RedirectNotice to={entrada.sai ? paths.conta() : inicio} delay={redirectDelay} />
  }
  if (pedido) {
    const usado = 'O link já foi usado. Entre de novo, com a sua senha ou com outro link.'
    return (
      <Suspense>
        <SegundoPasso
          pedido={pedido}
          papel={null}
          onConfirmada={accept}
          onEncerrada={encerrar}
          onVoltar={() => encerrar(usado)}
        />
      </Suspense>
    )
  }
  return (
    <Stack>
      {outraConta ? (
        <Notice tone="info">
          Neste navegador você já está em uma conta. Ao entrar, você troca para a conta do e-mail.
        </Notice>
      ) : null}
      {recusa ? <Recusada {...recusa} /> : null}
      <Button shape="wide" busy={isEntering} busyText="Entrando..." onClick={() => entrar(token)}>
        Entrar
      </Button>
    </Stack>
  )
}

const Recusada = ({ mensagem, contestar }: Recusa) => (
  <Notice
    tone="danger"
    title="Erro ao realizar login"
    live
    actions={contestar ? <ContestarSuspensao to={contestar} /> : null}
  >
    {mensagem}
  </Notice>
)

import KeyRound from 'lucide-react/icons/key-round'
import MailCheck from 'lucide-react/icons/mail-check'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/form/Button.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { EmailForm } from './EmailForm.tsx'
import { linkToInicio, linkToLogin, VisitorLayout } from '../VisitorLayout.tsx'
import { usePedirRedefinicao } from './usePedirRedefinicao.ts'

/** '/forgot-password' (specification §2). */
export const EsqueciASenhaPage = () => (
  <VisitorLayout
    title="Recuperar senha"
    lead="Enviamos para o seu e-mail um link para criar uma nova senha."
    slogan="Acontece com todo mundo."
    points={[
      { icon: MailCheck, text: 'O link chega em poucos instantes' },
      { icon: KeyRound, text: 'Vale por uma hora e uma única vez' },
      { icon: ShieldCheck, text: 'A senha antiga deixa de valer em todos os dispositivos' },
    ]}
    links={[linkToLogin]}
    outros={[linkToInicio]}
  >
    <Content />
  </VisitorLayout>
)

const Content = () => {
  const { pedir, isSending, falha, enviadoPara, tentarOutro } = usePedirRedefinicao()
  if (enviadoPara !== null) return <Enviado email={enviadoPara} onOutro={tentarOutro} />
  return (
    <EmailForm onEmail={pedir} action="Enviar link" busyText="Enviando..." busy={isSending}>
      {falha ? (
        <Notice tone="danger" title="Erro" live>
          {falha}
        </Notice>
      ) : null}
    </EmailForm>
  )
}

const Enviado = ({ email, onOutro }: { email: string; onOutro: () => void }) => {
  const ref = useRef<HTMLHeadingElement>(null)
  // The pressed button has unmounted with its form.
  useEffect(() => ref.current?.focus(), [])
  return (
    <Stack>
      <Heading level={2} ref={ref}>
        Email enviado!
      </Heading>
      <Text>
        Se existe uma conta com o e-mail <strong>{email}</strong>, o link chega em instantes. Olhe também a caixa de
        spam.
      </Text>
      <Button look="secondary" shape="wide" onClick={onOutro}>
        Tentar outro e-mail
      </Button>
    </Stack>
  )
}

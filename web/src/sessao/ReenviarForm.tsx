import { Heading } from '../ui/Heading.tsx'
import { Stack } from '../ui/Stack.tsx'
import { EmailForm } from './EmailForm.tsx'
import { useReenviarVerificacao } from './useReenviarVerificacao.ts'

/** Another code, for who did not get one or got it more than an hour ago. */
export const ReenviarForm = () => {
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
      />
    </Stack>
  )
}

import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { useReenviarVerificacao } from './useReenviarVerificacao.ts'

/** What an account that was never verified can do about its refused login. */
export const ReenviarAqui = ({ email }: { email: string }) => {
  const [reenviar, isSending] = useReenviarVerificacao()
  return (
    <>
      <Button look="secondary" shape="compact" busy={isSending} busyText="Enviando..." onClick={() => reenviar(email)}>
        Reenviar código
      </Button>
      <LinkButton to={paths.verificarEmail()} look="secondary" shape="compact">
        Digitar o código
      </LinkButton>
    </>
  )
}

import { Button } from '../../ui/form/Button.tsx'
import { usePedirLinkDeEntrada } from './usePedirLinkDeEntrada.ts'

/** For an owner whose password is delayed: sends the link that is not. */
export const EntrarPorEmail = ({ email }: { email: string }) => {
  const [pedir, isSending] = usePedirLinkDeEntrada()
  return (
    <Button look="secondary" shape="compact" busy={isSending} busyText="Enviando..." onClick={() => pedir(email)}>
      Entrar por e-mail
    </Button>
  )
}

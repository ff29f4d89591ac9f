import { paths } from '../../paths.ts'
import { Button } from '../../ui/form/Button.tsx'
import { LinkButton } from '../../ui/form/LinkButton.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { useReenviarVerificacao } from '../conta/useReenviarVerificacao.ts'

/** After a registration: which mailbox has the code, and what to do without it. */
export const CadastroAVerificar = ({ email }: { email: string }) => (
  <Notice
    tone="info"
    title="Falta confirmar o seu e-mail"
    live
    actions={
      <>
        <LinkButton to={paths.verificarEmail()} look="secondary" shape="compact">
          Digitar o código
        </LinkButton>
        <ReenviarCodigo email={email}>Enviar de novo</ReenviarCodigo>
      </>
    }
  >
    <p>
      Enviamos um código para <strong>{email}</strong>. Olhe também a caixa de spam.
    </p>
  </Notice>
)

/** Sends another code. */
export const ReenviarCodigo = ({ email, children }: { email: string; children: string }) => {
  const [reenviar, isSending] = useReenviarVerificacao()
  return (
    <Button look="secondary" shape="compact" busy={isSending} busyText="Enviando..." onClick={() => reenviar(email)}>
      {children}
    </Button>
  )
}

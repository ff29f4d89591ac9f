import { paths } from '../paths.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Seguindo } from './Seguindo.tsx'

type Props = {
  /** The login of the role. */
  to: string
  /** What went wrong after the account was made; null when nothing did. */
  ressalva: string | null
}

/** Delay before the redirect that follows a registration, in milliseconds (specification §9). */
const redirectDelay = 2000

/** The account is there. With something left to say the page stays, so that it can be read. */
export const CadastroFeito = ({ to, ressalva }: Props) =>
  ressalva === null ? (
    <Seguindo title="Cadastro realizado com sucesso!" to={to} delay={redirectDelay}>
      Por favor, verifique seu email para ativar sua conta.
    </Seguindo>
  ) : (
    <Notice
      tone="danger"
      title="Erro ao realizar cadastro"
      live
      actions={
        <LinkButton to={paths.verificarEmail()} look="secondary" shape="compact">
          Verificar email
        </LinkButton>
      }
    >
      <p>{ressalva}</p>
      <p>Sua conta foi criada: verifique seu email para ativá-la. Os interesses você escolhe depois, no seu perfil.</p>
    </Notice>
  )

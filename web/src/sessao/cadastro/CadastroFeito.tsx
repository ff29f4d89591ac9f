import { useState } from 'react'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/form/LinkButton.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import type { Entrada } from '../login/entrada.ts'
import { RedirectNotice } from '../RedirectNotice.tsx'

type Props = {
  /** The path of the role's login. */
  to: string
  email: string
  /** The error after the account was created; null for none. */
  ressalva: string | null
}

/** Delay before the redirect that follows a registration, in milliseconds (specification §9). */
const redirectDelay = 2000

/** Says where the mail is, and redirects: the toast says that the account was created. With an error the page stays. */
export const CadastroFeito = ({ to, email, ressalva }: Props) => {
  const [entrada] = useState<Entrada>({ email, cadastrado: true })
  return ressalva === null ? (
    <RedirectNotice to={to} delay={redirectDelay} state={entrada}>
      <p>
        Confira a sua caixa de entrada: o link para ativar a conta foi enviado para <strong>{email}</strong>.
      </p>
    </RedirectNotice>
  ) : (
    <Notice
      tone="danger"
      title="Erro ao realizar cadastro"
      live
      actions={
        <LinkButton to={paths.verificarEmail()} look="secondary" shape="compact">
          Verificar e-mail
        </LinkButton>
      }
    >
      <p>{ressalva}</p>
      <p>Sua conta foi criada: verifique seu e-mail para ativá-la. Os interesses você escolhe depois, no seu perfil.</p>
    </Notice>
  )
}

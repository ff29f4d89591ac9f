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

/** Says that the account was created, and redirects. With an error the page stays, so that it can be read. */
export const CadastroFeito = ({ to, email, ressalva }: Props) => {
  const [entrada] = useState<Entrada>({ email, cadastrado: true })
  return ressalva === null ? (
    <RedirectNotice title="Cadastro realizado com sucesso!" to={to} delay={redirectDelay} state={entrada}>
      Por favor, verifique seu email para ativar sua conta.
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

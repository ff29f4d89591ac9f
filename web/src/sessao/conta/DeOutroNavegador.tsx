import { paths } from '../../paths.ts'
import { Button } from '../../ui/form/Button.tsx'
import { LinkButton } from '../../ui/form/LinkButton.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import type { CadastroAlheio } from './useVerificarEmail.ts'

type Props = {
  cadastro: CadastroAlheio
  /** The reader says that the registration is theirs. */
  confirmar: () => void
}

/** Asks whose registration the link belongs to: somebody else may have registered the reader's address. */
export const DeOutroNavegador = ({ cadastro, confirmar }: Props) => (
  <Notice
    tone="info"
    title="Este cadastro é seu?"
    live
    actions={
      <>
        <Button look="secondary" shape="compact" onClick={confirmar}>
          É meu: escolher a senha
        </Button>
        <LinkButton to={paths.cadastro()} look="secondary" shape="compact">
          Não é: sou aluno
        </LinkButton>
        <LinkButton to={paths.professor.cadastro()} look="secondary" shape="compact">
          Não é: sou professor
        </LinkButton>
      </>
    }
  >
    <p>
      Ele foi feito em outro navegador: <strong>{toDescricao(cadastro)}</strong>.
    </p>
    <p>
      Se não for seu, cadastre-se neste navegador e abra de novo o link do e-mail, que continua valendo. A conta fica
      com o nome, o papel e a senha que você escolher.
    </p>
  </Notice>
)

const toDescricao = ({ nome, papel, curso, departamento }: CadastroAlheio): string =>
  [nome, papel === 'PROFESSOR' ? 'professor' : 'estudante', curso, departamento].filter(Boolean).join(', ')

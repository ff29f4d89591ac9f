import Megaphone from 'lucide-react/icons/megaphone'
import MessagesSquare from 'lucide-react/icons/messages-square'
import UsersRound from 'lucide-react/icons/users-round'
import { paths } from '../../paths.ts'
import { LoginForm } from './LoginForm.tsx'
import { useLinksDeSenha } from './universidade.ts'
import { linkToInicio, VisitorLayout } from '../VisitorLayout.tsx'

/** '/professor/login' (specification §2). */
export const LoginDoProfessorPage = () => (
  <VisitorLayout
    title="Entrar como professor"
    lead="Use o seu e-mail institucional de professor."
    slogan="Encontre quem vai construir a pesquisa com você."
    points={[
      { icon: Megaphone, text: 'Publique oportunidades em minutos' },
      { icon: UsersRound, text: 'Veja quem se candidatou, com carta e curso' },
      { icon: MessagesSquare, text: 'Fale com um candidato ou com todos' },
    ]}
    links={useLinksDeSenha([
      { to: paths.esqueciASenha(), label: 'Esqueceu a senha?' },
      { to: paths.professor.cadastro(), label: 'Não tem conta? Cadastre-se como professor' },
    ])}
    outros={[{ to: paths.login(), label: 'É aluno? Entre por aqui' }, linkToInicio]}
  >
    <LoginForm papel="PROFESSOR" destino={paths.professor.inicio()} />
  </VisitorLayout>
)

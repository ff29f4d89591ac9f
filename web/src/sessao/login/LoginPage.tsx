import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import MessagesSquare from 'lucide-react/icons/messages-square'
import { paths } from '../../paths.ts'
import { LoginForm } from './LoginForm.tsx'
import { useLinksDeSenha } from './universidade.ts'
import { linkToInicio, VisitorLayout } from '../VisitorLayout.tsx'

/** '/login' (specification §2). */
export const LoginPage = () => (
  <VisitorLayout
    title="Entrar"
    lead="Use o e-mail institucional com que você se cadastrou."
    slogan="Monitoria, pesquisa, estágio: o próximo passo está aqui."
    points={[
      { icon: GraduationCap, text: 'Oportunidades de toda a universidade' },
      { icon: ClipboardCheck, text: 'Candidatura em poucos minutos' },
      { icon: MessagesSquare, text: 'Contato direto com professores' },
    ]}
    links={useLinksDeSenha([
      { to: paths.esqueciASenha(), label: 'Esqueceu a senha?' },
      { to: paths.cadastro(), label: 'Não tem conta? Cadastre-se' },
    ])}
    outros={[{ to: paths.professor.login(), label: 'É professor? Entre por aqui' }, linkToInicio]}
  >
    <LoginForm papel="ESTUDANTE" destino={paths.inicio()} />
  </VisitorLayout>
)

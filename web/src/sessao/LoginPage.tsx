import { ClipboardCheck, GraduationCap, MessagesSquare } from 'lucide-react'
import { paths } from '../paths.ts'
import { LoginForm } from './LoginForm.tsx'
import { Porta } from './Porta.tsx'
import { PortaLinks } from './PortaLinks.tsx'

/** '/login' (specification §2). */
export const LoginPage = () => (
  <Porta
    title="Entrar"
    lead="Use o e-mail institucional com que você se cadastrou."
    slogan="Monitoria, pesquisa, estágio: o próximo passo está aqui."
    points={[
      { icon: <GraduationCap aria-hidden="true" />, text: 'Oportunidades de toda a universidade' },
      { icon: <ClipboardCheck aria-hidden="true" />, text: 'Candidatura em poucos minutos' },
      { icon: <MessagesSquare aria-hidden="true" />, text: 'Contato direto com professores' },
    ]}
  >
    <LoginForm papel="ESTUDANTE" destino={paths.inicio()} exemplo="voce@puc.example" />
    <PortaLinks
      links={[
        { to: paths.esqueciASenha(), label: 'Esqueceu a senha?' },
        { to: paths.cadastro(), label: 'Não tem conta? Cadastre-se' },
        { to: paths.professor.login(), label: 'É professor? Entre por aqui' },
        { to: paths.inicio(), label: 'Voltar ao início' },
      ]}
    />
  </Porta>
)

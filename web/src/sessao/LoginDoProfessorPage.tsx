import { Megaphone, MessagesSquare, UsersRound } from 'lucide-react'
import { paths } from '../paths.ts'
import { LoginForm } from './LoginForm.tsx'
import { Porta } from './Porta.tsx'
import { PortaLinks } from './PortaLinks.tsx'

/** '/professor/login' (specification §2). */
export const LoginDoProfessorPage = () => (
  <Porta
    title="Entrar como professor"
    lead="Use o seu e-mail institucional de professor."
    slogan="Encontre quem vai construir a pesquisa com você."
    points={[
      { icon: <Megaphone aria-hidden="true" />, text: 'Publique oportunidades em minutos' },
      { icon: <UsersRound aria-hidden="true" />, text: 'Veja quem se candidatou, com carta e curso' },
      { icon: <MessagesSquare aria-hidden="true" />, text: 'Fale com um candidato ou com todos' },
    ]}
  >
    <LoginForm papel="PROFESSOR" destino={paths.professor.inicio()} exemplo="voce@inf.puc.example" />
    <PortaLinks
      links={[
        { to: paths.esqueciASenha(), label: 'Esqueceu a senha?' },
        { to: paths.professor.cadastro(), label: 'Não tem conta? Cadastre-se como professor' },
        { to: paths.login(), label: 'É aluno? Entre por aqui' },
        { to: paths.inicio(), label: 'Voltar ao início' },
      ]}
    />
  </Porta>
)

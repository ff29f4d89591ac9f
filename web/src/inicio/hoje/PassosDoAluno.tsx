import FileUp from 'lucide-react/icons/file-up'
import Heart from 'lucide-react/icons/heart'
import Send from 'lucide-react/icons/send'
import UserRound from 'lucide-react/icons/user-round'
import { graphql, useFragment } from 'react-relay'
import { paths } from '../../paths.ts'
import { PrimeirosPassos } from '../PrimeirosPassos.tsx'
import type { PassosDoAluno_usuario$key } from './__generated__/PassosDoAluno_usuario.graphql.ts'

const passos = {
  interesses: {
    title: 'Escolha seus interesses',
    detail: 'É deles que vêm as recomendações.',
    to: paths.perfil(),
    icon: <Heart size={18} />,
    acao: 'Escolher',
  },
  historico: {
    title: 'Importe seu histórico',
    detail: 'As disciplinas que você cursou ajudam a encontrar vagas para você.',
    to: paths.importarHistorico(),
    icon: <FileUp size={18} />,
    acao: 'Importar',
  },
  perfil: {
    title: 'Apresente-se no perfil',
    detail: 'Conte em poucas linhas quem você é: professores leem antes de escolher.',
    to: paths.perfil(),
    icon: <UserRound size={18} />,
    acao: 'Escrever',
  },
  candidatura: {
    title: 'Envie a primeira candidatura',
    detail: 'Encontre uma oportunidade e escreva sua carta.',
    to: paths.vagas(),
    icon: <Send size={18} />,
    acao: 'Explorar',
  },
}

type Props = {
  usuarioRef: PassosDoAluno_usuario$key
  /** Null if the upstream does not list them. */
  candidaturas: number | null
}

/** The first steps of a student. */
export const PassosDoAluno = ({ usuarioRef, candidaturas }: Props) => {
  const { sobre, temHistorico, interesses } = useFragment(
    graphql`
      fragment PassosDoAluno_usuario on Usuario {
        sobre
        temHistorico
        interesses {
          __typename
        }
      }
    `,
    usuarioRef,
  )
  return (
    <PrimeirosPassos
      passos={[
        { ...passos.interesses, feito: interesses.length > 0 },
        { ...passos.historico, feito: temHistorico },
        { ...passos.perfil, feito: Boolean(sobre?.trim()) },
        { ...passos.candidatura, feito: candidaturas !== 0 },
      ]}
    />
  )
}

import Camera from 'lucide-react/icons/camera'
import CirclePlus from 'lucide-react/icons/circle-plus'
import UserRound from 'lucide-react/icons/user-round'
import { graphql, useFragment } from 'react-relay'
import { paths } from '../../paths.ts'
import { PrimeirosPassos } from '../PrimeirosPassos.tsx'
import type { PassosDoProfessor_usuario$key } from './__generated__/PassosDoProfessor_usuario.graphql.ts'

const passos = {
  vaga: {
    title: 'Publique a primeira oportunidade',
    detail: 'Os alunos que combinam com ela ficam sabendo.',
    to: paths.professor.novaVaga(),
    icon: <CirclePlus size={18} />,
    acao: 'Criar',
  },
  sobre: {
    title: 'Apresente-se no perfil',
    detail: 'Conte em poucas linhas o que você pesquisa: alunos leem antes de se candidatar.',
    to: paths.professor.perfil(),
    icon: <UserRound size={18} />,
    acao: 'Escrever',
  },
  foto: {
    title: 'Ponha uma foto no perfil',
    detail: 'Ela aparece ao lado das suas oportunidades.',
    to: paths.professor.perfil(),
    icon: <Camera size={18} />,
    acao: 'Escolher',
  },
}

/** The first steps of a professor without vagas. */
export const PassosDoProfessor = ({ usuarioRef }: { usuarioRef: PassosDoProfessor_usuario$key }) => {
  const { sobre, avatar } = useFragment(
    graphql`
      fragment PassosDoProfessor_usuario on Usuario {
        sobre
        avatar
      }
    `,
    usuarioRef,
  )
  return (
    <PrimeirosPassos
      passos={[
        { ...passos.vaga, feito: false },
        { ...passos.sobre, feito: Boolean(sobre?.trim()) },
        { ...passos.foto, feito: Boolean(avatar) },
      ]}
    />
  )
}

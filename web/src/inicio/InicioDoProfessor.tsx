import CirclePlus from 'lucide-react/icons/circle-plus'
import ListChecks from 'lucide-react/icons/list-checks'
import MessagesSquare from 'lucide-react/icons/messages-square'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { paths } from '../paths.ts'
import { Page } from '../ui/layout/Page.tsx'
import type { InicioDoProfessor_viewer$key } from './__generated__/InicioDoProfessor_viewer.graphql.ts'
import { Atalhos } from './Atalhos.tsx'
import { BoasVindas } from './BoasVindas.tsx'
import { Recursos } from './Recursos.tsx'
import { disponiveis, futuros } from './recursosDoProfessor.tsx'

const atalhos = [
  {
    to: paths.professor.novaVaga(),
    icon: <CirclePlus size={24} />,
    title: 'Criar oportunidade',
    text: 'Descreva a vaga e publique: os alunos certos ficam sabendo.',
  },
  {
    to: paths.professor.vagas(),
    icon: <ListChecks size={24} />,
    title: 'Minhas oportunidades',
    text: 'Acompanhe o que você publicou e quem se candidatou.',
  },
  {
    to: paths.professor.mensagens(),
    icon: <MessagesSquare size={24} />,
    title: 'Mensagens',
    text: 'Converse com candidatos e colegas.',
  },
]

type Props = { viewerRef: InicioDoProfessor_viewer$key; links: ReactNode }

/** The home page of professors (specification §1). */
export const InicioDoProfessor = ({ viewerRef, links }: Props) => {
  const { usuario } = useFragment(
    graphql`
      fragment InicioDoProfessor_viewer on Viewer @throwOnFieldError {
        usuario @catch(to: NULL) {
          nome
        }
      }
    `,
    viewerRef,
  )
  return (
    <Page>
      <BoasVindas
        title="Área do Professor"
        heading={usuario ? `Boas-vindas, ${usuario.nome}!` : 'Boas-vindas!'}
        lead="Suas oportunidades e seus candidatos, à mão."
      />
      <Atalhos atalhos={atalhos} />
      <Recursos title="Funcionalidades disponíveis" recursos={disponiveis} />
      <Recursos title="Próximas funcionalidades" recursos={futuros} emBreve />
      {links}
    </Page>
  )
}

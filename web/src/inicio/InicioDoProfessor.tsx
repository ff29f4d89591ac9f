import { CirclePlus, ListChecks, MessagesSquare } from 'lucide-react'
import { graphql } from 'react-relay'
import { paths } from '../paths.ts'
import { usePageQuery } from '../relay/usePageQuery.ts'
import { Page } from '../ui/Page.tsx'
import type { InicioDoProfessorQuery } from './__generated__/InicioDoProfessorQuery.graphql.ts'
import { Atalhos } from './Atalhos.tsx'
import { BoasVindas } from './BoasVindas.tsx'
import { CenaSelecao } from './CenaSelecao.tsx'
import { LinksExternos } from './LinksExternos.tsx'
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

/** Home of a professor (specification §1). */
export const InicioDoProfessor = () => {
  const { viewer } = usePageQuery<InicioDoProfessorQuery>(graphql`
    query InicioDoProfessorQuery @throwOnFieldError {
      viewer {
        usuario {
          nome
        }
      }
    }
  `)
  return (
    <Page>
      <BoasVindas
        title="Área do Professor"
        heading={`Boas-vindas, ${viewer?.usuario.nome ?? 'professor'}!`}
        lead="Suas oportunidades e seus candidatos, à mão."
        cena={<CenaSelecao />}
      />
      <Atalhos atalhos={atalhos} />
      <Recursos title="Funcionalidades disponíveis" recursos={disponiveis} />
      <Recursos title="Próximas funcionalidades" recursos={futuros} emBreve />
      <LinksExternos />
    </Page>
  )
}

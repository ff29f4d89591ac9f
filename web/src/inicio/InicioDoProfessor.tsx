import CirclePlus from 'lucide-react/icons/circle-plus'
import ListChecks from 'lucide-react/icons/list-checks'
import MessagesSquare from 'lucide-react/icons/messages-square'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { paths } from '../paths.ts'
import { Page } from '../ui/layout/Page.tsx'
import { PageHeader } from '../ui/layout/PageHeader.tsx'
import type { InicioDoProfessor_viewer$key } from './__generated__/InicioDoProfessor_viewer.graphql.ts'
import { Aguardando } from './aguardando/Aguardando.tsx'
import { PassosDoProfessor } from './aguardando/PassosDoProfessor.tsx'
import { Colunas } from './Colunas.tsx'
import { Dobras } from './Dobras.tsx'
import { primeiroNome } from './primeiroNome.ts'
import { Quadro } from './Quadro.tsx'
import { disponiveis, futuros } from './recursosDoProfessor.tsx'

const atalhos = [
  {
    to: paths.professor.novaVaga(),
    icon: <CirclePlus size={20} />,
    title: 'Criar oportunidade',
    text: 'Descreva a vaga e publique: os alunos certos ficam sabendo.',
  },
  {
    to: paths.professor.vagas(),
    icon: <ListChecks size={20} />,
    title: 'Minhas oportunidades',
    text: 'Acompanhe o que você publicou e quem se candidatou.',
  },
  {
    to: paths.professor.mensagens(),
    icon: <MessagesSquare size={20} />,
    title: 'Mensagens',
    text: 'Converse com candidatos e colegas.',
  },
]

/** The pages of the available features, in their order. */
const paginas = [paths.professor.novaVaga(), paths.professor.vagas(), paths.professor.mensagens()]

const comPagina = disponiveis.map((recurso, at) => ({ ...recurso, to: paginas[at] }))

type Props = { viewerRef: InicioDoProfessor_viewer$key; links: ReactNode }

/** The home page of professors (specification §1): what waits for them, and what the board offers. */
export const InicioDoProfessor = ({ viewerRef, links }: Props) => {
  const viewer = useFragment(
    graphql`
      fragment InicioDoProfessor_viewer on Viewer @throwOnFieldError {
        usuario @catch(to: NULL) {
          nome
          ...PassosDoProfessor_usuario
        }
        minhasVagas(first: 50) @catch(to: NULL) {
          total
        }
        ...Aguardando_viewer
      }
    `,
    viewerRef,
  )
  const { usuario } = viewer
  const isNovo = viewer.minhasVagas?.total === 0
  return (
    <Page>
      <PageHeader
        title="Área do professor"
        heading={usuario ? `Boas-vindas, ${primeiroNome(usuario.nome)}!` : 'Boas-vindas!'}
      />
      {isNovo && usuario ? (
        <Colunas aside={<Quadro />}>
          <PassosDoProfessor usuarioRef={usuario} />
          <Aguardando viewerRef={viewer} emLinha />
        </Colunas>
      ) : (
        <Aguardando viewerRef={viewer} />
      )}
      <Dobras atalhos={atalhos} disponiveis={comPagina} futuros={futuros} abertas={isNovo} />
      {links}
    </Page>
  )
}

import UserX from 'lucide-react/icons/user-x'
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { useParams, useSearchParams } from 'react-router-dom'
import { useCandidatos } from '../candidatos/useCandidatos.ts'
import type { useCandidatos_edges$key } from '../candidatos/__generated__/useCandidatos_edges.graphql.ts'
import { paths } from '../../paths.ts'
import { useLivePageQuery } from '../../novidades/useLivePageQuery.ts'
import { readFiltro, toLista } from '../filtro.ts'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { LinkButton } from '../../ui/form/LinkButton.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { VagaSkeleton } from '../../vagas/vaga/VagaSkeleton.tsx'
import type { CandidatoPageQuery, CandidatoPageQuery$data } from './__generated__/CandidatoPageQuery.graphql.ts'
import { Candidato } from './Candidato.tsx'

const query = graphql`
  query CandidatoPageQuery($codigo: ID!, $candidatura: ID!) @preloadable @throwOnFieldError {
    vaga(codigo: $codigo) {
      id
      titulo
    }
    viewer {
      candidato(vaga: $codigo, candidatura: $candidatura) {
        ...useCandidatos_edges
        ...Candidato_edge
      }
      ...Candidato_viewer @arguments(codigo: $codigo)
    }
  }
`

/** One candidate to the professor's vaga, with links to the previous and the next one of the list. */
export const CandidatoPage = () => (
  <Page>
    <Suspense fallback={<VagaSkeleton />}>
      <Content />
    </Suspense>
  </Page>
)

const Content = () => {
  const { codigo = '' } = useParams()
  const { vaga, viewer } = useLivePageQuery<CandidatoPageQuery>(query, paths.professor.vaga(codigo))
  if (!vaga || !viewer?.candidato) return <SemCandidato />
  return <Found vaga={vaga} viewer={viewer} edge={viewer.candidato} />
}

type Viewer = NonNullable<CandidatoPageQuery$data['viewer']>

type FoundProps = {
  vaga: NonNullable<CandidatoPageQuery$data['vaga']>
  viewer: Viewer
  edge: NonNullable<Viewer['candidato']>
}

const Found = ({ vaga, viewer, edge }: FoundProps) => {
  const { codigo = '' } = useParams()
  // The fragment is plural: pass a list of one.
  const [candidato] = useCandidatos([edge] satisfies useCandidatos_edges$key)
  if (!candidato) return null
  return (
    <Candidato
      candidato={candidato}
      vaga={{ id: vaga.id, codigo, titulo: vaga.titulo ?? 'Título não especificado' }}
      edgeRef={edge}
      viewerRef={viewer}
    />
  )
}

const SemCandidato = () => {
  const { codigo = '' } = useParams()
  const [params] = useSearchParams()
  return (
    <>
      <PageHeader title="Candidatura não encontrada" />
      <EmptyState
        icon={<UserX size={28} />}
        title="Esta candidatura não existe ou foi cancelada."
        actions={
          <LinkButton to={paths.professor.vaga(codigo, toLista(readFiltro(params)))}>Voltar aos candidatos</LinkButton>
        }
      />
    </>
  )
}

import { UserX } from 'lucide-react'
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { useParams, useSearchParams } from 'react-router-dom'
import { useCandidatos } from '../minhasVagas/useCandidatos.ts'
import type { useCandidatos_edges$key } from '../minhasVagas/__generated__/useCandidatos_edges.graphql.ts'
import { paths } from '../paths.ts'
import { useLivePageQuery } from '../relay/usePageQuery.ts'
import { lerFiltro, toLista } from '../selecao/filtro.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Page } from '../ui/Page.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { VagaSkeleton } from '../vagas/VagaSkeleton.tsx'
import type { CandidatoPageQuery, CandidatoPageQuery$data } from './__generated__/CandidatoPageQuery.graphql.ts'
import { Candidato } from './Candidato.tsx'

const query = graphql`
  query CandidatoPageQuery($codigo: ID!, $candidatura: ID!) @preloadable @throwOnFieldError {
    vaga(id: $codigo) {
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

/** One who applied to the professor's vaga, with all there is to decide on, and the ways to the next one of the list. */
export const CandidatoPage = () => (
  <Page>
    <Suspense fallback={<VagaSkeleton />}>
      <Lido />
    </Suspense>
  </Page>
)

const Lido = () => {
  const { codigo = '' } = useParams()
  const { vaga, viewer } = useLivePageQuery<CandidatoPageQuery>(query, paths.professor.vaga(codigo))
  if (!vaga || !viewer?.candidato) return <SemCandidato />
  return <Encontrado vaga={vaga} viewer={viewer} edge={viewer.candidato} />
}

type Viewer = NonNullable<CandidatoPageQuery$data['viewer']>

type EncontradoProps = {
  vaga: NonNullable<CandidatoPageQuery$data['vaga']>
  viewer: Viewer
  edge: NonNullable<Viewer['candidato']>
}

const Encontrado = ({ vaga, viewer, edge }: EncontradoProps) => {
  const { codigo = '' } = useParams()
  // The fragment is of a list: here it is one of one.
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
          <LinkButton to={paths.professor.vaga(codigo, toLista(lerFiltro(params)))}>Voltar aos candidatos</LinkButton>
        }
      />
    </>
  )
}

import SearchX from 'lucide-react/icons/search-x'
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { useParams, useSearchParams } from 'react-router-dom'
import { useCandidatos } from '../candidatos/useCandidatos.ts'
import type { useCandidatos_candidaturas$key } from '../candidatos/__generated__/useCandidatos_candidaturas.graphql.ts'
import { paths } from '../../paths.ts'
import { useLivePageQuery } from '../../relay/useLivePageQuery.ts'
import { readFiltro, toLista } from '../filtro.ts'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { LinkButton } from '../../ui/form/LinkButton.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import type { CandidatoPageQuery, CandidatoPageQuery$data } from './__generated__/CandidatoPageQuery.graphql.ts'
import { CabecaDoCandidato } from './CabecaDoCandidato.tsx'
import { Candidato } from './Candidato.tsx'
import { CandidatoSkeleton } from './CandidatoSkeleton.tsx'

const query = graphql`
  query CandidatoPageQuery($codigo: ID!, $candidatura: ID!) @preloadable @throwOnFieldError {
    vaga(codigo: $codigo) {
      id
      titulo
      candidatura(codigo: $candidatura) {
        ...useCandidatos_candidaturas
        ...Candidato_candidatura
      }
    }
  }
`

/** One candidate to the professor's vaga, with links to the previous and the next one of the list. */
export const CandidatoPage = () => (
  <Page>
    <Suspense fallback={<CandidatoSkeleton />}>
      <Content />
    </Suspense>
  </Page>
)

const Content = () => {
  const { vaga } = useLivePageQuery<CandidatoPageQuery>(query)
  if (!vaga?.candidatura) return <SemCandidato />
  return <Found vaga={vaga} candidatura={vaga.candidatura} />
}

type Vaga = NonNullable<CandidatoPageQuery$data['vaga']>

type FoundProps = { vaga: Vaga; candidatura: NonNullable<Vaga['candidatura']> }

const Found = ({ vaga, candidatura }: FoundProps) => {
  const { codigo = '' } = useParams()
  // The fragment is plural: pass a list of one.
  const [candidato] = useCandidatos([candidatura] satisfies useCandidatos_candidaturas$key)
  if (!candidato) return null
  const daVaga = { id: vaga.id, codigo, titulo: vaga.titulo ?? 'Título não especificado' }
  const cabeca = <CabecaDoCandidato candidato={candidato} vaga={daVaga} />
  return <Candidato candidato={candidato} vaga={daVaga} candidaturaRef={candidatura} cabeca={cabeca} />
}

const SemCandidato = () => {
  const { codigo = '' } = useParams()
  const [params] = useSearchParams()
  return (
    <>
      <PageHeader title="Candidatura não encontrada" />
      <EmptyState
        icon={<SearchX size={28} />}
        title="Esta candidatura não existe ou foi cancelada."
        actions={
          <LinkButton to={paths.professor.vaga(codigo, toLista(readFiltro(params)))}>Voltar aos candidatos</LinkButton>
        }
      />
    </>
  )
}

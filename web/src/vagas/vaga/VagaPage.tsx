import Compass from 'lucide-react/icons/compass'
import { Suspense } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useParams } from 'react-router-dom'
import { CandidaturaCard } from '../../candidaturas/candidatura/CandidaturaCard.tsx'
import { Denunciar } from '../../denuncias/Denunciar.tsx'
import { paths } from '../../paths.ts'
import { useLivePageQuery } from '../../relay/useLivePageQuery.ts'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { LinkButton } from '../../ui/form/LinkButton.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { withLastSearch } from '../lastSearch.ts'
import { usePassos } from '../passos/usePassos.ts'
import type { VagaPage_candidatura$key } from './__generated__/VagaPage_candidatura.graphql.ts'
import type { VagaPage_oculta$key } from './__generated__/VagaPage_oculta.graphql.ts'
import type { VagaPage_viewer$key } from './__generated__/VagaPage_viewer.graphql.ts'
import type { VagaPageQuery } from './__generated__/VagaPageQuery.graphql.ts'
import { ConteudoDaVaga } from './ConteudoDaVaga.tsx'
import { FechadaNotice } from './FechadaNotice.tsx'
import { Parecidas } from './Parecidas.tsx'
import { VagaSkeleton } from './VagaSkeleton.tsx'

const query = graphql`
  query VagaPageQuery($codigo: ID!) @preloadable @raw_response_type @throwOnFieldError {
    vaga(codigo: $codigo) {
      ...ConteudoDaVaga_vaga
      ...Parecidas_vaga
      ...VagaPage_candidatura
      ...VagaPage_oculta
      # The vaga beside the list has loaded its page, too.
      # eslint-disable-next-line relay/must-colocate-fragment-spreads
      ...VagaPaneContent_vaga
    }
    viewer {
      ...VagaPage_viewer
    }
  }
`

const viewerFragment = graphql`
  fragment VagaPage_viewer on Viewer @throwOnFieldError {
    papel
  }
`

const candidaturaFragment = graphql`
  fragment VagaPage_candidatura on Vaga @throwOnFieldError {
    id
    encerrada
    # The vaga renders without the reader's candidatura.
    minhaCandidatura @catch(to: NULL) {
      ...CandidaturaCard_situacao
      ...CandidaturaCard_consentimento
    }
    pedido @catch(to: NULL) {
      ...CandidaturaCard_pedido
    }
    ...CandidaturaCard_vaga
  }
`

/**
 * '/opportunities/{codigo}': the details of a vaga (specification §2). The data of its card in the list shows at once,
 * the rest when it has loaded. Live events keep it current.
 */
export const VagaPage = () => (
  <Page>
    <Suspense fallback={<VagaSkeleton />}>
      <Vaga />
    </Suspense>
  </Page>
)

const Vaga = () => {
  const { vaga, viewer } = useLivePageQuery<VagaPageQuery>(query)
  const { codigo = '' } = useParams()
  if (!vaga) return <SemVaga />
  return (
    <>
      <Suspense fallback={null}>
        <Oculta vagaRef={vaga} />
      </Suspense>
      <ConteudoDaVaga vagaRef={vaga} candidatura={<Candidatura vagaRef={vaga} viewerRef={viewer ?? null} />} />
      <Cluster>
        <Denunciar tipo="VAGA" codigo={codigo} />
      </Cluster>
      <Suspense fallback={null}>
        <Parecidas em="fim" vagaRef={vaga} />
      </Suspense>
    </>
  )
}

type CandidaturaProps = { vagaRef: VagaPage_candidatura$key; viewerRef: VagaPage_viewer$key | null }

const Candidatura = ({ vagaRef, viewerRef }: CandidaturaProps) => {
  const viewer = useFragment(viewerFragment, viewerRef)
  const vaga = useFragment(candidaturaFragment, vagaRef)
  const contarComeco = usePassos(vaga.encerrada ? null : vaga.id)
  if (viewer?.papel === 'PROFESSOR') return null
  return (
    <CandidaturaCard
      vagaRef={vaga}
      situacaoRef={vaga.minhaCandidatura ?? null}
      pedidoRef={vaga.pedido ?? null}
      onComecar={contarComeco}
    />
  )
}

/** Why moderators hid it, for those who have applied; nothing unless they did. */
const Oculta = ({ vagaRef }: { vagaRef: VagaPage_oculta$key }) => {
  const { oculta } = useFragment(
    graphql`
      fragment VagaPage_oculta on Vaga @throwOnFieldError {
        oculta {
          motivo
        }
      }
    `,
    vagaRef,
  )
  if (!oculta) return null
  return <FechadaNotice>{`A moderação ocultou esta oportunidade. Motivo: ${oculta.motivo}`}</FechadaNotice>
}

const SemVaga = () => (
  <>
    <PageHeader title="Oportunidade não encontrada" />
    <EmptyState
      icon={<Compass size={28} />}
      title="Esta oportunidade não existe ou foi removida."
      actions={<LinkButton to={withLastSearch(paths.vagas())}>Voltar para oportunidades</LinkButton>}
    />
  </>
)

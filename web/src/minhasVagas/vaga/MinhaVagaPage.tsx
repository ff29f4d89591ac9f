import Compass from 'lucide-react/icons/compass'
import { lazy, Suspense, useState } from 'react'
import { graphql } from 'react-relay'
import { useLivePageQuery } from '../../novidades/useLivePageQuery.ts'
import { paths } from '../../paths.ts'
import { readSessao } from '../../sessao/sessao.ts'
import { papeis } from '../../tags/papeis.ts'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { LinkButton } from '../../ui/form/LinkButton.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { withLastSearch } from '../../vagas/lastSearch.ts'
import type { MinhaVagaPageQuery } from './__generated__/MinhaVagaPageQuery.graphql.ts'
import { AbasDaVaga } from './AbasDaVaga.tsx'
import { EditarVaga } from './EditarVaga.tsx'
import { MinhaVagaHeader } from './MinhaVagaHeader.tsx'
import { MinhaVagaSkeleton } from './MinhaVagaSkeleton.tsx'

/** Loaded on demand, under the skeleton of the page: its managers begin with the candidates. */
const SobreAVaga = lazy(() => import('./SobreAVaga.tsx').then(module => ({ default: module.SobreAVaga })))
const RascunhoDaVaga = lazy(() => import('./RascunhoDaVaga.tsx').then(module => ({ default: module.RascunhoDaVaga })))

const query = graphql`
  query MinhaVagaPageQuery($codigo: ID!) @preloadable @throwOnFieldError {
    vaga(codigo: $codigo) {
      status
      meuPapel
      autor {
        codigo
        nome
      }
      ...MinhaVagaHeader_vaga
      ...EditarVaga_vaga
      ...SobreAVaga_vaga
      ...AbasDaVaga_vaga
      ...RascunhoDaVaga_vaga
    }
    ...EditarVaga_query
  }
`

/** One vaga as its professor sees it, with its candidates (specification §2). */
export const MinhaVagaPage = () => (
  <Page dense>
    <Suspense fallback={<MinhaVagaSkeleton />}>
      <Vaga />
    </Suspense>
  </Page>
)

const Vaga = () => {
  const data = useLivePageQuery<MinhaVagaPageQuery>(query)
  const { vaga } = data
  const isGestor = vaga?.meuPapel === 'GESTOR'
  const [foiGestor, setFoiGestor] = useState(isGestor)
  if (isGestor && !foiGestor) setFoiGestor(true)
  if (!vaga) return <SemVaga foiGestor={foiGestor} />
  // Without an author in the response, the page shows the actions and the upstream refuses them.
  const deOutro = !isGestor && vaga.autor && vaga.autor.codigo !== readSessao()?.codigo ? vaga.autor : null
  return (
    <Stack gap="xsmall">
      <MinhaVagaHeader vagaRef={vaga} actions={deOutro ? null : <EditarVaga vagaRef={vaga} queryRef={data} />} />
      {deOutro ? (
        <>
          {foiGestor ? <NaoCuidaMais /> : <DeOutro nome={deOutro.nome} />}
          <SobreAVaga vagaRef={vaga} gestao={null} />
        </>
      ) : vaga.status === 'RASCUNHO' ? (
        <RascunhoDaVaga vagaRef={vaga} />
      ) : (
        <AbasDaVaga vagaRef={vaga} />
      )}
    </Stack>
  )
}

/** Only a vaga's managers edit it and see its candidates (specification §6). */
const DeOutro = ({ nome }: { nome: string | null | undefined }) => (
  <Notice tone="info" title={nome ? `Publicada por ${nome} (${papeis.PROFESSOR})` : 'Publicada por outra pessoa'}>
    Só quem publica uma oportunidade pode alterá-la e ver os candidatos.
  </Notice>
)

/** For a co-manager who was removed, or left, while the page was open. */
const NaoCuidaMais = () => (
  <Notice tone="info" title="Você não cuida mais desta oportunidade" live>
    Se não foi você quem saiu, suas notificações dizem quem retirou você.
  </Notice>
)

const SemVaga = ({ foiGestor }: { foiGestor: boolean }) => (
  <>
    <PageHeader title="Oportunidade não encontrada" />
    {foiGestor ? <NaoCuidaMais /> : null}
    <EmptyState
      icon={<Compass size={28} />}
      title="Esta oportunidade não existe ou foi removida."
      actions={<LinkButton to={withLastSearch(paths.professor.vagas())}>Voltar às oportunidades</LinkButton>}
    />
  </>
)

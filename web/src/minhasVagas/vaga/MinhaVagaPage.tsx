import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { useLivePageQuery } from '../../relay/useLivePageQuery.ts'
import type { Para } from '../../selecao/comunicado/comunicado.ts'
import { EscreverContext } from '../../selecao/comunicado/escrever.ts'
import { readSessao } from '../../sessao/sessao.ts'
import { Page } from '../../ui/layout/Page.tsx'
import type { MinhaVagaPage_oculta$key } from './__generated__/MinhaVagaPage_oculta.graphql.ts'
import type { MinhaVagaPageQuery } from './__generated__/MinhaVagaPageQuery.graphql.ts'
import { AbasDaVaga } from './AbasDaVaga.tsx'
import { EditarVaga } from './EditarVaga.tsx'
import { type EscreverHandle, MinhaVagaHeader } from './MinhaVagaHeader.tsx'
import * as styles from './MinhaVagaPage.css.ts'
import { MinhaVagaSkeleton } from './MinhaVagaSkeleton.tsx'
import { DeOutro, SemVaga } from './SemGestao.tsx'

/** Loaded on demand, under the skeleton of the page: its managers begin with the candidates. */
const SobreAVaga = lazy(() => import('./SobreAVaga.tsx').then(module => ({ default: module.SobreAVaga })))
const RascunhoDaVaga = lazy(() => import('./RascunhoDaVaga.tsx').then(module => ({ default: module.RascunhoDaVaga })))
const OcultaNotice = lazy(() => import('./OcultaNotice.tsx').then(module => ({ default: module.OcultaNotice })))
const PreviaDoRascunho = lazy(() =>
  import('./PreviaDoRascunho.tsx').then(module => ({ default: module.PreviaDoRascunho })),
)

/** For a co-manager who was removed, or left, with the dialog open. */
const semGestao = 'Você não cuida mais desta oportunidade.'

const query = graphql`
  query MinhaVagaPageQuery($codigo: ID!) @preloadable @throwOnFieldError {
    vaga(codigo: $codigo) {
      status
      meuPapel
      ...MinhaVagaPage_oculta
      autor {
        codigo
        nome
      }
      ...MinhaVagaHeader_vaga
      ...MinhaVagaHeader_andamento
      ...EditarVaga_vaga
      ...SobreAVaga_vaga
      ...AbasDaVaga_vaga
      ...RascunhoDaVaga_vaga
      ...PreviaDoRascunho_vaga
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
  const [params] = useSearchParams()
  const header = useRef<EscreverHandle>(null)
  const escrever = useCallback((para: Para) => header.current?.escrever(para), [])
  if (isGestor && !foiGestor) setFoiGestor(true)
  if (!vaga) return <SemVaga foiGestor={foiGestor} />
  // Without an author in the response, the page shows the actions and the upstream refuses them.
  const deOutro = !isGestor && vaga.autor && vaga.autor.codigo !== readSessao()?.codigo ? vaga.autor : null
  const papel = deOutro ? 'leitor' : vaga.status === 'RASCUNHO' ? 'rascunho' : 'selecao'
  if (papel === 'rascunho' && params.has('previa')) return <PreviaDoRascunho vagaRef={vaga} />
  return (
    <div className={styles.root}>
      <MinhaVagaHeader
        ref={header}
        vagaRef={vaga}
        papel={papel}
        editar={
          deOutro && !foiGestor ? null : <EditarVaga vagaRef={vaga} queryRef={data} fim={deOutro ? semGestao : null} />
        }
      />
      <Oculta vagaRef={vaga} />
      {deOutro ? (
        <>
          <DeOutro nome={deOutro.nome} foiGestor={foiGestor} />
          <SobreAVaga vagaRef={vaga} gestao={null} />
        </>
      ) : papel === 'rascunho' ? (
        <RascunhoDaVaga vagaRef={vaga} />
      ) : (
        <EscreverContext value={escrever}>
          <AbasDaVaga vagaRef={vaga} />
        </EscreverContext>
      )}
    </div>
  )
}

/** Nothing unless moderators hid it. */
const Oculta = ({ vagaRef }: { vagaRef: MinhaVagaPage_oculta$key }) => {
  const { oculta } = useFragment(
    graphql`
      fragment MinhaVagaPage_oculta on Vaga @throwOnFieldError {
        oculta {
          motivo
          caso
        }
      }
    `,
    vagaRef,
  )
  if (!oculta) return null
  return (
    <Suspense>
      <OcultaNotice motivo={oculta.motivo} caso={oculta.caso ?? null} />
    </Suspense>
  )
}

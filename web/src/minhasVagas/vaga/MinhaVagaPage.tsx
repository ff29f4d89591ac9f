import { lazy, Suspense, useState } from 'react'
import { graphql } from 'react-relay'
import { useLivePageQuery } from '../../novidades/useLivePageQuery.ts'
import { readSessao } from '../../sessao/sessao.ts'
import { Page } from '../../ui/layout/Page.tsx'
import type { MinhaVagaPageQuery } from './__generated__/MinhaVagaPageQuery.graphql.ts'
import { AbasDaVaga } from './AbasDaVaga.tsx'
import { EditarVaga } from './EditarVaga.tsx'
import { MinhaVagaHeader } from './MinhaVagaHeader.tsx'
import * as styles from './MinhaVagaPage.css.ts'
import { MinhaVagaSkeleton } from './MinhaVagaSkeleton.tsx'

/** Loaded on demand, under the skeleton of the page: its managers begin with the candidates. */
const SobreAVaga = lazy(() => import('./SobreAVaga.tsx').then(module => ({ default: module.SobreAVaga })))
const SemVaga = lazy(() => import('./SemGestao.tsx').then(module => ({ default: module.SemVaga })))
const DeOutro = lazy(() => import('./SemGestao.tsx').then(module => ({ default: module.DeOutro })))
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
  const [abertas, setAbertas] = useState(false)
  if (isGestor && !foiGestor) setFoiGestor(true)
  if (!vaga) return <SemVaga foiGestor={foiGestor} />
  // Without an author in the response, the page shows the actions and the upstream refuses them.
  const deOutro = !isGestor && vaga.autor && vaga.autor.codigo !== readSessao()?.codigo ? vaga.autor : null
  return (
    <div className={styles.root} data-acoes={abertas}>
      <MinhaVagaHeader
        vagaRef={vaga}
        actions={deOutro ? null : <EditarVaga vagaRef={vaga} queryRef={data} />}
        abertas={abertas}
        onAbertas={setAbertas}
      />
      {deOutro ? (
        <>
          <DeOutro nome={deOutro.nome} foiGestor={foiGestor} />
          <SobreAVaga vagaRef={vaga} gestao={null} />
        </>
      ) : vaga.status === 'RASCUNHO' ? (
        <RascunhoDaVaga vagaRef={vaga} />
      ) : (
        <AbasDaVaga vagaRef={vaga} />
      )}
    </div>
  )
}

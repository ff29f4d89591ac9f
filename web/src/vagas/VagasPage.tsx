import { memo, Suspense, useDeferredValue, useEffect } from 'react'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import { useLocation } from 'react-router-dom'
import { ProgressoComplementar } from '../historico/ProgressoComplementar.tsx'
import { paths } from '../paths.ts'
import { usePageQuery } from '../relay/usePageQuery.ts'
import { Page } from '../ui/Page.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import type { VagasPage_aoLado$data, VagasPage_aoLado$key } from './__generated__/VagasPage_aoLado.graphql.ts'
import type { VagasPageAoLadoQuery } from './__generated__/VagasPageAoLadoQuery.graphql.ts'
import type { VagasPageQuery } from './__generated__/VagasPageQuery.graphql.ts'
import { AvisoDeHistorico } from './AvisoDeHistorico.tsx'
import { BuscaForm } from './BuscaForm.tsx'
import { ConviteDeHistorico } from './ConviteDeHistorico.tsx'
import { FiltrosAplicados } from './FiltrosAplicados.tsx'
import { FiltrosPanel } from './FiltrosPanel.tsx'
import { FiltrosSelecionados } from './FiltrosSelecionados.tsx'
import { FiltrosSheet } from './FiltrosSheet.tsx'
import { guardarLeitura } from './leitura.ts'
import { SalvasChip } from './SalvasChip.tsx'
import { useDepartamentoPossivel, useEnderecoLegivel } from './useEnderecoPossivel.ts'
import { type Filtros, useFiltros } from './useFiltros.ts'
import { VagasList } from './VagasList.tsx'
import { VagasSalvas } from './VagasSalvas.tsx'
import * as styles from './VagasPage.css.ts'
import { VagasSkeleton } from './VagasSkeleton.tsx'

const query = graphql`
  query VagasPageQuery(
    $filtro: VagaFiltro!
    $pagina: Int!
    $after: String
    $salvas: Boolean!
    $ids: [ID!]!
    $aoLado: Boolean!
  ) @preloadable @raw_response_type @throwOnFieldError {
    ...VagasPage_aoLado @alias(as: "aoLado") @include(if: $aoLado)
    ...VagasList_query @alias(as: "quadro") @skip(if: $salvas)
    ...VagasSalvas_query @alias(as: "salvas") @include(if: $salvas)
  }
`

/** What no filter and no page changes. It comes with the list (vagas.route.ts); this reads it, and requests nothing. */
const aoLadoQuery = graphql`
  query VagasPageAoLadoQuery {
    ...VagasPage_aoLado
  }
`

const aoLadoFragment = graphql`
  fragment VagasPage_aoLado on Query @throwOnFieldError {
    viewer {
      # The list does without what is only beside it.
      usuario @catch(to: NULL) {
        temHistorico
      }
      ...ProgressoComplementar_viewer
    }
    ...useEnderecoPossivel_query
    ...FiltrosPanel_query
    ...FiltrosSelecionados_query
    ...FiltrosAplicados_query
  }
`

/** '/opportunities': the student's list (specification §2). */
export const VagasPage = () => (
  <Page>
    <PageHeader title="Oportunidades Acadêmicas" />
    <Suspense fallback={<VagasSkeleton />}>
      <Vagas />
    </Suspense>
  </Page>
)

const Vagas = () => {
  const data = usePageQuery<VagasPageQuery>(query)
  const store = useLazyLoadQuery<VagasPageAoLadoQuery>(aoLadoQuery, {}, { fetchPolicy: 'store-only' })
  const aoLado = useFragment<VagasPage_aoLado$key>(aoLadoFragment, store)
  const filtros = useFiltros()
  useEnderecoLegivel(filtros)
  useDepartamentoPossivel(aoLado, filtros)
  const { search } = useLocation()
  useEffect(() => guardarLeitura(paths.vagas(), search), [search])
  // A press is painted first, where it was made; what follows from it comes in the next picture.
  const depois = useDeferredValue(filtros)
  const semHistorico = aoLado.viewer?.usuario?.temHistorico === false
  return (
    <div className={styles.root}>
      <div className={styles.filtros}>
        <FiltrosPanel queryRef={aoLado} filtros={filtros} />
      </div>
      <div className={styles.main}>
        {semHistorico ? <AvisoDeHistorico /> : null}
        <div className={styles.barra}>
          <div className={styles.busca}>
            <BuscaForm filtros={filtros} />
          </div>
          <FiltrosSheet queryRef={aoLado} filtros={filtros} />
          <SalvasChip filtros={filtros} />
        </div>
        <Resultado aoLado={aoLado} data={data} filtros={depois} />
      </div>
      <div className={styles.extra}>
        {aoLado.viewer ? <ProgressoComplementar viewerRef={aoLado.viewer} /> : null}
        {semHistorico ? <ConviteDeHistorico /> : null}
      </div>
    </div>
  )
}

type ResultadoProps = { aoLado: VagasPage_aoLado$data; data: VagasPageQuery['response']; filtros: Filtros }

const Resultado = memo(({ aoLado, data, filtros }: ResultadoProps) => (
  <>
    <FiltrosSelecionados queryRef={aoLado} filtros={filtros} />
    <FiltrosAplicados queryRef={aoLado} filtros={filtros} />
    {data.quadro ? <VagasList queryRef={data.quadro} filtros={filtros} /> : null}
    {data.salvas ? <VagasSalvas queryRef={data.salvas} filtros={filtros} /> : null}
  </>
))

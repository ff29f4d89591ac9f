import { type ComponentProps, lazy, memo, Suspense, useDeferredValue, useEffect } from 'react'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import { useLocation } from 'react-router-dom'
import { ProgressoComplementar } from '../historico/ProgressoComplementar.tsx'
import { paths } from '../paths.ts'
import { usePageQuery } from '../relay/usePageQuery.ts'
import { Page } from '../ui/layout/Page.tsx'
import { PageHeader } from '../ui/layout/PageHeader.tsx'
import { Chip } from '../ui/form/Chip.tsx'
import { SearchForm } from '../ui/SearchForm.tsx'
import { Optional } from '../ui/state/Optional.tsx'
import { SkipLink } from '../ui/text/SkipLink.tsx'
import { AvisoDeHistorico } from './AvisoDeHistorico.tsx'
import type { VagasPage_frame$key } from './__generated__/VagasPage_frame.graphql.ts'
import type { VagasPageFrameQuery } from './__generated__/VagasPageFrameQuery.graphql.ts'
import type { VagasPageQuery } from './__generated__/VagasPageQuery.graphql.ts'
import { FiltrosAplicados } from './filtros/FiltrosAplicados.tsx'
import { FiltrosPanel } from './filtros/FiltrosPanel.tsx'
import { FiltrosSelecionados } from './filtros/FiltrosSelecionados.tsx'
import { FiltrosSheet } from './filtros/FiltrosSheet.tsx'
import { OrdenarVagas } from './filtros/OrdenarVagas.tsx'
import { keepSearch } from './lastSearch.ts'
import { useExistingEscolhas, useReadableUrl } from './useUrlCorrection.ts'
import { isFiltrado } from './filtros/filtro.ts'
import { type Filtros, useFiltros } from './filtros/useFiltros.ts'
import { useNomes } from './filtros/useNomes.ts'
import { VagasFrame } from './VagasFrame.tsx'
import { VagasList } from './VagasList.tsx'
import * as styles from './VagasPage.css.ts'
import { VagasSalvas } from './VagasSalvas.tsx'
import { VagasSkeleton } from './VagasSkeleton.tsx'

/** Loaded on demand: few readers have no transcript. */
const ConviteDeHistorico = lazy(() =>
  import('./ConviteDeHistorico.tsx').then(module => ({ default: module.ConviteDeHistorico })),
)

const BuscasSalvas = lazy(() => import('./BuscasSalvas.tsx').then(module => ({ default: module.BuscasSalvas })))

/** The longest text that the gateway searches for, in characters. */
const maiorBusca = 100

const query = graphql`
  query VagasPageQuery(
    $filtro: VagaFiltro!
    $pagina: Int!
    $after: String
    $salvas: Boolean!
    $ids: [ID!]!
    $frame: Boolean!
  ) @preloadable @raw_response_type @throwOnFieldError {
    ...VagasPage_frame @alias(as: "frame") @include(if: $frame)
    ...VagasList_query @alias(as: "quadro") @skip(if: $salvas)
    ...OrdenarVagas_query @alias(as: "ordenacao") @skip(if: $salvas)
    ...VagasSalvas_query @alias(as: "salvas") @include(if: $salvas)
  }
`

/**
 * The data that is the same for every filter and page. The route loads it with the list (vagas.route.ts); this query
 * only reads it from the store.
 */
const frameQuery = graphql`
  query VagasPageFrameQuery {
    ...VagasPage_frame
  }
`

const frameFragment = graphql`
  fragment VagasPage_frame on Query @throwOnFieldError {
    viewer {
      # The list renders without the data beside it.
      progressoComplementar @catch(to: NULL) {
        estado
      }
      ...ProgressoComplementar_viewer
      buscasSalvas @catch(to: NULL) {
        tipo
      }
      ...BuscasSalvas_viewer
    }
    ...useUrlCorrection_query
    ...FiltrosPanel_query
    ...useNomes_query
  }
`

/** '/opportunities': the student's list (specification §2). */
export const VagasPage = () => (
  <Page dense>
    <PageHeader title="Oportunidades Acadêmicas" look="dense" />
    <Suspense fallback={<VagasSkeleton />}>
      <Vagas />
    </Suspense>
  </Page>
)

const Vagas = () => {
  const data = usePageQuery<VagasPageQuery>(query)
  const store = useLazyLoadQuery<VagasPageFrameQuery>(frameQuery, {}, { fetchPolicy: 'store-only' })
  const frame = useFragment<VagasPage_frame$key>(frameFragment, store)
  const nomes = useNomes(frame)
  const filtros = useFiltros()
  useReadableUrl(filtros)
  useExistingEscolhas(frame, filtros)
  const { search } = useLocation()
  useEffect(() => keepSearch(paths.vagas(), search), [search])
  // Paints the pressed control first, and the cards in a later render, which waits for a list that is loading.
  const depois = useDeferredValue(filtros)
  const { viewer } = frame
  const semHistorico = viewer?.progressoComplementar?.estado === 'SEM_HISTORICO'
  return (
    <>
      <SkipLink to="#resultados">Pular para resultados</SkipLink>
      <VagasFrame
        filtros={<FiltrosPanel queryRef={frame} filtros={filtros} />}
        extra={
          <div className={styles.extra}>
            {viewer ? <ProgressoComplementar viewerRef={viewer} /> : null}
            {semHistorico ? <Convite /> : null}
          </div>
        }
      >
        {semHistorico ? <AvisoDeHistorico /> : null}
        <div className={styles.barra}>
          <Busca filtros={filtros} />
          <FiltrosSheet queryRef={frame} filtros={filtros} />
          {data.ordenacao ? <OrdenarVagas queryRef={data.ordenacao} filtros={filtros} /> : null}
          <SalvasChip filtros={filtros} />
        </div>
        {viewer ? <Buscas viewerRef={viewer} salvas={viewer.buscasSalvas} {...{ filtros, nomes }} /> : null}
        <FiltrosSelecionados {...{ nomes, filtros }} />
        <FiltrosAplicados {...{ nomes, filtros }} />
        <Resultado data={data} filtros={depois} />
      </VagasFrame>
    </>
  )
}

type BuscasProps = Omit<ComponentProps<typeof BuscasSalvas>, 'aplicado'> & {
  filtros: Filtros
  salvas: readonly { tipo: string }[] | null | undefined
}

/** Has a row only where a search is saved or can be. */
const Buscas = ({ filtros: { aplicado }, salvas, ...props }: BuscasProps) =>
  salvas && (isFiltrado(aplicado) || salvas.some(({ tipo }) => tipo === 'BUSCA')) ? (
    <div className={styles.salvas}>
      <Optional>
        <BuscasSalvas {...props} aplicado={aplicado} />
      </Optional>
    </div>
  ) : null

const Convite = () => (
  <Optional>
    <ConviteDeHistorico />
  </Optional>
)

const Resultado = memo(({ data, filtros }: { data: VagasPageQuery['response']; filtros: Filtros }) => (
  <>
    {data.quadro ? <VagasList queryRef={data.quadro} filtros={filtros} /> : null}
    {data.salvas ? <VagasSalvas queryRef={data.salvas} filtros={filtros} /> : null}
  </>
))

const Busca = ({ filtros: { selecionado, selecionar, buscar, isBuscando } }: { filtros: Filtros }) => (
  <div className={styles.busca}>
    <SearchForm
      label="Buscar oportunidades"
      placeholder="Buscar oportunidades..."
      maxLength={maiorBusca}
      value={selecionado.busca}
      onChange={busca => selecionar({ busca })}
      onSearch={buscar}
      busy={isBuscando}
    />
  </div>
)

/** Applies at once, and without the other filters: bookmarks are kept by id only. */
const SalvasChip = ({ filtros: { aplicado, alternarSalvas } }: { filtros: Filtros }) => (
  <Chip pressed={aplicado.salvas} onPressedChange={alternarSalvas}>
    Salvas
  </Chip>
)

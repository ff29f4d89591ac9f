import { lazy, useEffect, useEffectEvent, useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import { EmptyState } from '../ui/state/EmptyState.tsx'
import { Loading } from '../ui/state/Loading.tsx'
import { Skeleton } from '../ui/state/Skeleton.tsx'
import { Text } from '../ui/text/Text.tsx'
import { TextLink } from '../ui/text/TextLink.tsx'
import type { VagasList_query$key } from './__generated__/VagasList_query.graphql.ts'
import { CursorBoundary } from './CursorBoundary.tsx'
import { countEscolhas, type Filtro, isFiltrado, semFiltro, toPath } from './filtros/filtro.ts'
import type { Filtros } from './filtros/useFiltros.ts'
import { VagasSecao } from './VagasSecao.tsx'

/** Lazy: few lists are empty. */
const CenaBusca = lazy(() => import('../ui/cena/CenaBusca.tsx').then(module => ({ default: module.CenaBusca })))

type Props = { queryRef: VagasList_query$key; filtros: Filtros }

const fragment = graphql`
  fragment VagasList_query on Query @throwOnFieldError {
    vagas(first: 8, after: $after, filtro: $filtro) {
      total
      totalDeRecomendadas
      sugestaoDeBusca
      pageCursors {
        current {
          page
        }
        previous {
          after
        }
        next {
          after
        }
        page(number: $pagina) {
          page
          after
        }
        last {
          page
          after
        }
      }
      edges {
        node {
          ...VagasSecao_vagas
        }
      }
    }
  }
`

/** The vagas that match the filter. */
export const VagasList = ({ queryRef, filtros }: Props) => (
  <CursorBoundary
    cursor={filtros.cursor}
    fallback={<OutraPagina filtros={filtros} pagina={filtros.pagina} cursor={null} />}
  >
    <Pagina queryRef={queryRef} filtros={filtros} />
  </CursorBoundary>
)

/** The wording of the count line is from the specification (§2). */
const Pagina = ({ queryRef, filtros }: Props) => {
  const { vagas } = useFragment(fragment, queryRef)
  const { current, previous, next, page, last } = vagas.pageCursors
  const cursorLido = useCursoresLidos(filtros)
  if (!page || page.page !== current.page) {
    const possivel = page ?? last
    return <OutraPagina filtros={filtros} pagina={possivel.page - 1} cursor={possivel.after} />
  }
  return (
    <VagasSecao
      filtros={filtros}
      onPagina={to => filtros.irPara(to, to > filtros.pagina ? next?.after : (cursorLido(to) ?? previous?.after))}
      contagem={
        isFiltrado(filtros.aplicado)
          ? `${vagas.total} oportunidade(s) encontrada(s) com os filtros aplicados`
          : `${vagas.totalDeRecomendadas} recomendadas baseadas nos seus interesses`
      }
      total={isFiltrado(filtros.aplicado) ? undefined : vagas.total}
      paginas={last.page}
      vagasRef={vagas.edges.map(({ node }) => node)}
      vazia={<Nenhuma filtros={filtros} sugestao={vagas.sugestaoDeBusca} />}
    />
  )
}

/** Finds the cursor of a page that was read with this filter: 'Anterior' leads back to it, without a request. */
function useCursoresLidos({ aplicado, pagina, cursor, isPending }: Filtros) {
  const filtro = toPath(aplicado)
  const lidos = useRef({ filtro, cursores: new Map([[pagina, cursor]]) })
  useEffect(() => {
    // While a list is loading, the page is of the one before it.
    if (isPending) return
    if (lidos.current.filtro !== filtro) lidos.current = { filtro, cursores: new Map() }
    lidos.current.cursores.set(pagina, cursor)
  }, [filtro, pagina, cursor, isPending])
  return (outra: number) => lidos.current.cursores.get(outra)
}

type OutraPaginaProps = { filtros: Filtros; pagina: number; cursor: string | null }

/**
 * The URL names a page without a cursor, with an invalid cursor, or past the end. Replaces it by the page that the
 * server returned.
 */
const OutraPagina = ({ filtros: { aplicado, correct }, pagina, cursor }: OutraPaginaProps) => {
  const handleOutra = useEffectEvent(() => correct(aplicado, pagina, cursor))
  useEffect(() => handleOutra(), [pagina, cursor])
  return (
    <Loading label="Carregando oportunidades...">
      <Skeleton shape="block" height="32rem" />
    </Loading>
  )
}

type NenhumaProps = { filtros: Filtros; sugestao: string | null | undefined }

const Nenhuma = ({ filtros: { aplicado }, sugestao }: NenhumaProps) => (
  <EmptyState cena={<CenaBusca />} title="Nenhuma oportunidade encontrada com os filtros atuais.">
    {sugestao ? (
      <TextLink to={toPath({ ...aplicado, busca: sugestao })} alone>
        {`Você quis dizer "${sugestao}"?`}
      </TextLink>
    ) : isFiltrado(aplicado) ? (
      // A typed word may be longer than the line.
      <Text as="span" color="inherit">
        {oQueMudar(aplicado)}
      </Text>
    ) : (
      'Volte em breve: novas oportunidades são publicadas ao longo do semestre.'
    )}
  </EmptyState>
)

/** What of the filter to change, by what it has. */
function oQueMudar(filtro: Filtro) {
  const busca = filtro.busca.trim()
  const escolhas = countEscolhas(filtro)
  if (!busca) return escolhas === 1 ? 'Experimente outro filtro.' : 'Experimente menos filtros.'
  if (escolhas === 0) return `Nada para “${busca}”. Experimente outras palavras.`
  return (
    <TextLink to={toPath({ ...semFiltro, busca, ordem: filtro.ordem })} alone>
      {`Buscar “${busca}” sem ${escolhas === 1 ? 'o filtro' : `os ${escolhas} filtros`}`}
    </TextLink>
  )
}

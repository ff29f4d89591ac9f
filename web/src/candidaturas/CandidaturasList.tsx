import CloudOff from 'lucide-react/icons/cloud-off'
import Send from 'lucide-react/icons/send'
import { type ComponentProps, useState } from 'react'
import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../paths.ts'
import { useKeepCurrent } from '../relay/useKeepCurrent.ts'
import { useLoadRemaining } from '../relay/useLoadRemaining.ts'
import { usePageTopics } from '../relay/usePageQuery.ts'
import { LinkButton } from '../ui/form/LinkButton.tsx'
import { EmptyState } from '../ui/state/EmptyState.tsx'
import { Heading } from '../ui/text/Heading.tsx'
import { LoadMore } from '../ui/LoadMore.tsx'
import { Text } from '../ui/text/Text.tsx'
import { Notice } from '../ui/state/Notice.tsx'
import type { CandidaturasList_total$key } from './__generated__/CandidaturasList_total.graphql.ts'
import type { CandidaturasList_viewer$key } from './__generated__/CandidaturasList_viewer.graphql.ts'
import paginationQuery, {
  type CandidaturasListPaginationQuery,
} from './__generated__/CandidaturasListPaginationQuery.graphql.ts'
import * as styles from './CandidaturasList.css.ts'
import { ContagemPorEtapa } from './ContagemPorEtapa.tsx'
import { SecoesDeCandidaturas } from './SecoesDeCandidaturas.tsx'
import { useFiltroPorEtapa } from './useFiltroPorEtapa.ts'
import { type Recusa, type Saida, saidaDe } from './candidatura/etapaDoAluno.ts'
import { SairDialog } from './candidatura/SairDialog.tsx'
import { useFocusAfter } from './candidatura/useFocusAfter.ts'

const porVez = 20

/** The largest page of the API. */
const noMaximo = 100

const fragment = graphql`
  fragment CandidaturasList_viewer on Viewer
  @refetchable(queryName: "CandidaturasListPaginationQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
  @throwOnFieldError {
    candidaturas(first: $count, after: $cursor) @connection(key: "CandidaturasList_candidaturas") {
      edges {
        node {
          etapa
          vaga {
            id
          }
          ...SecoesDeCandidaturas_candidaturas
        }
      }
    }
  }
`

/** The counts, outside of @connection: payloads update the plain field, not the connection's record. */
const totalFragment = graphql`
  fragment CandidaturasList_total on Viewer {
    candidaturas(first: 20) @catch(to: NULL) {
      total
      ...ContagemPorEtapa_candidaturas
    }
  }
`

const contagemQuery = graphql`
  query CandidaturasListContagemQuery {
    viewer {
      ...CandidaturasList_total
    }
  }
`

type Props = { viewerRef: CandidaturasList_viewer$key & CandidaturasList_total$key }

/** The student's candidaturas, those under way first, each of which can be cancelled or withdrawn. */
export const CandidaturasList = ({ viewerRef }: Props) => {
  const [filtro, setFiltro] = useFiltroPorEtapa()
  const alvo = useSearchParams()[0].get('vaga')
  const { data, hasNext, isLoadingNext, onMais } = useCandidaturas(viewerRef, filtro !== null || alvo !== null)
  const todas = useFragment<CandidaturasList_total$key>(totalFragment, viewerRef).candidaturas ?? null
  useCurrentCandidaturas(data.candidaturas?.edges.length ?? 0, hasNext)
  // The vaga of the open dialog; kept while the dialog closes.
  const [vaga, setVaga] = useState({ id: '', codigo: '' })
  const [saida, setSaida] = useState<Saida | null>(null)
  const [refusal, setRefusal] = useState<Recusa | null>(null)
  const ref = useFocusAfter<HTMLElement>(saida !== null || isLoadingNext)
  if (!data.candidaturas) return <SemLista />
  const todasAqui = data.candidaturas.edges.map(({ node }) => node)
  const terminou = todasAqui.some(each => each.vaga?.id === vaga.id && saidaDe(each.etapa) === null)
  const naTela = todasAqui.filter(({ etapa }) => filtro === null || etapa === filtro)
  const handleSair = (deQual: { id: string; codigo: string }, como: Saida) => {
    setRefusal(null)
    setVaga(deQual)
    setSaida(como)
  }
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby="candidaturas" className={styles.root}>
      <Cabeca
        total={hasNext ? (todas?.total ?? null) : todasAqui.length}
        carregadas={todasAqui.map(({ etapa }) => etapa)}
        parcial={hasNext}
        todasRef={todas}
        filtro={filtro}
        onFiltro={setFiltro}
      />
      {refusal ? <Refusal {...refusal} /> : null}
      <SecoesDeCandidaturas candidaturasRef={naTela} filtradas={filtro !== null} alvo={alvo} onSair={handleSair} />
      {filtro !== null && naTela.length === 0 && !hasNext ? (
        <Text color="muted">Nenhuma candidatura nesta etapa.</Text>
      ) : null}
      {hasNext ? <LoadMore what="candidaturas" busy={isLoadingNext} onLoad={onMais} /> : null}
      {todasAqui.length === 0 && !hasNext ? <NenhumaCandidatura /> : null}
      <SairDialog {...{ vaga, saida, terminou }} onClose={() => setSaida(null)} onRefused={setRefusal} />
    </section>
  )
}

/** The loaded candidaturas, and how to load more. `todas`: all are loaded, because only a later page may have what is looked for. */
function useCandidaturas(viewerRef: CandidaturasList_viewer$key, todas: boolean) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    CandidaturasListPaginationQuery,
    CandidaturasList_viewer$key
  >(fragment, viewerRef)
  const onMais = (onComplete: (error: Error | null) => void) => void loadNext(porVez, { onComplete })
  useLoadRemaining({ hasNext, isLoadingNext, onMais }, todas)
  return { data, hasNext, isLoadingNext, onMais }
}

type CabecaProps = ComponentProps<typeof ContagemPorEtapa> & {
  /** Null if it failed to load. */
  total: number | null
}

const Cabeca = ({ total, ...contagem }: CabecaProps) => (
  <div className={styles.contagem}>
    <Heading level={2} look="label" id="candidaturas">
      {total === null ? 'Candidaturas' : total === 1 ? '1 candidatura' : `${total} candidaturas`}
    </Heading>
    <ContagemPorEtapa {...contagem} />
  </div>
)

const Refusal = ({ titulo, mensagem }: Recusa) => (
  <Notice tone="danger" title={titulo} live>
    {mensagem}
  </Notice>
)

/** Refetches the listed candidaturas, and their counts, unless the list is loaded whole and counts itself. */
function useCurrentCandidaturas(listadas: number, parcial: boolean) {
  const page = usePageTopics()
  useKeepCurrent(paginationQuery, { count: Math.min(Math.max(listadas, porVez), noMaximo) }, page)
  useKeepCurrent(contagemQuery, {}, { ...page, topics: parcial ? page.topics : [] })
}

const NenhumaCandidatura = () => (
  <EmptyState
    icon={<Send size={28} />}
    title="Você ainda não se candidatou a nenhuma oportunidade."
    actions={<LinkButton to={paths.vagas()}>Explorar oportunidades</LinkButton>}
  >
    Encontre uma que combine com você e conte, em uma carta, por que ela é para você.
  </EmptyState>
)

/** The upstream cannot list candidaturas. */
const SemLista = () => (
  <EmptyState
    icon={<CloudOff size={28} />}
    title="A lista de candidaturas não está disponível."
    actions={<LinkButton to={paths.vagas()}>Ver oportunidades</LinkButton>}
  >
    A página de cada oportunidade diz se você já se candidatou.
  </EmptyState>
)

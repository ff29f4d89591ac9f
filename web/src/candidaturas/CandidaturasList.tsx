import { useState } from 'react'
import { graphql, type LoadMoreFn, useFragment, usePaginationFragment, useRelayEnvironment } from 'react-relay'
import { useAoRecuperar } from '../relay/recuperar.ts'
import { reler } from '../relay/reler.ts'
import { Heading } from '../ui/Heading.tsx'
import { LoadMore } from '../ui/LoadMore.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Stack } from '../ui/Stack.tsx'
import type { CandidaturasList_total$key } from './__generated__/CandidaturasList_total.graphql.ts'
import type { CandidaturasList_viewer$key } from './__generated__/CandidaturasList_viewer.graphql.ts'
import relida, {
  type CandidaturasListPaginationQuery,
} from './__generated__/CandidaturasListPaginationQuery.graphql.ts'
import { CandidaturaItem } from './CandidaturaItem.tsx'
import * as styles from './CandidaturasList.css.ts'
import { ContagemPorEtapa } from './ContagemPorEtapa.tsx'
import type { Saida } from './etapaDoAluno.ts'
import { NenhumaCandidatura, SemLista } from './NenhumaCandidatura.tsx'
import { SairDialog } from './SairDialog.tsx'
import { useFocusAfter } from './useFocusAfter.ts'

const porVez = 20

/** No window is larger. */
const noMaximo = 100

const fragment = graphql`
  fragment CandidaturasList_viewer on Viewer
  @refetchable(queryName: "CandidaturasListPaginationQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
  @throwOnFieldError {
    candidaturas(first: $count, after: $cursor) @connection(key: "CandidaturasList_candidaturas") {
      edges {
        node {
          id
          etapa
        }
        ...CandidaturaItem_edge
      }
    }
  }
`

/** Beside the connection, so that payloads change it: what they carry does not reach into one. */
const totalFragment = graphql`
  fragment CandidaturasList_total on Viewer {
    candidaturas(first: 20) @catch(to: NULL) {
      total
    }
  }
`

type Props = { viewerRef: CandidaturasList_viewer$key & CandidaturasList_total$key }

/** The student's candidaturas, newest first, and taking them back. */
export const CandidaturasList = ({ viewerRef }: Props) => {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    CandidaturasListPaginationQuery,
    CandidaturasList_viewer$key
  >(fragment, viewerRef)
  const total = useFragment<CandidaturasList_total$key>(totalFragment, viewerRef).candidaturas?.total ?? null
  useRelidaAoRecuperar(data.candidaturas?.edges.length ?? 0)
  // The vaga that is asked about, and was last.
  const [vaga, setVaga] = useState({ id: '', codigo: '' })
  const [saida, setSaida] = useState<Saida | null>(null)
  const [recusa, setRecusa] = useState<string | null>(null)
  const ref = useFocusAfter<HTMLElement>(saida !== null || isLoadingNext)
  if (!data.candidaturas) return <SemLista />
  const { edges } = data.candidaturas
  const handleSair = (deQual: { id: string; codigo: string }, como: Saida) => {
    setRecusa(null)
    setVaga(deQual)
    setSaida(como)
  }
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby="candidaturas" className={styles.root}>
      <Titulo total={hasNext ? total : edges.length} />
      <ContagemPorEtapa carregadas={edges.map(({ node }) => node.etapa)} parcial={hasNext} />
      {recusa ? <Recusa>{recusa}</Recusa> : null}
      <Stack as="ul" gap="small">
        {edges.map(edge => (
          <CandidaturaItem key={edge.node.id} edgeRef={edge} onSair={handleSair} />
        ))}
      </Stack>
      {hasNext ? <Mais busy={isLoadingNext} loadNext={loadNext} /> : null}
      {edges.length === 0 && !hasNext ? <NenhumaCandidatura /> : null}
      <SairDialog vaga={vaga} saida={saida} onClose={() => setSaida(null)} onRefused={setRecusa} />
    </section>
  )
}

/** `total`: null where it could not be read. */
const Titulo = ({ total }: { total: number | null }) => (
  <Heading level={2} look="label" id="candidaturas">
    {total === null ? 'Candidaturas' : total === 1 ? '1 candidatura' : `${total} candidaturas`}
  </Heading>
)

const Recusa = ({ children }: { children: string }) => (
  <Notice tone="danger" live>
    {children}
  </Notice>
)

type MaisProps = { busy: boolean; loadNext: LoadMoreFn<CandidaturasListPaginationQuery> }

const Mais = ({ busy, loadNext }: MaisProps) => (
  <LoadMore what="candidaturas" busy={busy} onLoad={onComplete => loadNext(porVez, { onComplete })} />
)

/** Something may have been missed: what is listed is asked for again. */
function useRelidaAoRecuperar(listadas: number) {
  const environment = useRelayEnvironment()
  useAoRecuperar(() => {
    const count = Math.min(Math.max(listadas, porVez), noMaximo)
    reler<CandidaturasListPaginationQuery>(environment, relida, { count })
  })
}

import { useEffect, useRef, useState } from 'react'
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
import { CancelarDialog } from './CancelarDialog.tsx'
import { CandidaturaItem } from './CandidaturaItem.tsx'
import * as styles from './CandidaturasList.css.ts'
import { NenhumaCandidatura, SemLista } from './NenhumaCandidatura.tsx'

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
  // Global id of the vaga that is asked about.
  const [cancelando, setCancelando] = useState<string | null>(null)
  const [recusa, setRecusa] = useState<string | null>(null)
  const ref = useFocusAfter(cancelando !== null || isLoadingNext)
  if (!data.candidaturas) return <SemLista />
  const { edges } = data.candidaturas
  const handleCancelar = (vaga: string) => {
    setRecusa(null)
    setCancelando(vaga)
  }
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby="candidaturas" className={styles.root}>
      <Titulo total={hasNext ? total : edges.length} />
      {recusa ? <Recusa>{recusa}</Recusa> : null}
      <Stack as="ul" gap="small">
        {edges.map(edge => (
          <CandidaturaItem key={edge.node.id} edgeRef={edge} onCancelar={handleCancelar} />
        ))}
      </Stack>
      {hasNext ? <Mais busy={isLoadingNext} loadNext={loadNext} /> : null}
      {edges.length === 0 && !hasNext ? <NenhumaCandidatura /> : null}
      <CancelarDialog
        vaga={cancelando ?? ''}
        open={cancelando !== null}
        onClose={() => setCancelando(null)}
        onRefused={setRecusa}
      />
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

/** What was pressed may be gone when the work is done: the focus then stays with the list. */
function useFocusAfter(busy: boolean) {
  const ref = useRef<HTMLElement>(null)
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !busy && document.activeElement === document.body)
      ref.current?.focus({ preventScroll: true })
    wasBusy.current = busy
  }, [busy])
  return ref
}

/** Something may have been missed: what is listed is asked for again. */
function useRelidaAoRecuperar(listadas: number) {
  const environment = useRelayEnvironment()
  useAoRecuperar(() => {
    const count = Math.min(Math.max(listadas, porVez), noMaximo)
    reler<CandidaturasListPaginationQuery>(environment, relida, { count })
  })
}

/** Store updates for applying, cancelling and withdrawing on any page: the viewer's list and the situacao. */
import { commitLocalUpdate, graphql } from 'react-relay'
import {
  ConnectionHandler,
  type FragmentRefs,
  type IEnvironment,
  type RecordProxy,
  type RecordSourceProxy,
  type RecordSourceSelectorProxy,
  VIEWER_ID,
} from 'relay-runtime'
import { hasMore, loadedConnections, removeEdges } from '../relay/connections.ts'
import type { candidaturasDoViewerTotalUpdatableQuery } from './__generated__/candidaturasDoViewerTotalUpdatableQuery.graphql.ts'
import type { candidaturasDoViewerUpdatableQuery } from './__generated__/candidaturasDoViewerUpdatableQuery.graphql.ts'

type Store = RecordSourceSelectorProxy

/** The @connection of CandidaturasList. */
const listaID = ConnectionHandler.getConnectionID(VIEWER_ID, 'CandidaturasList_candidaturas')

const edgeOf = (store: RecordSourceProxy, is: (edge: RecordProxy) => boolean): RecordProxy | undefined =>
  store.get(listaID)?.getLinkedRecords('edges')?.find(is)

/** The list, if it is loaded. `contar`: the payload must include its total, since the list is loaded only in part. */
export const listasDoViewer = (environment: IEnvironment) => ({
  connections: loadedConnections(environment, listaID),
  contar: hasMore(environment, listaID),
})

/**
 * Removes the candidatura to a vaga (global id): `cancelled` now, or deleted before. A manual update: the payload has
 * no id of the candidatura for `@deleteEdge`, and Relay's typed updaters do not reach into a connection.
 */
export function removeCandidatura(store: Store, vaga: string, cancelled: boolean): void {
  const lista = store.get(listaID)
  if (!lista) return
  if (removeEdges(lista, edge => edge.getLinkedRecord('vaga')?.getDataID() === vaga)) return
  if (cancelled) endWhenWhole(store, lista)
  else lista.invalidateRecord()
}

/**
 * Links the vaga (global id) to the new candidatura, which is first in the list. The payload does not include the vaga,
 * which would cost the gateway a call; the store has it already. A manual update: Relay's typed updaters do not reach
 * into a connection.
 */
export function attachVagaToEdge(store: Store, vaga: string): void {
  const candidatura = store.getRootField('candidatar')?.getLinkedRecord('candidaturaEdge')?.getLinkedRecord('node')
  const edges = store.get(listaID)?.getLinkedRecords('edges') ?? []
  const lida = store.get(vaga)
  if (lida) edges.find(edge => edge.getLinkedRecord('node') === candidatura)?.setLinkedRecord(lida, 'vaga')
}

/**
 * Updates `hasNextPage` after a candidatura that is not loaded was cancelled: the new total may be just the loaded
 * ones. A manual update, as above.
 */
function endWhenWhole(store: Store, lista: RecordProxy): void {
  const viewer = updatableViewer(store)
  if (viewer?.candidaturas?.total !== lista.getLinkedRecords('edges')?.length) return
  lista.getLinkedRecord('pageInfo')?.setValue(false, 'hasNextPage')
}

/** Removes the counts after a payload without them: no number is better than a stale one. */
export const forgetTotal = (environment: IEnvironment): void =>
  commitLocalUpdate(environment, store => {
    const viewer = updatableViewer(store)
    if (viewer) viewer.candidaturas = null
  })

const updatableViewer = (store: Store) =>
  store.readUpdatableQuery<candidaturasDoViewerTotalUpdatableQuery>(
    graphql`
      query candidaturasDoViewerTotalUpdatableQuery @updatable {
        viewer {
          candidaturas(first: 20) {
            total
          }
        }
      }
    `,
    {},
  ).updatableData.viewer

/** Invalidates the list, so that the next visit refetches it. */
export const forgetCandidaturas = (store: Store): void => store.get(listaID)?.invalidateRecord()

type SituacaoRef = {
  readonly __typename: 'SituacaoDaCandidatura'
  readonly __id: string
  readonly ' $fragmentSpreads': FragmentRefs<'candidaturasDoViewer_situacao'>
}

/** Links the situacao to the viewer, where loading it may have failed, and to the cards of the vaga. */
export function linkSituacao(store: Store, situacaoRef: SituacaoRef, vaga: string): void {
  showEtapa(store, situacaoRef.__id, vaga)
  const codigo = store.get(vaga)?.getValue('codigo')
  if (typeof codigo !== 'string') return
  const { viewer } = store.readUpdatableQuery<candidaturasDoViewerUpdatableQuery>(
    graphql`
      query candidaturasDoViewerUpdatableQuery($vaga: ID!) @updatable {
        viewer {
          situacaoDaCandidatura(vaga: $vaga) {
            ...candidaturasDoViewer_situacao
          }
        }
      }
    `,
    { vaga: codigo },
  ).updatableData
  if (viewer) viewer.situacaoDaCandidatura = situacaoRef
}

/**
 * Sets the stage on the cards of the vaga and in the list. A manual update: only ids are known, and the list is a
 * connection.
 */
function showEtapa(store: Store, situacaoID: string, vaga: string): void {
  const situacao = store.get(situacaoID)
  const etapa = situacao?.getValue('etapa')
  if (!situacao || etapa === undefined) return
  store.get(vaga)?.setLinkedRecord(situacao, 'minhaSituacao')
  const edge = edgeOf(store, edge => edge.getLinkedRecord('vaga')?.getDataID() === vaga)
  edge?.getLinkedRecord('node')?.setValue(etapa, 'etapa')
}

/**
 * Copies the history and the changes of the vaga to the edge of the list from an edge of the same candidatura in a
 * payload. A manual update: an edge has no id, and Relay's typed updaters do not reach into a connection.
 */
export function linkLida(store: RecordSourceProxy, lida: RecordProxy | null | undefined): void {
  const node = lida?.getLinkedRecord('node')
  const edge = node && edgeOf(store, candidate => candidate.getLinkedRecord('node') === node)
  if (!lida || !edge) return
  const historico = lida.getLinkedRecords('historico')
  if (historico) edge.setLinkedRecords(historico, 'historico')
  const vagaOriginal = lida.getLinkedRecord('vagaOriginal')
  if (vagaOriginal) edge.setLinkedRecord(vagaOriginal, 'vagaOriginal')
  else if (vagaOriginal === null) edge.setValue(null, 'vagaOriginal')
}

// oxlint-disable-next-line no-unused-expressions -- Relay needs the fragment: records that spread it can be assigned
graphql`
  fragment candidaturasDoViewer_situacao on SituacaoDaCandidatura @assignable {
    __typename
  }
`

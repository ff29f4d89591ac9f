/** Store updates for applying, cancelling and withdrawing on any page: the viewer's list and the situacao. */
import { commitLocalUpdate, graphql } from 'react-relay'
import {
  ConnectionHandler,
  type IEnvironment,
  type RecordProxy,
  type RecordSourceProxy,
  type RecordSourceSelectorProxy,
  VIEWER_ID,
} from 'relay-runtime'
import { hasMore, loadedConnections, removeEdges } from '../relay/connections.ts'
import type { candidaturasDoViewerTotalUpdatableQuery } from './__generated__/candidaturasDoViewerTotalUpdatableQuery.graphql.ts'

type Store = RecordSourceSelectorProxy

/** The @connection of CandidaturasList. */
const listaID = ConnectionHandler.getConnectionID(VIEWER_ID, 'CandidaturasList_candidaturas')

const vagaOf = (edge: RecordProxy) => edge.getLinkedRecord('node')?.getLinkedRecord('vaga')?.getDataID()

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
  const isRemoved = removeEdges(lista, edge => vagaOf(edge) === vaga)
  if (!isRemoved && cancelled) endWhenWhole(store, lista)
}

/**
 * Links the vaga (global id) to the new candidatura. The payload does not include the vaga, which would cost the gateway
 * a call; the store has it already.
 */
export function attachVaga(store: Store, vaga: string): void {
  const candidatura = store.getRootField('candidatar')?.getLinkedRecord('candidaturaEdge')?.getLinkedRecord('node')
  const lida = store.get(vaga)
  if (lida) candidatura?.setLinkedRecord(lida, 'vaga')
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

/**
 * Links the situacao to the vaga, where loading it may have failed, and sets its stage in the list. A manual update: only
 * ids are known, and the list is a connection.
 */
export function linkSituacao(store: Store, situacaoID: string, vaga: string): void {
  const situacao = store.get(situacaoID)
  if (!situacao) return
  store.get(vaga)?.setLinkedRecord(situacao, 'minhaCandidatura')
  const etapa = situacao.getValue('etapa')
  const edge = edgeOf(store, edge => vagaOf(edge) === vaga)
  if (etapa !== undefined) edge?.getLinkedRecord('node')?.setValue(etapa, 'etapa')
}

/**
 * Sets in the list the student's horario at the vaga (global ids); null after it was given back. A manual update, as
 * above: the payload has the horarios alone.
 */
export function setEntrevista(store: Store, vaga: string, horario: string | null): void {
  const candidatura = edgeOf(store, edge => vagaOf(edge) === vaga)?.getLinkedRecord('node')
  const escolhido = horario === null ? null : store.get(horario)
  candidatura?.setValue(horario === null, 'podeEscolherHorario')
  if (escolhido) candidatura?.setLinkedRecord(escolhido, 'entrevista')
  else candidatura?.setValue(null, 'entrevista')
}

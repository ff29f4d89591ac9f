import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'

/** Updates the anotacoes of a candidatura (global id) in the store, if they are loaded. */
export function updateAnotacoes(
  store: RecordSourceProxy,
  candidatura: string,
  mudar: (anotacoes: readonly RecordProxy[]) => RecordProxy[],
): void {
  const record = store.get(candidatura)
  const anotacoes = record?.getLinkedRecords('anotacoes')
  if (anotacoes) record?.setLinkedRecords(mudar(anotacoes), 'anotacoes')
}

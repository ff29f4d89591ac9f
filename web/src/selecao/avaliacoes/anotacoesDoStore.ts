import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'

/** Updates the anotacoes of a candidatura (global id) in the store, if they are loaded. */
export function updateAnotacoes(
  store: RecordSourceProxy,
  candidatura: string,
  mudar: (anotacoes: readonly RecordProxy[]) => RecordProxy[],
): void {
  const viewer = store.getRoot().getLinkedRecord('viewer')
  const anotacoes = viewer?.getLinkedRecords('anotacoesDaCandidatura', { candidatura })
  if (anotacoes) viewer?.setLinkedRecords(mudar(anotacoes), 'anotacoesDaCandidatura', { candidatura })
}

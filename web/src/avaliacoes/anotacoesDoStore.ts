import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'

/** Changes the notes of a candidatura (global id) that were read, where they were. */
export function mudarAnotacoes(
  store: RecordSourceProxy,
  candidatura: string,
  mudar: (anotacoes: readonly RecordProxy[]) => RecordProxy[],
): void {
  const viewer = store.getRoot().getLinkedRecord('viewer')
  const anotacoes = viewer?.getLinkedRecords('anotacoesDaCandidatura', { candidatura })
  if (anotacoes) viewer?.setLinkedRecords(mudar(anotacoes), 'anotacoesDaCandidatura', { candidatura })
}

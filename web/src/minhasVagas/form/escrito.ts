import type { RecordSourceProxy } from 'relay-runtime'
import type { AtualizarVagaInput } from './__generated__/useAtualizarVagaMutation.graphql.ts'

/**
 * Writes the input of a mutation into the store when the response could not include the vaga: the change shows at once,
 * and the next visit refetches the rest. By hand, because only the id of the vaga is known, and because Relay's typed
 * updaters cannot invalidate.
 */
export function showWritten(store: RecordSourceProxy, input: AtualizarVagaInput): void {
  const vaga = store.get(input.vaga)
  const escolhido = (id: string | null | undefined) => (id ? store.get(id) : null)
  const { vaga: _id, antes: _antes, local, departamento, tipo, interesses: _interesses, prazo, ...escritos } = input
  // Null leaves the stored prazo; of the others, 0 and null are none.
  if (prazo) vaga?.setValue(prazo, 'prazo')
  for (const [campo, escrito] of Object.entries(escritos)) vaga?.setValue(escrito || null, campo)
  for (const [campo, id] of Object.entries({ local, departamento })) {
    const record = escolhido(id)
    if (record) vaga?.setLinkedRecord(record, campo)
  }
  const opcao = escolhido(tipo)
  if (opcao) vaga?.setValue(opcao.getValue('nome'), 'nomeDoTipo').setValue(opcao.getValue('tipo'), 'tipo')
  vaga?.invalidateRecord()
}

/** The selecao has the lugares of the vaga too, and the payload does not include it. */
export function showLugares(store: RecordSourceProxy, { vaga, lugares }: AtualizarVagaInput): void {
  if (lugares !== undefined) store.get(vaga)?.getLinkedRecord('selecao')?.setValue(lugares, 'lugares')
}

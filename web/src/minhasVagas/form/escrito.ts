import type { RecordSourceProxy } from 'relay-runtime'
import type { AtualizarVagaInput } from './__generated__/useAtualizarVagaMutation.graphql.ts'

/**
 * Writes the input of a mutation into the store when the response could not include the vaga: the change shows at once,
 * and the next visit refetches the rest. By hand, because only the id of the vaga is known, and because Relay's typed
 * updaters cannot invalidate.
 */
export function showWritten(store: RecordSourceProxy, input: AtualizarVagaInput): void {
  const vaga = store.get(input.vaga)
  const root = store.getRoot()
  const escolhida = (lista: 'departamentos' | 'tiposDeVaga', codigo: string | null | undefined) =>
    root.getLinkedRecords(lista)?.find(one => one.getValue('codigo') === codigo)
  const { vaga: _id, local, departamento: _departamento, tipo: _tipo, interesses: _interesses, ...escritos } = input
  for (const [campo, escrito] of Object.entries(escritos)) {
    // Null leaves the stored value; 0 is none.
    if (escrito != null) vaga?.setValue(escrito || null, campo)
  }
  const sigla = root.getLinkedRecord('instituicao')?.getValue('sigla')
  if (local) vaga?.setValue(local === 'REMOTO' ? 'Remoto' : sigla, 'local')
  const departamento = escolhida('departamentos', input.departamento)
  if (departamento) vaga?.setLinkedRecord(departamento, 'departamento')
  const tipo = escolhida('tiposDeVaga', input.tipo)
  if (tipo) vaga?.setValue(tipo.getValue('nome'), 'nomeDoTipo').setValue(tipo.getValue('tipo'), 'tipo')
  vaga?.invalidateRecord()
}

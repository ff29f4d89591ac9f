import type { RecordSourceProxy } from 'relay-runtime'
import type { AtualizarVagaInput } from './__generated__/useAtualizarVagaMutation.graphql.ts'

/**
 * What was written of a vaga, where the answer could not bring the vaga: it shows at once, and the next visit asks for the
 * rest. By hand: only the id of the vaga is known, and the typed updaters of Relay make nothing stale.
 */
export function mostrarEscrito(store: RecordSourceProxy, input: AtualizarVagaInput): void {
  const vaga = store.get(input.vaga)
  const root = store.getRoot()
  const escolhida = (lista: 'departamentos' | 'tiposDeVaga', codigo: string | null | undefined) =>
    root.getLinkedRecords(lista)?.find(one => one.getValue('codigo') === codigo)
  for (const campo of ['titulo', 'descricao', 'prazo', 'remuneracao', 'desconto', 'horasComplementares'] as const) {
    const escrito = input[campo]
    // Null left what stands; 0 is none.
    if (escrito != null) vaga?.setValue(escrito || null, campo)
  }
  const sigla = root.getLinkedRecord('instituicao')?.getValue('sigla')
  if (input.local) vaga?.setValue(input.local === 'REMOTO' ? 'Remoto' : sigla, 'local')
  const departamento = escolhida('departamentos', input.departamento)
  if (departamento) vaga?.setLinkedRecord(departamento, 'departamento')
  const tipo = escolhida('tiposDeVaga', input.tipo)
  if (tipo) vaga?.setValue(tipo.getValue('nome'), 'nomeDoTipo').setValue(tipo.getValue('tipo'), 'tipo')
  vaga?.invalidateRecord()
}

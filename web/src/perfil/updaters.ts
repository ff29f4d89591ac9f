/**
 * Store updates for a mutation whose payload could not include the profile: the input shows at once, and the next visit
 * refetches. Manual updates: Relay's typed updaters cannot invalidate, and interests are found by name.
 */
import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import { readSessao } from '../sessao/sessao.ts'
import type { AtualizarPerfilInput } from './__generated__/useAtualizarPerfilMutation.graphql.ts'

/** The record of the own profile on the page. */
const perfilDe = (store: RecordSourceProxy) =>
  store.getRoot().getLinkedRecord('usuario', { codigo: readSessao()?.codigo ?? '' })

type Changes = Partial<AtualizarPerfilInput> & { avatar?: string | null }

export function updatePerfil(store: RecordSourceProxy, changes: Changes): void {
  const usuario = perfilDe(store)
  for (const [field, value] of Object.entries(changes)) {
    usuario?.setValue(value, field)
    // Cards read name and portrait from `pessoa`.
    if (field === 'nome' || field === 'avatar') usuario?.getLinkedRecord('pessoa')?.setValue(value, field)
  }
  usuario?.invalidateRecord()
}

/** The input has only names: finds their records among the previous interests and the options. */
export function updateInteresses(store: RecordSourceProxy, nomes: readonly string[]): void {
  const usuario = perfilDe(store)
  const categorias = store.getRoot().getLinkedRecords('categoriasDeInteresse') ?? []
  const conhecidos = [usuario, ...categorias].flatMap(record => record?.getLinkedRecords('interesses') ?? [])
  const porNome = new Map(conhecidos.map(interesse => [interesse.getValue('nome'), interesse]))
  const escolhidos: RecordProxy[] = nomes.flatMap(nome => porNome.get(nome) ?? [])
  usuario?.setLinkedRecords(escolhidos, 'interesses')
  usuario?.invalidateRecord()
}

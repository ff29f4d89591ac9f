/**
 * What was written of the own profile, where the answer could not bring the profile: it shows at once, and the next
 * visit asks for the rest. By hand: the typed updaters of Relay make nothing stale, and an interest is found by its name.
 */
import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import { lerSessao } from '../sessao/sessao.ts'
import type { AtualizarPerfilInput } from './__generated__/useAtualizarPerfilMutation.graphql.ts'

/** The own profile that is on the page. */
const perfilDe = (store: RecordSourceProxy) =>
  store.getRoot().getLinkedRecord('usuario', { id: lerSessao()?.codigo ?? '' })

type Escrito = Partial<AtualizarPerfilInput> & { avatar?: string | null }

export function mostrarEscrito(store: RecordSourceProxy, escrito: Escrito): void {
  const usuario = perfilDe(store)
  for (const [field, value] of Object.entries(escrito)) {
    usuario?.setValue(value, field)
    // Cards have name and portrait.
    if (field === 'nome' || field === 'avatar') usuario?.getLinkedRecord('pessoa')?.setValue(value, field)
  }
  usuario?.invalidateRecord()
}

/** Of interests the names were written: those that were there before, and those that there are to choose from. */
export function mostrarInteresses(store: RecordSourceProxy, nomes: readonly string[]): void {
  const usuario = perfilDe(store)
  const categorias = store.getRoot().getLinkedRecords('categoriasDeInteresse') ?? []
  const conhecidos = [usuario, ...categorias].flatMap(record => record?.getLinkedRecords('interesses') ?? [])
  const porNome = new Map(conhecidos.map(interesse => [interesse.getValue('nome'), interesse]))
  const escolhidos: RecordProxy[] = nomes.flatMap(nome => porNome.get(nome) ?? [])
  usuario?.setLinkedRecords(escolhidos, 'interesses')
  usuario?.invalidateRecord()
}

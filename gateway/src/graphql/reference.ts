import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../context.ts'
import type { Candidatura } from '../upstream/models/candidatura.ts'
import type { Vaga, VagaTitulada } from '../upstream/models/vaga.ts'
import { requireAlone } from './rights.ts'
import { selectsOnly } from './selection.ts'

/*
 * Vagas and candidaturas that are referenced, but not read. Some of their fields are calls of their own that need
 * nothing but the id: a query for these alone costs no call for the object. Its absence is then a NOT_FOUND of each.
 */

const idFields = ['__typename', 'id', 'codigo']

const vagaFieldsWithOwnCall = [
  'alcance',
  'atendimentos',
  'candidatura',
  'candidaturas',
  'entrevistas',
  'minhaCandidatura',
  'parecidas',
  'respostas',
  'selecao',
]
const candidaturaFieldsWithOwnCall = ['anotacoes', 'atendimento', 'entrevista', 'mudancas', 'respostas']

/** A vaga by its REST id; null if it does not exist. */
export function readVaga(codigo: string, context: Context, info: GraphQLResolveInfo): Vaga | Promise<Vaga | null> {
  // Safe: no other field is selected. Without a token the call for the vaga is refused.
  if (selectsCallsOnly(info, vagaFieldsWithOwnCall) && context.sessao) return { codigo } as Vaga
  return context.upstream.vagas.get(codigo)
}

/** A vaga of which only id and title are known, as in a list; null if it does not exist. */
export async function readTitulada(
  { codigo, titulo }: VagaTitulada,
  { upstream }: Context,
  info: GraphQLResolveInfo,
): Promise<Vaga | null> {
  // Safe: no other field is selected.
  if (selectsOnly(info, [...idFields, 'titulo'])) return { codigo, titulo } as Vaga
  const vaga = await upstream.vagas.get(codigo)
  return vaga && { ...vaga, listed: true }
}

/** A candidatura to a vaga that the viewer manages, by their REST ids; null if it does not exist. */
export function readRecebida(
  vagaCodigo: string,
  codigo: string,
  { upstream }: Context,
  info: GraphQLResolveInfo,
): Candidatura | Promise<Candidatura | null> {
  // Safe: no other field is selected.
  if (selectsCallsOnly(info, candidaturaFieldsWithOwnCall)) return { vagaCodigo, codigo } as Candidatura
  return upstream.recebidas.get(vagaCodigo, codigo)
}

/** The vaga with what its response omitted: a call, unless it was read already. Throws TOO_MANY_CALLS in a list. */
export function readWhole(vaga: Vaga, { upstream }: Context): Promise<Vaga | null> {
  requireAlone(vaga)
  return upstream.vagas.get(vaga.codigo)
}

/** The vaga among those that the viewer manages: one call for all vagas of a list. */
export async function findOwn({ codigo }: Vaga, { upstream }: Context): Promise<Vaga | undefined> {
  return (await upstream.vagas.allOwn()).find(own => own.codigo === codigo)
}

/** Whether the selection has calls, and besides them nothing but the ids. */
function selectsCallsOnly(info: GraphQLResolveInfo, names: readonly string[]): boolean {
  return selectsOnly(info, [...idFields, ...names]) && !selectsOnly(info, idFields)
}

import { getNamedType, isAbstractType, isObjectType, isRequiredArgument } from 'graphql'
import type { GraphQLField, GraphQLNamedType, GraphQLObjectType } from 'graphql'
import { schema } from '../graphql/schema.ts'

/* Documents generated from the schema that select everything, and the nodes in their responses. */

type Field = GraphQLField<unknown, unknown>

/** `Type.field` -> its arguments as text. */
export type Arguments = Record<string, string>

/** The arguments of the fields of Query and Viewer: REST ids, and the global id of a candidatura. */
export const queryArguments = ({ vaga, candidatura, usuario, com }: Record<string, string | number>): Arguments => ({
  'Query.vaga': `codigo: "${vaga}"`,
  'Query.usuario': `codigo: "${usuario}"`,
  'PageCursors.page': 'number: 1',
  'Viewer.candidaturasDaVaga': `vaga: "${vaga}"`,
  'Viewer.situacaoDaCandidatura': `vaga: "${vaga}"`,
  'Viewer.selecao': `vaga: "${vaga}"`,
  'Viewer.entrevistas': `vaga: "${vaga}"`,
  'Viewer.historicoDaCandidatura': `candidatura: "${candidatura}"`,
  'Viewer.anotacoesDaCandidatura': `candidatura: "${candidatura}"`,
  'Viewer.candidato': `vaga: "${vaga}", candidatura: "${candidatura}"`,
  'Viewer.respostasDaCandidatura': `candidatura: "${candidatura}"`,
  'Viewer.pedidoDaVaga': `vaga: "${vaga}"`,
  'Viewer.minhasRespostas': `vaga: "${vaga}"`,
  'Viewer.respostasDaVaga': `vaga: "${vaga}"`,
  'Viewer.candidatura': `vaga: "${vaga}"`,
  'Viewer.conversa': `codigo: "${com}"`,
  'Viewer.mensagens': `codigo: "${com}"`,
})

/** One node of a response. Its fields contain other nodes as ids. */
export interface Found {
  /**
   * Without list indexes: `vagas.edges.node.autor`. Members of unions are named: `candidatar(JaCandidatado).situacao`.
   */
  path: string
  id: string
  type: string
  fields: Record<string, unknown>
}

const isNode = (type: GraphQLNamedType): type is GraphQLObjectType =>
  isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node')

const membersOf = (type: GraphQLNamedType): readonly GraphQLObjectType[] =>
  isAbstractType(type) ? schema.getPossibleTypes(type) : isObjectType(type) ? [type] : []

const stepOf = (type: GraphQLNamedType, member: GraphQLObjectType) => (isAbstractType(type) ? `(${member.name})` : '')

/**
 * The selected fields. Types that are already entered above are skipped, and a viewer only occurs at the root, since it
 * is the same everywhere.
 */
function fieldsOf(member: GraphQLObjectType, above: readonly string[]): Field[] {
  return Object.values(member.getFields()).filter(({ type }) => {
    const { name } = getNamedType(type)
    return name !== 'Viewer' && !above.includes(name)
  })
}

/** Everything below a type. */
export function selectAll(type: GraphQLNamedType, args: Arguments, above: readonly string[] = []): string {
  const parts = membersOf(type).map(member => {
    const below = [...above, type.name, member.name]
    const fields = fieldsOf(member, below).map(field => selectField(member, field, args, below))
    if (!isAbstractType(type)) return fields.join(' ')
    // The viewer may be all that a member has.
    return `... on ${member.name} { __typename ${fields.join(' ')} }`
  })
  return parts.length > 0 ? `{ __typename ${parts.join(' ')} }` : ''
}

/** A field with everything below it. Throws if it requires arguments and has none. */
export function selectField(of: GraphQLObjectType, field: Field, args: Arguments, above: readonly string[] = []) {
  const written = args[`${of.name}.${field.name}`]
  if (!written && field.args.some(isRequiredArgument)) throw new Error(`${of.name}.${field.name} requires arguments`)
  return `${field.name}${written ? `(${written})` : ''} ${selectAll(getNamedType(field.type), args, above)}`
}

/** The paths to nodes below a field, as `findNodes` names them. */
export function pathsToNodes(field: Field, path: string, above: readonly string[] = []): string[] {
  const type = getNamedType(field.type)
  return membersOf(type).flatMap(member => {
    const here = path + stepOf(type, member)
    const below = [...above, type.name, member.name]
    const paths = fieldsOf(member, below).flatMap(each => pathsToNodes(each, `${here}.${each.name}`, below))
    return isNode(member) ? [here, ...paths] : paths
  })
}

/** Every node in the response to a field. */
export function findNodes(type: GraphQLNamedType, answered: unknown, path: string): Found[] {
  if (Array.isArray(answered)) return answered.flatMap(each => findNodes(type, each, path))
  const member = toMember(answered)
  if (!member || !isRecord(answered)) return []
  const here = path + stepOf(type, member)
  const below = Object.entries(member.getFields()).flatMap(([name, field]) =>
    findNodes(getNamedType(field.type), answered[name], `${here}.${name}`),
  )
  if (!isNode(member)) return below
  const fields = Object.fromEntries(Object.entries(answered).map(([name, value]) => [name, byId(value)]))
  return [{ path: here, id: String(answered['id']), type: member.name, fields }, ...below]
}

function byId(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(byId)
  if (!isRecord(value)) return value
  const member = toMember(value)
  if (member && isNode(member)) return value['id']
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, byId(each)]))
}

function toMember(answered: unknown): GraphQLObjectType | null {
  const type = isRecord(answered) ? schema.getType(String(answered['__typename'])) : undefined
  return isObjectType(type) ? type : null
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/**
 * Paths without a node: a student sees neither who moved a candidatura nor its evaluation, and a professor has no
 * candidatura.
 */
export const nobodyThere =
  /historico\.por$|(Viewer\.candidaturas?|candidatar|compartilharHistorico|retirarCandidatura)\b.*\.avaliacao$|(minhasVagas|criarVaga|[aA]tualizarVaga|[aA]lterarStatusDaVaga|convidarGestor|definirRequisitos|mostrarGestor|removerGestor|convites|SelecaoMudou)\b.*\.minhaSituacao$|(criarVaga|convites)\b.*\.gestores/

/** Fields of an object that differ between people. */
export const forTheViewer =
  /^(Vaga\.(recomendacao|minhaSituacao|meuPapel|gestores|atendimento)|Candidatura\.(etapa|retida|versao|avaliacao|historicoEscolar|atendimento)|Usuario\.(email|temHistorico|edicaoCompleta))$/

import { getNamedType, getNullableType, isAbstractType, isListType, isObjectType, isRequiredArgument } from 'graphql'
import type { GraphQLField, GraphQLNamedType, GraphQLObjectType } from 'graphql'
import { schema } from '../graphql/schema.ts'

/* Documents generated from the schema that select everything, and the nodes in their responses. */

type Field = GraphQLField<unknown, unknown>

/** `Type.field` -> its arguments as text. */
export type Arguments = Record<string, string>

/** The arguments of the fields of Query and Viewer: REST ids. */
export const queryArguments = ({ vaga, candidatura, usuario, com }: Record<string, string | number>): Arguments => ({
  'Query.vaga': `codigo: "${vaga}"`,
  'Query.vagaPublica': `codigo: "${vaga}"`,
  'Query.usuario': `codigo: "${usuario}"`,
  'Query.documento': 'tipo: TERMOS',
  'PageCursors.page': 'number: 1',
  'Vaga.candidatura': `codigo: "${candidatura}"`,
  'Viewer.conversa': `codigo: "${com}"`,
  'Viewer.mensagensEncontradas': 'busca: "oi"',
  'Viewer.mensagens': `codigo: "${com}"`,
  'Viewer.decisaoRecebida': 'codigo: "1"',
  'Moderacao.caso': 'codigo: "1"',
  'Administracao.entradas': 'lista: LOCAIS',
  'Administracao.usoDaEntrada': 'lista: LOCAIS, codigo: "1"',
  'Administracao.juncoes': 'lista: LOCAIS',
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

/** Fields that cost a call for each object: a list refuses them. */
const notInLists =
  /^(Vaga\.(alcance|atendimentos?|candidaturas?|entrevistas|gestores|oculta|parecidas|primeiraRevisao|pedido|publica|requisitos|respostas|selecao)|Candidatura\.(anotacoes|atendimento|entrevista|historicoEscolar|mudancas|respostas)|(Candidato|Pessoa)\.perfil|Conversa\.mensagens|Departamento\.vagas|SituacaoDaCandidatura\.(candidatura|compartilhaHistorico|respostas|temRespostas))$/

/** Fields that lead on: with them each payload would select the whole graph, which `Query.vaga` leads to. */
const notInPayloads =
  /^(Vaga\.(alcance|atendimentos|candidaturas?|entrevistas|oculta|parecidas|primeiraRevisao|respostas|selecao)|Candidatura\.(anotacoes|conversa|entrevista|respostas)|(Candidato|Pessoa)\.perfil|Conversa\.mensagens|(Departamento\.vagas|Usuario\.vagasAbertas)|SituacaoDaCandidatura\.(candidatura|respostas))$/

/** Above a list, and above a payload. */
const inList = '[]'
export const inPayload = '()'

/** What notifications lead to is read for all of them at once. */
const isList = ({ name, type }: Field) => name === 'alvo' || isListType(getNullableType(type))

/**
 * The selected fields. Types that are already entered above are skipped, and a viewer only occurs at the root, since it
 * is the same everywhere.
 */
function fieldsOf(member: GraphQLObjectType, above: readonly string[]): Field[] {
  return Object.values(member.getFields()).filter(({ name, type }) => {
    const { name: below } = getNamedType(type)
    if (above.includes(inList) && notInLists.test(`${member.name}.${name}`)) return false
    if (above.includes(inPayload) && notInPayloads.test(`${member.name}.${name}`)) return false
    return below !== 'Viewer' && !above.includes(below)
  })
}

const within = (field: Field, above: readonly string[]) => (isList(field) ? [...above, inList] : above)

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
  return `${field.name}${written ? `(${written})` : ''} ${selectAll(getNamedType(field.type), args, within(field, above))}`
}

/** The paths to nodes below a field, as `findNodes` names them. */
function pathsToNodes(field: Field, path: string, above: readonly string[] = []): string[] {
  const type = getNamedType(field.type)
  return membersOf(type).flatMap(member => {
    const here = path + stepOf(type, member)
    const below = [...within(field, above), type.name, member.name]
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
  // A cursor is a position in a list, which changes with its order.
  const entries = Object.entries(value).filter(([name]) => !/cursor$/i.test(name))
  return Object.fromEntries(entries.map(([name, each]) => [name, byId(each)]))
}

function toMember(answered: unknown): GraphQLObjectType | null {
  const type = isRecord(answered) ? schema.getType(String(answered['__typename'])) : undefined
  return isObjectType(type) ? type : null
}

/** The fields of an object that `part` has, at any depth: not every document selects all of an object without an id. */
export function partOf(whole: unknown, part: unknown): unknown {
  if (Array.isArray(whole) && Array.isArray(part)) return whole.map((each, index) => partOf(each, part[index]))
  if (!isRecord(whole) || !isRecord(part)) return whole
  const entries = Object.entries(whole).filter(([name]) => name in part)
  return Object.fromEntries(entries.map(([name, each]) => [name, partOf(each, part[name])]))
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/**
 * Paths without a node: a student sees neither who moved a candidatura nor its evaluation nor the candidates, and a
 * professor has no candidatura. One that is withdrawn has no interview, and a new vaga no managers and no questions.
 */
const nobodyThere =
  /(Viewer\.candidaturas|candidatar|compartilharHistorico|minhaCandidatura|responderPerguntas|retirarCandidatura)\b.*\.(anotacoes|avaliacao|candidato|por)\b|minhaCandidatura\.candidatura\.entrevista|(minhasVagas|criarVaga|publicarVaga|[aA]tualizarVaga|[aA]lterarStatusDaVaga|convidarGestor|definir[A-Z]\w+|mostrarGestor|removerGestor|moverCandidaturas|divulgarResultado|finalizarSelecao|[a-z]+Horario|convites|pendencias|SelecaoMudou)\b.*\.minhaCandidatura$|criarVaga\b.*\.(gestores|perguntas)|vagasAbertas\.minhaCandidatura$/

/** Fields of an object that differ between people. */
export const forTheViewer =
  /^(Vaga\.(recomendacao|minhaCandidatura|meuPapel|gestores|alcance|atendimentos?|totalDeCandidatos|candidatosNovos|candidaturas?|respostas|selecao|entrevistas|parecidas)|Candidatura\.(etapa|retida|versao|respondidaEm|comunicadoHoje|lida|candidato|conversa|mudancas|respostas|temRespostas|respostasFaltando|entrevista|podeEscolherHorario|vagaOriginal|avaliacao|anotacoes|historicoEscolar|atendimento)|Departamento\.vagas|Usuario\.(email|temHistorico|edicaoCompleta))$/

/** An object type of the schema. */
export function rootOf(name: string): GraphQLObjectType {
  const type = schema.getType(name)
  if (!isObjectType(type)) throw new Error(`no ${name}`)
  return type
}

export function fieldOf(type: string, name: string): Field {
  const field = rootOf(type).getFields()[name]
  if (!field) throw new Error(`no ${type}.${name}`)
  return field
}

const aboveOf = (type: string) => (/^(Mutation|Subscription)$/.test(type) ? [inPayload] : [])

/** The fields of a type that lead to a node. */
export const rootsOf = (type: string) =>
  Object.keys(rootOf(type).getFields()).filter(
    name => pathsToNodes(fieldOf(type, name), name, aboveOf(type)).length > 0,
  )

/** Every path of the schema to a node, except `node` itself and the viewer, a root. */
export const everyPath = ['Query', 'Viewer', 'Mutation', 'Subscription']
  .flatMap(type => rootsOf(type).flatMap(name => pathsToNodes(fieldOf(type, name), `${type}.${name}`, aboveOf(type))))
  .filter(path => !/^Query\.(node|viewer)/.test(path))
  .filter(path => !nobodyThere.test(path))
  // The mutations on interviews return only the vaga, read as Query.vaga reads it.
  .filter(path => !/^Mutation\.\w+Horarios?\(/.test(path))

import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../context.ts'
import { remember } from '../remember.ts'
import type { Local } from '../upstream/models/local.ts'
import type { NodeResolvers, Resolvers } from './__generated__/resolvers.ts'
import { toError } from './failure.ts'
import { readRecebida, readVaga } from './reference.ts'

/* Global ids, and how each type is refetched. Omitting a type that implements Node is a compile error. */

type NodeType = NonNullable<Awaited<ReturnType<NodeResolvers['__resolveType']>>>

/** `listed`: it is one of several: a list is read once for all of them, and its fields may cost no calls. */
type Find = (
  key: string,
  context: Context,
  info: GraphQLResolveInfo,
  listed: boolean,
) => object | null | Promise<object | null>

/** The limit of `nodes`: each id may cost a call. */
const mostIds = 20
/** The window that is searched for nodes that the REST API cannot read by id. */
const firstOnes = { offset: 0, limit: 100 }

/** Types that only administrators read: `node` does not find them. */
type ListedType =
  | 'PessoaAdministrada'
  | 'LinhaDaAuditoria'
  | 'Leitura'
  | 'InstituicaoAdministrada'
  | 'AvisoDoSistema'
  | 'EntradaDeLista'
  | 'Juncao'
  | 'Caso'
  | 'DecisaoRecebida'
  | 'DocumentoEditavel'
  | 'RegraDeRetencao'

/** Types with private instances: the id contains the owner, and only the owner can read it. */
const ownTypes = [
  'BuscaSalva',
  'Conexao',
  'Conversa',
  'Disciplina',
  'Mensagem',
  'Notificacao',
  'Selecao',
  'SituacaoDaCandidatura',
] as const
type OwnType = (typeof ownTypes)[number]

/** Whether a text is a REST id, as an address has it. */
export const isCodigo = (key: string) => /^(0|[1-9]\d{0,17})$/.test(key)
const byCodigo =
  (find: Find): Find =>
  (key, context, info, listed) =>
    isCodigo(key) ? find(key, context, info, listed) : null

/** One of what a vaga contains. */
const within =
  (list: (vaga: string, context: Context) => Promise<readonly { codigo: string | null }[] | null | undefined>): Find =>
  async (key, context) => {
    const [vaga, codigo] = splitKey(key)
    const all = vaga === null ? null : await list(vaga, context)
    return all?.find(each => each.codigo === codigo) ?? null
  }

/** Types that anybody may read. */
const publicTypes = new Set<NodeType>(['Departamento', 'Interesse', 'Local', 'OpcaoDeTipo'])

const finders: Record<NodeType, Find> = {
  Anotacao: findAnotacao,
  Avaliacao: byCodigo(async (candidatura, { upstream, sessao }) =>
    sessao?.papel === 'PROFESSOR' ? upstream.avaliacoes.get(candidatura) : null,
  ),
  BuscaSalva: byCodigo(async (key, { upstream }) => {
    const buscas = await upstream.buscas.list()
    return buscas?.find(({ codigo }) => codigo === key) ?? null
  }),
  Candidatura: findCandidatura,
  Conexao: async (key, { upstream }) => {
    const [sugestoes, conexoes] = await Promise.all([
      upstream.rede.sugestoes(null, [], firstOnes),
      upstream.rede.conexoes(null, firstOnes),
    ])
    const pessoas = [...sugestoes.itens.map(({ conexao }) => conexao), ...conexoes.itens]
    return pessoas.find(({ pessoa }) => pessoa.codigo === key) ?? null
  },
  Conversa: byCodigo((key, { upstream }) => upstream.conversas.get(key)),
  Departamento: async (key, { upstream }) => {
    const departamentos = await upstream.departamentos.list()
    return departamentos.find(({ codigo }) => codigo === key) ?? null
  },
  Disciplina: async (key, { upstream }) => {
    const disciplinas = await upstream.historicos.list()
    return disciplinas.find(({ chave }) => chave === key) ?? null
  },
  Gestor: within(async (vaga, { upstream }) => (await upstream.vagas.get(vaga))?.gestores),
  Historico: async (key, { upstream, sessao }) => {
    if (key !== sessao?.usuario) return null
    const disciplinas = await upstream.historicos.list()
    return disciplinas.length > 0 ? { usuario: key, disciplinas } : null
  },
  Horario: within((vaga, { upstream }) => upstream.entrevistas.list(vaga)),
  Interesse: async (key, { upstream }) => {
    const categorias = await upstream.interesses.categorias()
    const interesses = categorias.flatMap(categoria => categoria.interesses)
    return interesses.find(interesse => interesseKey(interesse) === key) ?? null
  },
  Local: async (key, { instituicao }) => instituicao.locais.find(({ codigo }) => codigo === key) ?? null,
  Mensagem: findMensagem,
  Notificacao: async (key, { upstream, sessao }) => {
    const page = sessao && (await upstream.notificacoes.list(sessao.papel, firstOnes, []))
    return page?.itens.find(({ codigo }) => codigo === key) ?? null
  },
  PedidoDaVaga: byCodigo((vaga, { upstream }) => upstream.perguntas.pedido(vaga)),
  Pergunta: within(async (vaga, { upstream }) => (await upstream.perguntas.pedido(vaga))?.perguntas),
  Pessoa: byCodigo((key, { upstream }) => upstream.usuarios.get(key)),
  OpcaoDeTipo: async (key, { upstream }) => {
    const opcoes = await upstream.tipos.list()
    return opcoes.find(({ codigo }) => codigo === key) ?? null
  },
  Selecao: byCodigo((vaga, { upstream }) => upstream.selecao.get(vaga)),
  SituacaoDaCandidatura: byCodigo(async (vaga, { upstream }, _, listed) => ({
    vaga,
    ...(await (listed ? upstream.candidaturas.situacaoListada(vaga) : upstream.candidaturas.situacao(vaga))),
  })),
  Usuario: byCodigo((key, { upstream }) => upstream.usuarios.get(key)),
  Vaga: byCodigo((key, context, info, listed) =>
    listed ? context.upstream.vagas.get(key) : readVaga(key, context, info),
  ),
  Viewer: async (key, { sessao }) => (key === sessao?.usuario ? sessao : null),
}

const isNodeType = (type: string): type is NodeType => Object.hasOwn(finders, type)
const isOwnType = (type: string) => ownTypes.some(own => own === type)

export const nodeResolvers: Resolvers = {
  Query: {
    // `__typename` resolves the interface; the table above keeps the types complete.
    node: (_, { id }, context, info) => findNode(id, context, info) as Promise<never>,
    nodes: (_, { ids }, context, info) => {
      if (ids.length > mostIds) throw toError('BAD_USER_INPUT', `No máximo ${mostIds} ids.`)
      return ids.map(id => findListed(id, context, info))
    },
  },
}

export function toGlobalId(type: NodeType | ListedType, key: string): string {
  return encoderOf(type)(key)
}

/** Cached by the REST id alone, which costs no new text: a list of vagas has forty ids, and the next one nearly the same. */
const encoderOf = remember(100, (type: NodeType | ListedType) =>
  remember(2000, (key: string) => Buffer.from(`${type}:${key}`).toString('base64url')),
)

/** The global id of a private object of the viewer. */
export function toOwnGlobalId(type: OwnType, key: string, { sessao }: Context): string {
  if (!sessao) throw toError('UNAUTHENTICATED')
  return toGlobalId(type, `${sessao.usuario}.${key}`)
}

/**
 * The REST id of a global id; null for a text that is no global id at all, such as the blank choice of a form. Throws
 * BAD_USER_INPUT, which names the argument, for the id of another type.
 */
export function readId(type: NodeType, id: string, argument: string, fits = isCodigo): string | null {
  const [found, key] = readGlobalId(id)
  if (!isNodeType(found)) return null
  if (sameThing(found) === sameThing(type) && fits(key)) return key
  throw refuseId(type, argument)
}

/** Same for a required reference: throws BAD_USER_INPUT also for what is no global id. */
export function requireId(type: NodeType, id: string, argument: string, fits = isCodigo): string {
  const codigo = readId(type, id, argument, fits)
  if (codigo !== null) return codigo
  throw refuseId(type, argument)
}

/** The types whose ids contain the REST id of the object that they are within. */
type NestedType = 'Anotacao' | 'Candidatura' | 'Gestor' | 'Horario' | 'Pergunta'

/** The REST id of a nested object. Throws BAD_USER_INPUT if it is not within the object of the given REST id. */
export function requireNested(type: NestedType, id: string, argument: string, within?: string): string {
  const [its, codigo] = splitKey(requireId(type, id, argument, key => splitKey(key)[0] !== null))
  if (codigo !== null && (within === undefined || its === within)) return codigo
  throw refuseId(type, argument)
}

/** Every refusal of an id. `argument`: the path of the argument or the input's field, as `candidaturas.0.candidatura`. */
function refuseId(type: NodeType, argument: string) {
  const error = toError('BAD_USER_INPUT', `O argumento '${argument}' pede outro id: o de um objeto ${type}.`)
  Object.assign(error.extensions, { argumento: argument })
  return error
}

/** The REST id of a private object of the viewer. Throws BAD_USER_INPUT for those of anybody else. */
export function requireOwnId(type: OwnType, id: string, argument: string, context: Context): string {
  const [found, key] = readGlobalId(id)
  const codigo = found === type ? toOwnKey(key, context) : null
  if (codigo !== null && isCodigo(codigo)) return codigo
  throw refuseId(type, argument)
}

/** A person has one REST id and two global ids: in lists and as a profile. */
function sameThing(type: NodeType): NodeType {
  return type === 'Usuario' ? 'Pessoa' : type
}

/** An interest without an id is identified by its name. */
export function interesseKey({ codigo, nome }: { codigo: string | null; nome: string }): string {
  return codigo ?? `~${nome}`
}

/** A place without an id is one of the settings by its name, or only that name. */
export function localKey({ codigo, nome }: Local, locais: Local[]): string {
  const named = locais.find(each => each.nome.toLowerCase() === nome.trim().toLowerCase())
  return codigo ?? named?.codigo ?? `~${nome}`
}

async function findNode(
  id: string,
  context: Context,
  info: GraphQLResolveInfo,
  listed = false,
): Promise<object | null> {
  const [type, key] = readGlobalId(id)
  if (!isNodeType(type)) return null
  if (!publicTypes.has(type) && !context.sessao) throw toError('UNAUTHENTICATED')
  const known = isOwnType(type) ? toOwnKey(key, context) : key
  if (known === null) return null
  const node = await finders[type](known, context, info, listed)
  return node && { ...node, __typename: type }
}

/** One of several, which are a list. */
async function findListed(id: string, context: Context, info: GraphQLResolveInfo): Promise<never> {
  const node = await findNode(id, context, info, true)
  return (node && Object.assign(node, { listed: true })) as never
}

async function findAnotacao(key: string, { upstream, sessao }: Context): Promise<object | null> {
  const [candidatura, codigo] = splitKey(key)
  if (candidatura === null || sessao?.papel !== 'PROFESSOR') return null
  const anotacoes = await upstream.avaliacoes.anotacoes(candidatura, null)
  return anotacoes?.find(anotacao => anotacao.codigo === codigo) ?? null
}

async function findCandidatura(
  key: string,
  context: Context,
  info: GraphQLResolveInfo,
  listed: boolean,
): Promise<object | null> {
  const { upstream, sessao } = context
  const [vaga, codigo] = splitKey(key)
  if (vaga === null || !sessao) return null
  if (sessao.papel === 'PROFESSOR') {
    return listed ? upstream.recebidas.oneDaVaga(vaga, codigo) : readRecebida(vaga, codigo, context, info)
  }
  const own = await (listed ? upstream.candidaturas.ownListada(vaga) : upstream.candidaturas.ownDaVaga(vaga))
  return own?.codigo === codigo ? own : null
}

async function findMensagem(key: string, { upstream, sessao }: Context): Promise<object | null> {
  const [com, codigo] = splitKey(key)
  if (!sessao || com === null) return null
  const { itens } = await upstream.conversas.mensagens(sessao.usuario, com, {
    antes: String(BigInt(codigo) + 1n),
    limit: 1,
  })
  return itens.find(mensagem => mensagem.codigo === codigo) ?? null
}

/** The rest of a key that begins with the viewer's id; null for anybody else's. */
function toOwnKey(key: string, { sessao }: Context): string | null {
  const [usuario, ...rest] = key.split('.')
  return sessao && usuario === sessao.usuario && rest.length > 0 ? rest.join('.') : null
}

/** The REST ids of an object and of its container, which comes first; nulls for any other key. */
function splitKey(key: string): [within: string, codigo: string] | [null, null] {
  const [within = '', codigo = '', ...rest] = key.split('.')
  return isCodigo(within) && isCodigo(codigo) && rest.length === 0 ? [within, codigo] : [null, null]
}

/**
 * Empty for an id that `toGlobalId` did not write. Node also decodes other spellings of it, and a cache would keep the
 * object under each.
 */
function readGlobalId(id: string): [type: string, key: string] {
  const written = Buffer.from(id, 'base64url').toString()
  if (Buffer.from(written).toString('base64url') !== id) return ['', '']
  const colon = written.indexOf(':')
  return [written.slice(0, Math.max(0, colon)), written.slice(colon + 1)]
}

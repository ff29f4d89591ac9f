import { renderRoute } from '../../testing/renderRoute.tsx'
import { toInstant, today } from '../../ui/fuso.ts'

type Fields = Record<string, unknown>

/** Today, this many seconds after midnight. */
const todayAt = (seconds: number): string =>
  new Date((toInstant(today(), '00:00')?.getTime() ?? 0) + seconds * 1000).toISOString()

/** A conversation with the person of this REST id, as the gateway returns it. */
export const umaConversa = (codigo: string, nome: string, fields: Fields = {}) => ({
  node: {
    id: `conversa-${codigo}`,
    pessoa: { id: `pessoa-${codigo}`, codigo, nome, avatar: null },
    papel: 'PROFESSOR',
    ultimaMensagem: `Última de ${nome}`,
    atualizadaEm: todayAt(0),
    naoLidas: 0,
    ...fields,
  },
})

/** A message as an edge; the higher its number, the newer. */
export const umaMensagem = (numero: number, conteudo: string, fields: Fields = {}) => ({
  cursor: `cursor-${numero}`,
  node: {
    id: `mensagem-${numero}`,
    codigo: String(numero),
    conteudo,
    criadaEm: todayAt(numero),
    minha: false,
    lida: null,
    ...fields,
  },
})

export const rita = umaConversa('9', 'Rita Álvares')
export const joao = umaConversa('8', 'João da Silva', { ultimaMensagem: 'Até amanhã' })

type Answer = {
  lista?: ReturnType<typeof umaConversa>[]
  /** Newest first. */
  mensagens?: ReturnType<typeof umaMensagem>[]
  hasNextPage?: boolean
  /** The open conversation; null if there is none with this person. */
  conversa?: unknown
  naoLidas?: number
  /** There are more conversations than `lista`. */
  maisConversas?: boolean
}

/** The responses to the page's queries. */
export const resposta = ({ lista = [rita, joao], mensagens = [], hasNextPage = false, ...rest }: Answer = {}) => ({
  Viewer: () => ({
    conversas: {
      edges: lista,
      pageInfo: { hasNextPage: rest.maisConversas ?? false, endCursor: `depois-de-${lista.at(-1)?.node.id}` },
    },
    mensagens: { edges: mensagens, pageInfo: { hasNextPage, endCursor: mensagens.at(-1)?.cursor ?? null } },
    relidas: { edges: mensagens, pageInfo: { hasNextPage, endCursor: mensagens.at(-1)?.cursor ?? null } },
    papel: 'ESTUDANTE',
    conversa: rest.conversa === undefined ? rita.node : rest.conversa,
    naoLidas: { mensagens: rest.naoLidas ?? 0, notificacoes: 0 },
  }),
  Usuario: () => ({
    id: 'usuario-9',
    nome: 'Rita Álvares',
    avatar: null,
    papel: 'PROFESSOR',
    curso: null,
    departamento: 'Letras',
  }),
})

/** Renders the page with Rita's conversation open and these responses. */
export const openWithRita = (answer: Answer = {}) => renderRoute('/messages?userId=9', resposta(answer))

import { flag, id, instant, nested, object, text } from '../wire/fields.ts'

export type TipoDeNotificacao = 'OPORTUNIDADE' | 'CONEXAO' | 'ENGAJAMENTO' | 'CANDIDATURA' | 'MENSAGEM'

/** What a notification leads to; the codigo of a conversation is that of the other person. */
export interface Alvo {
  tipo: 'VAGA' | 'CONVERSA' | 'PESSOA'
  codigo: string
}

export interface Notificacao {
  codigo: string
  tipo: TipoDeNotificacao
  titulo: string
  descricao: string | null
  criadaEm: Date | null
  lida: boolean
  /** `href` is a path of the site. */
  acao: { rotulo: string; href: string } | null
  alvo: Alvo | null
  /** From a live event, which outlives the deadline of its operation. */
  viva?: true
}

const tipos: Record<string, TipoDeNotificacao> = {
  oportunidade: 'OPORTUNIDADE',
  opportunity: 'OPORTUNIDADE',
  conexao: 'CONEXAO',
  connection: 'CONEXAO',
  engajamento: 'ENGAJAMENTO',
  engagement: 'ENGAJAMENTO',
  candidatura: 'CANDIDATURA',
  mensagem: 'MENSAGEM',
}

const tiposDeAlvo: Record<string, Alvo['tipo']> = { vaga: 'VAGA', conversa: 'CONVERSA', pessoa: 'PESSOA' }

/** A notification in the list or in an event. */
export function toNotificacao(body: unknown): Notificacao {
  const row = object(body)
  return {
    codigo: id(row, 'id'),
    tipo: tipos[text(row, 'tipo')?.toLowerCase() ?? ''] ?? 'ENGAJAMENTO',
    titulo: text(row, 'titulo') ?? '',
    descricao: text(row, 'descricao'),
    criadaEm: instant(row, 'criado_em'),
    lida: flag(row, 'lida') ?? false,
    acao: nested(row, 'acao', toAcao),
    alvo: nested(row, 'alvo', toAlvo),
  }
}

/** Null for a kind of thing that this gateway does not know. */
function toAlvo(body: unknown): Alvo | null {
  const row = object(body)
  const tipo = tiposDeAlvo[text(row, 'tipo') ?? '']
  return tipo ? { tipo, codigo: id(row, 'id') } : null
}

/** Accepts only paths of this site: '//host' is another site. */
function toAcao(body: unknown): Notificacao['acao'] {
  const row = object(body)
  const [rotulo, href] = [text(row, 'rotulo'), text(row, 'href')]
  return rotulo && href && /^\/(?![/\\])/.test(href) ? { rotulo, href } : null
}

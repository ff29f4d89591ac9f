import type { Mensagem } from '../upstream/conversas.ts'
import type { Disciplina, LinhaIlegivel } from '../upstream/historicos.ts'
import type { Anotacao } from '../upstream/models/avaliacao.ts'
import type { Candidatura } from '../upstream/models/candidatura.ts'
import type { EtapaDaCandidatura } from '../upstream/models/etapa.ts'
import type { Notificacao } from '../upstream/models/notificacao.ts'
import type { Sessao } from '../upstream/sessao.ts'
import type { Window } from '../upstream/wire/window.ts'

/* Parents of resolvers whose type has no model in upstream/ (see codegen.mjs). */

/** The window of a numbered page, and the number of rows in the whole list. */
export interface Paginas {
  window: Window & { depois: string | null }
  total: number
  /** Rows follow. */
  temMais: boolean
  /** The cursor of the last row; null if it is only an offset. */
  next: string | null
}

/** Whether the viewer applied to one vaga. Undefined fields are read if they are selected, but not in a list. */
export interface Situacao {
  vaga: string
  listed?: boolean
  candidatado?: boolean | undefined
  etapa?: EtapaDaCandidatura | null | undefined
  compartilhaHistorico?: boolean | null | undefined
  temRespostas?: boolean | null | undefined
}

/** A new candidatura, or why the response cannot be read. */
export interface Candidatado {
  candidaturaEdge: { cursor: string; node: Candidatura } | Error
  situacao: Situacao
}

/** A vaga without withheld decisions. */
export interface SemRetidas {
  vaga: string
  mensagem: string
}

/** A vaga after a write that does not return it. */
export interface DaVaga {
  codigo: string
}

/** The refusal of an interview slot, and its vaga. */
export interface Recusado extends DaVaga {
  mensagem: string
}

/** A new note, or why the response cannot be read, and the REST id of its candidatura. */
export interface Anotada {
  candidatura: string
  anotacao: Anotacao | Error
}

/** A deleted note. */
export type Excluida = Pick<Anotacao, 'candidatura' | 'codigo'>

/** A sent message. */
export interface Enviada {
  mensagemEdge: { cursor: string; node: Mensagem } | Error
  /** REST id of the recipient. */
  com: string
}

/** The transcript of one person. */
export interface Historico {
  usuario: string
  disciplinas: Disciplina[]
}

export interface Periodo {
  nome: string
  disciplinas: Disciplina[]
}

/** A successful import, as far as its response could be read. */
export interface Importado {
  mensagem: string
  total: number | Error
  linhasIlegiveis: LinhaIlegivel[] | Error
  totalDeLinhasIlegiveis: number | Error
  viewer: Sessao
}

/** Whether the upstream sends codes again costs a call. */
export interface NaoVerificado {
  mensagem: string
}

/** Empty: only its fields cost calls. */
export type Rede = Record<string, never>

/** Empty: only its fields cost calls. */
export type Administracao = Record<string, never>

/** Empty: only its fields cost calls. */
export type Moderacao = Record<string, never>

/** Empty: only its fields cost calls. */
export type NaoLidas = Record<string, never>

/** The state after a successful write. */
export interface Marcadas {
  notificacoes: Notificacao[] | Error
  naoLidas: number | Error
}

import { remember } from '../../remember.ts'
import {
  count,
  flag,
  id,
  instant,
  list,
  nested,
  number,
  object,
  optionalId,
  requiredText,
  text,
} from '../wire/fields.ts'
import type { Row } from '../wire/fields.ts'
import { toLink } from '../wire/url.ts'
import { readCampos } from './camposDaVaga.ts'
import type { CamposLidos } from './camposDaVaga.ts'
import { toDepartamento } from './departamento.ts'
import type { Departamento } from './departamento.ts'
import { toEtapa } from './etapa.ts'
import type { EtapaDaCandidatura } from './etapa.ts'
import { toGestores, toPapelNaVaga } from './gestor.ts'
import type { Gestor, PapelNaVaga } from './gestor.ts'
import { toInteresse } from './interesse.ts'
import type { Interesse } from './interesse.ts'
import type { Local } from './local.ts'
import { toPedido } from './pedido.ts'
import type { PedidoDaVaga } from './pedido.ts'
import { toPessoa } from './pessoa.ts'
import type { Pessoa } from './pessoa.ts'
import { toAtendimento, toRequisitos } from './requisito.ts'
import type { Atendimento, Requisitos } from './requisito.ts'

export type StatusDaVaga = 'AGUARDANDO' | 'EM_ANALISE' | 'EM_ANDAMENTO' | 'FINALIZADA' | 'ENCERRADA' | 'RASCUNHO'
export type Beneficio = 'REMUNERACAO' | 'DESCONTO_MENSALIDADE' | 'HORAS_COMPLEMENTARES'

export interface Vaga extends CamposLidos {
  codigo: string
  criadaEm: Date | null
  status: StatusDaVaga | null
  /** Whether its status accepts no candidaturas, whatever its prazo. */
  fechada: boolean
  tipoCodigo: string | null
  nomeDoTipo: string | null
  /** Whether its type is the institution's own, whatever its name. */
  tipoProprio: boolean
  departamento: Departamento | null
  local: Local | null
  interesses: Interesse[]
  link: string | null
  professor: string | null
  autor: Pessoa | null
  recomendacao: { score: number | null; estrategias: string[] } | null
  /** Whether the student applied, and the stage; null if the upstream does not return it. */
  minhaSituacao: { candidatado: boolean; etapa: EtapaDaCandidatura | null } | null
  edicaoCompleta: boolean
  /** Null if the response does not tell, as most do not. */
  publica: boolean | null | undefined
  /** Undefined in a list. */
  oculta: { motivo: string; caso: string | null } | null | undefined
  /** Undefined in a list. */
  primeiraRevisao: { aguarda: boolean; motivo: string | null } | null | undefined
  /** Whether it is one of a list: a call for each would cost one per node. */
  listed: boolean
  /** People who applied, only for the managers; undefined if the response omits it. */
  totalDeCandidatos: number | undefined
  /** Those at the first stage, only for the managers; undefined if the response omits it. Null if the upstream has no stages. */
  candidatosNovos: number | null | undefined
  /** The requester's role, null for none; undefined if the response omits it, as most lists do. */
  meuPapel: PapelNaVaga | null | undefined
  /** Co-managers visible to the requester; undefined if the response omits them, as lists do. */
  gestores: Gestor[] | undefined
  /**
   * The requirements, and how far the requesting student meets them: undefined if the response omits them, as lists do.
   */
  requisitos: Requisitos | null | undefined
  atendimento: Atendimento | null | undefined
  /** Null if the vaga has none; undefined if the response omits it, as lists do. */
  pedido: PedidoDaVaga | null | undefined
}

/** A vaga that a response only names. */
export type VagaTitulada = Pick<Vaga, 'codigo' | 'titulo'>

const statuses = new Set<string>(['AGUARDANDO', 'EM_ANALISE', 'EM_ANDAMENTO', 'FINALIZADA', 'ENCERRADA', 'RASCUNHO'])
/** Nobody can apply. */
const fechados = new Set<StatusDaVaga | null>(['FINALIZADA', 'ENCERRADA', 'RASCUNHO'])
const isStatus = (written: string): written is StatusDaVaga => statuses.has(written)

/** A vaga in a response of its own. */
export function toVaga(body: unknown): Vaga {
  return readVaga(body, false)
}

export function toVagaTitulada(body: unknown): VagaTitulada {
  const row = object(body)
  return { codigo: id(row, 'id'), titulo: text(row, 'titulo') }
}

/** One in a list. */
export function toListedVaga(body: unknown): Vaga {
  return readVaga(body, true)
}

function readVaga(body: unknown, listed: boolean): Vaga {
  const row = object(body)
  const status = toStatus(text(row, 'status'))
  const tipo = nested(row, 'tipo', toNomeado)
  const codigo = id(row, 'id')
  const campos = readCampos(row)
  return {
    codigo,
    ...campos,
    criadaEm: instant(row, 'criado_em'),
    status,
    fechada: fechados.has(status),
    tipoCodigo: tipo?.id ?? optionalId(row, 'tipo_id'),
    nomeDoTipo: tipo?.nome ?? tipo?.name ?? null,
    tipoProprio: flag(row, 'tipo_proprio') ?? false,
    departamento: nested(row, 'department', toDepartamento),
    local: toLocal(nested(row, 'location', toNomeado)),
    interesses: list(row, 'interesses', toInteresse),
    link: toLink(text(row, 'link_vaga')),
    professor: text(row, 'professor'),
    autor: nested(row, 'autor', toPessoa),
    recomendacao: toRecomendacao(row),
    minhaSituacao: toMinhaSituacao(row),
    edicaoCompleta: flag(row, 'edicao_completa') ?? false,
    oculta: row['oculta'] === undefined ? undefined : nested(row, 'oculta', toOcultacao),
    primeiraRevisao:
      row['primeira_revisao'] === undefined ? undefined : nested(row, 'primeira_revisao', toPrimeiraRevisao),
    publica: row['publica'] === undefined ? undefined : flag(row, 'publica'),
    listed,
    totalDeCandidatos: row['candidates'] === undefined ? undefined : count(row, 'candidates'),
    candidatosNovos: row['candidatos_novos'] === undefined ? undefined : count(row, 'candidatos_novos'),
    meuPapel: toPapelNaVaga(row),
    gestores: toGestores(row, codigo),
    requisitos: row['requisitos'] === undefined ? undefined : nested(row, 'requisitos', toRequisitos),
    atendimento: row['atendimento'] === undefined ? undefined : nested(row, 'atendimento', toAtendimento),
    pedido: toPedidoDaVaga(row, codigo),
  }
}

interface Nomeado {
  id: string | null
  nome: string | null
  name: string | null
}

function toLocal(read: Nomeado | null): Local | null {
  const nome = read?.name ?? read?.nome
  return read && nome ? { codigo: read.id, nome } : null
}

function toPedidoDaVaga(row: Row, codigo: string): Vaga['pedido'] {
  if (row['perguntas'] === undefined) return undefined
  return row['perguntas'] === null ? null : toPedido(row, codigo)
}

/** `{id, nome or name}`, or a bare name. */
function toNomeado(body: unknown): Nomeado {
  if (typeof body === 'string') return { id: null, nome: body, name: null }
  const row = object(body)
  return { id: optionalId(row, 'id'), nome: text(row, 'nome'), name: text(row, 'name') }
}

/** An unknown stage is one of a candidatura too. */
function toMinhaSituacao(row: Row): Vaga['minhaSituacao'] {
  const { minha_etapa: etapa } = row
  return etapa === undefined ? null : { candidatado: etapa !== null, etapa: toEtapa(row, 'minha_etapa') }
}

function toRecomendacao(row: Row): Vaga['recomendacao'] {
  if (!flag(row, 'isRecommended')) return null
  const score = number(row, 'recommendationScore')
  const explanations = list(row, 'recommendationStrategies', toExplanation)
  return {
    score: score === null ? null : Math.min(1, Math.max(0, score)),
    estrategias: explanations.filter(explanation => explanation !== null),
  }
}

function toExplanation(body: unknown): string | null {
  return text(object(body), 'explanation')
}

/** Null for an unknown status. */
function toStatus(written: string | null): StatusDaVaga | null {
  return written === null ? null : readStatus(written)
}

const readStatus = remember(100, (written: string) => {
  const status = written.trim().toUpperCase().replaceAll(' ', '_')
  return isStatus(status) ? status : null
})

function toPrimeiraRevisao(body: unknown) {
  const row = object(body)
  return { aguarda: text(row, 'situacao') === 'aguardando', motivo: text(row, 'motivo') }
}

function toOcultacao(body: unknown) {
  const row = object(body)
  return { motivo: requiredText(row, 'motivo'), caso: optionalId(row, 'caso') }
}

import { flag, id, instant, nested, object, optionalId, rows, text, tryRead, whole } from '../wire/fields.ts'
import { toAvaliacao } from './avaliacao.ts'
import type { Avaliacao } from './avaliacao.ts'
import { requireEtapa, toEtapa, toMudanca } from './etapa.ts'
import type { EtapaDaCandidatura, MudancaDeEtapa } from './etapa.ts'
import { toHistoricoEscolar } from './historicoEscolar.ts'
import type { HistoricoEscolar } from './historicoEscolar.ts'
import { toPessoa } from './pessoa.ts'
import type { Pessoa } from './pessoa.ts'
import { toVaga } from './vaga.ts'
import type { Vaga } from './vaga.ts'
import { readPagina } from '../wire/window.ts'
import type { Pagina, Window } from '../wire/window.ts'
import { toVagaOriginal } from './vagaOriginal.ts'
import type { VagaOriginal } from './vagaOriginal.ts'

/** Letter, date and evaluation are undefined if the response omits them. */
export interface Candidatura {
  codigo: string
  vagaCodigo: string
  criadaEm: Date | null | undefined
  cartaDeMotivacao: string | null | undefined
  /** As far as the requester may know it; null if the upstream has no stages. */
  etapa: EtapaDaCandidatura | null
  /** From here on only for the author of the vaga. */
  retida: boolean
  versao: number | null
  /** Null if the upstream has none. */
  avaliacao: Avaliacao | null | undefined
  /** The student's consent; null if the upstream has none. */
  compartilhaHistorico: boolean | null | undefined
}

/** One of the student's own with its vaga; null if the vaga is gone. */
export interface MinhaCandidatura {
  candidatura: Candidatura
  vaga: Vaga | null
  /** Null if the upstream has no stages. */
  historico: MudancaDeEtapa[] | null
  /** Null if the vaga has not changed, or the upstream does not return it. */
  vagaOriginal: VagaOriginal | null
  /** Null if the upstream does not return it. */
  temRespostas: boolean | null
}

/** How many of a list are at one stage. */
export interface ContagemDaEtapa {
  etapa: EtapaDaCandidatura
  total: number
}

/** A window of the student's own, and the whole list by stage; null if the upstream does not count it. */
export interface MinhasCandidaturas extends Pagina<MinhaCandidatura> {
  porEtapa: ContagemDaEtapa[] | null
}

/** Whether the student applied to a vaga, and the stage. */
export interface Situacao {
  candidatado: boolean
  etapa: EtapaDaCandidatura | null
  compartilhaHistorico: boolean | null
  /** Null if the upstream does not return it. */
  temRespostas: boolean | null
}

/** One to an own vaga, with the candidate's data for its author. */
export interface Candidato {
  candidatura: Candidatura
  candidato: Pessoa | null
  email: string | null
  curso: string | null
  periodoInicio: string | null
}

/** A single one, with the summary of the transcript if there is consent. */
export interface Recebida extends Candidato {
  historicoEscolar: HistoricoEscolar | null
}

export function toSituacao(body: unknown): Situacao {
  const row = object(body)
  return {
    candidatado: flag(row, 'has_applied') ?? false,
    etapa: toEtapa(row, 'etapa'),
    compartilhaHistorico: flag(row, 'compartilha_historico'),
    temRespostas: flag(row, 'tem_respostas'),
  }
}

export function toCandidatura(body: unknown, vagaCodigo: string): Candidatura {
  const row = object(body)
  return {
    codigo: id(row, 'id'),
    vagaCodigo,
    criadaEm: instant(row, 'criado_em'),
    cartaDeMotivacao: text(row, 'carta_motivacao'),
    etapa: toEtapa(row, 'etapa'),
    retida: false,
    versao: null,
    avaliacao: null,
    compartilhaHistorico: flag(row, 'compartilha_historico'),
  }
}

/** The view of the vaga's author. */
export function toCandidaturaDaVaga(body: unknown, vagaCodigo: string): Candidatura {
  const row = object(body)
  const candidatura = toCandidatura(body, vagaCodigo)
  return {
    ...candidatura,
    retida: flag(row, 'retida') ?? false,
    versao: whole(row, 'versao'),
    avaliacao: row['etiquetas'] == null ? null : toAvaliacao(row, candidatura.codigo),
  }
}

export function toMinha(body: unknown): MinhaCandidatura {
  const row = object(body)
  const vaga = nested(row, 'vaga', toVaga)
  const historico = nested(row, 'historico', each => rows(each, null, toMudanca))
  const vagaOriginal = tryRead(body, toVagaOriginal)
  const temRespostas = flag(row, 'tem_respostas')
  return { candidatura: toCandidatura(body, vaga?.codigo ?? ''), vaga, historico, vagaOriginal, temRespostas }
}

export function toMinhas(body: unknown, window: Window): MinhasCandidaturas {
  const porEtapa = tryRead(body, given => rows(given, 'por_etapa', toContagem))
  return { ...readPagina(body, 'candidaturas', window, toMinha), porEtapa }
}

function toContagem(body: unknown): ContagemDaEtapa {
  const row = object(body)
  return { etapa: requireEtapa(row, 'etapa'), total: whole(row, 'total') ?? 0 }
}

export function toCandidato(body: unknown, vaga: string): Candidato {
  const row = object(body)
  const candidato = nested(row, 'candidato', toPessoa)
  const contato = nested(row, 'candidato', toContato)
  return {
    candidatura: toCandidaturaDaVaga(body, vaga),
    candidato,
    email: contato?.email ?? null,
    curso: contato?.curso ?? null,
    periodoInicio: contato?.periodoInicio ?? null,
  }
}

function toContato(body: unknown): Pick<Candidato, 'email' | 'curso' | 'periodoInicio'> {
  const row = object(body)
  return { email: text(row, 'email'), curso: text(row, 'curso'), periodoInicio: text(row, 'periodo_inicio') }
}

/** Null if it belongs to another vaga. */
export function toRecebida(body: unknown, vaga: string): Recebida | null {
  const row = object(body)
  if (optionalId(row, 'vaga_id') !== vaga) return null
  return { ...toCandidato(body, vaga), historicoEscolar: nested(row, 'historico_escolar', toHistoricoEscolar) }
}

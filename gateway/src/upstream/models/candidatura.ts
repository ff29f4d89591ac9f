import { flag, id, instant, nested, object, optionalId, rows, text, tryRead, whole } from '../wire/fields.ts'
import { toAvaliacao } from './avaliacao.ts'
import type { Avaliacao } from './avaliacao.ts'
import { requireEtapa, toEtapa, toMudanca } from './etapa.ts'
import type { EtapaDaCandidatura, MudancaDeEtapa } from './etapa.ts'
import { toHistoricoEscolar } from './historicoEscolar.ts'
import type { HistoricoEscolar } from './historicoEscolar.ts'
import { toHorario } from './horario.ts'
import type { Horario } from './horario.ts'
import { toPessoa } from './pessoa.ts'
import type { Pessoa } from './pessoa.ts'
import { toListedVaga, toVaga } from './vaga.ts'
import type { Vaga } from './vaga.ts'
import { readPagina } from '../wire/window.ts'
import type { Pagina, Window } from '../wire/window.ts'
import { toVagaOriginal } from './vagaOriginal.ts'
import type { VagaOriginal } from './vagaOriginal.ts'

/** Fields are undefined if the response omits them. */
export interface Candidatura {
  codigo: string
  vagaCodigo: string
  /** Whether it is one of a list: a call for each would cost one per node. */
  listed: boolean
  /** Null if the vaga is gone. */
  vaga: Vaga | null | undefined
  criadaEm: Date | null | undefined
  cartaDeMotivacao: string | null | undefined
  /** As far as the requester may know it; null if the upstream has no stages. */
  etapa: EtapaDaCandidatura | null
  /** Every change of its stage that the requester may know; null if the upstream has no stages. */
  mudancas: MudancaDeEtapa[] | null | undefined
  /** Only for the student: null if the vaga has not changed, or the upstream does not return it. */
  vagaOriginal: VagaOriginal | null
  /** Only for the student: null if the upstream does not return it. */
  temRespostas: boolean | null
  /** Only for the student: obligatory questions without an answer; null if the upstream does not return it. */
  respostasFaltando: number | null
  /** Only for the student: the chosen interview slot. */
  entrevista: Horario | null | undefined
  /** Only for the student: null if the upstream does not return it. */
  podeEscolherHorario: boolean | null
  /** From here on only for the managers of the vaga. */
  candidato: Candidato | null | undefined
  retida: boolean
  versao: number | null
  /** Null for never, and if the upstream does not return it. */
  respondidaEm: Date | null | undefined
  /** Null if the upstream does not return it. */
  comunicadoHoje: boolean | null | undefined
  /** Null if the upstream does not return it. */
  lida: boolean | null | undefined
  /** Null if the upstream has none. */
  avaliacao: Avaliacao | null | undefined
  /** The student's consent; null if the upstream has none. */
  compartilhaHistorico: boolean | null | undefined
}

/** The candidate's data for the managers of the vaga. */
export interface Candidato {
  pessoa: Pessoa
  email: string | null
  curso: string | null
  periodoInicio: string | null
}

/** A single one, with the summary of the transcript if there is consent. */
export interface Recebida extends Candidatura {
  historicoEscolar: HistoricoEscolar | null
}

/** How many of a list are at one stage. */
export interface ContagemDaEtapa {
  etapa: EtapaDaCandidatura
  total: number
}

/** A window of a list, and the whole list by stage; null if the upstream does not count it. */
export interface PaginaDeCandidaturas extends Pagina<Candidatura> {
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

export function toSituacao(body: unknown): Situacao {
  const row = object(body)
  return {
    candidatado: flag(row, 'has_applied') ?? false,
    etapa: toEtapa(row, 'etapa'),
    compartilhaHistorico: flag(row, 'compartilha_historico'),
    temRespostas: flag(row, 'tem_respostas'),
  }
}

/** The response to a new one. */
export function toCandidatura(body: unknown, vagaCodigo: string): Candidatura {
  const row = object(body)
  return {
    codigo: id(row, 'id'),
    vagaCodigo,
    listed: false,
    vaga: undefined,
    criadaEm: instant(row, 'criado_em'),
    cartaDeMotivacao: text(row, 'carta_motivacao'),
    etapa: toEtapa(row, 'etapa'),
    mudancas: undefined,
    vagaOriginal: null,
    temRespostas: null,
    respostasFaltando: null,
    entrevista: undefined,
    podeEscolherHorario: null,
    candidato: undefined,
    retida: false,
    versao: null,
    respondidaEm: null,
    comunicadoHoje: null,
    lida: null,
    avaliacao: null,
    compartilhaHistorico: flag(row, 'compartilha_historico'),
  }
}

/** One of the student's own with its vaga. */
export function toMinha(body: unknown): Candidatura {
  return readMinha(body, toVaga, false)
}

function readMinha(body: unknown, toItsVaga: typeof toVaga, listed: boolean): Candidatura {
  const row = object(body)
  const vaga = nested(row, 'vaga', toItsVaga)
  const vagaCodigo = vaga?.codigo ?? ''
  return {
    ...toCandidatura(body, vagaCodigo),
    listed,
    vaga,
    mudancas: nested(row, 'historico', each => rows(each, null, toMudanca)),
    vagaOriginal: tryRead(body, toVagaOriginal),
    temRespostas: flag(row, 'tem_respostas'),
    respostasFaltando: whole(row, 'respostas_faltando'),
    entrevista:
      row['entrevista'] === undefined
        ? undefined
        : nested(row, 'entrevista', horario => ({ ...toHorario(horario, vagaCodigo), minha: true })),
    podeEscolherHorario: flag(row, 'pode_escolher_horario'),
  }
}

export function toMinhas(body: unknown, window: Window): PaginaDeCandidaturas {
  const porEtapa = tryRead(body, given => rows(given, 'por_etapa', toContagem))
  return { ...readPagina(body, 'candidaturas', window, row => readMinha(row, toListedVaga, true)), porEtapa }
}

function toContagem(body: unknown): ContagemDaEtapa {
  const row = object(body)
  return { etapa: requireEtapa(row, 'etapa'), total: whole(row, 'total') ?? 0 }
}

/** One of the list of a vaga, in the view of its managers. */
export function toListed(body: unknown, vaga: string): Candidatura {
  return readRecebida(body, vaga, true)
}

/** One alone; null if it belongs to another vaga. */
export function toRecebida(body: unknown, vaga: string): Recebida | null {
  const row = object(body)
  if (optionalId(row, 'vaga_id') !== vaga) return null
  const historicoEscolar = nested(row, 'historico_escolar', toHistoricoEscolar)
  return { ...readRecebida(body, vaga, false), historicoEscolar }
}

function readRecebida(body: unknown, vaga: string, listed: boolean): Candidatura {
  const row = object(body)
  const candidatura = toCandidatura(body, vaga)
  return {
    ...candidatura,
    listed,
    candidato: nested(row, 'candidato', toCandidato),
    retida: flag(row, 'retida') ?? false,
    versao: whole(row, 'versao'),
    respondidaEm: instant(row, 'respondida_em'),
    comunicadoHoje: flag(row, 'comunicado_hoje'),
    lida: flag(row, 'lida'),
    avaliacao: row['etiquetas'] == null ? null : toAvaliacao(row, candidatura.codigo),
  }
}

function toCandidato(body: unknown): Candidato {
  const row = object(body)
  return {
    pessoa: toPessoa(body),
    email: text(row, 'email'),
    curso: text(row, 'curso'),
    periodoInicio: text(row, 'periodo_inicio'),
  }
}

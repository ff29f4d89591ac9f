import { toPessoa } from '../models/pessoa.ts'
import type { Pessoa } from '../models/pessoa.ts'
import { toVagaTitulada } from '../models/vaga.ts'
import type { VagaTitulada } from '../models/vaga.ts'
import { optional } from '../transport/extensions.ts'
import type { Extensions } from '../transport/extensions.ts'
import type { Request } from '../transport/request.ts'
import { array, count, day, id, instant, object, rows, whole } from '../wire/fields.ts'

/** What waits for a professor. */
export interface Pendencias {
  novas: CandidaturaNova[]
  totalDeNovas: number
  novasPorVaga: NovasDaVaga[]
  respostas: RespostaPendente[]
}

/** A candidatura that nobody has reviewed yet. */
export interface CandidaturaNova {
  codigo: string
  criadaEm: Date | null
  candidato: Pessoa
  vaga: VagaTitulada
}

/** The candidaturas to one vaga that nobody has reviewed yet. */
export interface NovasDaVaga {
  vaga: VagaTitulada
  total: number
  /** The REST id of the newest one. */
  maisRecente: string
}

/** A vaga whose candidates wait for an answer. */
export interface RespostaPendente {
  vaga: VagaTitulada
  semResposta: number
  /** Null if the upstream does not count them. */
  esperandoHa7Dias: number | null
  retidas: number
  divulgacaoEm: Date | null
  /** A day as `2026-12-31`. */
  respostaAte: string | null
}

export function createPendencias(request: Request, extensions: Extensions) {
  return {
    /** Null if the upstream does not return them. */
    async list(): Promise<Pendencias | null> {
      const call = () => request.get('/vagas/professor/pendencias', toPendencias)
      return (await optional(extensions, 'pendencias', call)) ?? null
    },
  }
}

function toPendencias(body: unknown): Pendencias {
  const given = object(object(body)['novas'])
  const novas = rows(given, 'candidaturas', toNova)
  const puladas = array(given, 'candidaturas').length - novas.length
  return {
    novas,
    // An upstream without the counts has at least the vagas of the newest candidaturas.
    novasPorVaga: given['por_vaga'] === undefined ? countByVaga(novas) : rows(given, 'por_vaga', toNovasDaVaga),
    totalDeNovas: Math.max(novas.length, count(given, 'total') - puladas),
    respostas: rows(body, 'respostas', toResposta),
  }
}

function toNova(body: unknown): CandidaturaNova {
  const row = object(body)
  return {
    codigo: id(row, 'id'),
    criadaEm: instant(row, 'criado_em'),
    candidato: toPessoa(row['candidato']),
    vaga: toVagaTitulada(row['vaga']),
  }
}

function toNovasDaVaga(body: unknown): NovasDaVaga {
  const row = object(body)
  return { vaga: toVagaTitulada(row['vaga']), total: count(row, 'total'), maisRecente: id(row, 'mais_recente') }
}

/** Of candidaturas in the order of the upstream, newest first. */
function countByVaga(novas: CandidaturaNova[]): NovasDaVaga[] {
  const porVaga = new Map<string, NovasDaVaga>()
  for (const { codigo, vaga } of novas) {
    const counted = porVaga.get(vaga.codigo)
    if (counted) counted.total += 1
    else porVaga.set(vaga.codigo, { vaga, total: 1, maisRecente: codigo })
  }
  return [...porVaga.values()]
}

function toResposta(body: unknown): RespostaPendente {
  const row = object(body)
  return {
    vaga: toVagaTitulada(row['vaga']),
    semResposta: count(row, 'sem_resposta'),
    esperandoHa7Dias: whole(row, 'esperando_ha_7_dias'),
    retidas: count(row, 'retidas'),
    divulgacaoEm: instant(row, 'divulgacao_em'),
    respostaAte: day(row, 'resposta_ate'),
  }
}

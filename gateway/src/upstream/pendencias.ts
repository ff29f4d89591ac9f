import { toPessoa } from './models/pessoa.ts'
import type { Pessoa } from './models/pessoa.ts'
import { toVagaTitulada } from './models/vaga.ts'
import type { VagaTitulada } from './models/vaga.ts'
import { optional } from './transport/extensions.ts'
import type { Extensions } from './transport/extensions.ts'
import type { Request } from './transport/request.ts'
import { count, day, id, instant, object, rows, whole } from './wire/fields.ts'

/** What waits for a professor. */
export interface Pendencias {
  novas: CandidaturaNova[]
  totalDeNovas: number
  respostas: RespostaPendente[]
}

/** A candidatura that nobody has reviewed yet. */
export interface CandidaturaNova {
  codigo: string
  criadaEm: Date | null
  candidato: Pessoa
  vaga: VagaTitulada
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
  const novas = object(object(body)['novas'])
  return {
    novas: rows(novas, 'candidaturas', toNova),
    totalDeNovas: count(novas, 'total'),
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

import { UpstreamFailure } from './failure.ts'
import type { Refusal } from './failure.ts'
import { optional } from './transport/extensions.ts'
import type { Extensions } from './transport/extensions.ts'
import type { Request } from './transport/request.ts'
import type { createVagas } from './vagas.ts'
import { count, list, object, requiredText } from './wire/fields.ts'
import type { Row } from './wire/fields.ts'

const origens = ['LISTA', 'BUSCA', 'ALERTA', 'LINK'] as const

type OrigemDaVisita = (typeof origens)[number]
type PassoNaVaga = 'VIU' | 'COMECOU'

interface Passos {
  viram: number
  salvaram: number
  comecaram: number
  candidataram: number
}

/** How far a vaga reached: visits, and what led to them. */
export interface Alcance extends Passos {
  origens: { origem: OrigemDaVisita; viram: number; comecaram: number }[]
  /** The oldest first; `dia` as '2026-12-31'. */
  dias: (Passos & { dia: string })[]
}

export function createAlcance(request: Request, extensions: Extensions, vagas: ReturnType<typeof createVagas>) {
  const isThere = async (vaga: string) => (await vagas.get(vaga)) !== null
  return {
    /** Without origins that this gateway does not know; null if the upstream counts none. */
    async daVaga(vaga: string): Promise<Alcance | null> {
      const call = () => request.get(`/vagas/${vaga}/alcance`, toAlcance)
      return (await optional(extensions, 'alcance', call, () => isThere(vaga))) ?? null
    },
    /** Null once it is counted, the refusal, or undefined if the upstream counts none. */
    registrar(vaga: string, passo: PassoNaVaga, origem: OrigemDaVisita): Promise<Refusal | null | undefined> {
      const json = { passo: passo.toLowerCase(), origem: origem.toLowerCase() }
      const call = () => request.change({ method: 'POST', path: `/vagas/${vaga}/passos`, json, refusals: [] })
      return optional(extensions, 'alcance', call, () => isThere(vaga)).catch(toInexistente)
    },
  }
}

function toInexistente(error: unknown): Refusal {
  if (!(error instanceof UpstreamFailure) || error.kind !== 'not-found') throw error
  return { refused: true, status: 404, mensagem: error.detail, campos: [] }
}

function toAlcance(body: unknown): Alcance {
  const row = object(body)
  return {
    ...toPassos(row),
    origens: list(row, 'origens', toOrigem).filter(origem => origem !== null),
    dias: list(row, 'dias', toDia),
  }
}

function toPassos(row: Row): Passos {
  return {
    viram: count(row, 'viram'),
    salvaram: count(row, 'salvaram'),
    comecaram: count(row, 'comecaram'),
    candidataram: count(row, 'candidataram'),
  }
}

function toOrigem(body: unknown) {
  const row = object(body)
  const origem = origens.find(one => one === requiredText(row, 'origem').toUpperCase())
  return origem ? { origem, viram: count(row, 'viram'), comecaram: count(row, 'comecaram') } : null
}

function toDia(body: unknown) {
  const row = object(body)
  return { dia: requiredText(row, 'dia'), ...toPassos(row) }
}

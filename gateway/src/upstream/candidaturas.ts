import * as z from 'zod'
import type { Refusal } from './body.ts'
import { optional } from './extensions.ts'
import type { Extensions } from './extensions.ts'

import { wirePessoa } from './pessoas.ts'
import type { Pessoa } from './pessoas.ts'
import type { Request, Write } from './request.ts'
import { wireVaga } from './vaga.ts'
import type { Vaga } from './vaga.ts'
import type { Window } from './window.ts'
import { flag, id, instant, list, text, whole } from './wire.ts'

export interface Candidatura {
  codigo: string
  vagaCodigo: string
  criadaEm: Date | null
  cartaDeMotivacao: string | null
  candidato: Pessoa | null
  vaga: Vaga | null
}

export interface PaginaDeCandidaturas {
  itens: Candidatura[]
  total: number
}

const fields = z.object({
  id,
  criado_em: instant,
  carta_motivacao: text,
  candidato: wirePessoa.nullish(),
  vaga: wireVaga.nullish(),
})
const wirePage = z.object({ candidaturas: list(fields), total: whole })
const wireStatus = z.object({ has_applied: flag })

export type Candidaturas = ReturnType<typeof createCandidaturas>

export function createCandidaturas(request: Request, extensions: Extensions) {
  return {
    /** Whether the signed-in student applied to one vaga. */
    async situacao(vaga: string): Promise<boolean> {
      const answer = await request.get(`/api/candidaturas/vaga/${vaga}/candidatura-status`, wireStatus)
      return answer.has_applied ?? false
    },
    async create(vaga: string, carta: string | null, chave: string | null): Promise<Candidatura | Refusal> {
      const json = carta === null ? {} : { carta_motivacao: carta }
      const call: Write = { method: 'POST', path: toPath(vaga), json, key: chave, refusals: [400, 404, 409, 422] }
      const made = await request.write(call, fields)
      return 'refused' in made ? made : toCandidatura(made, vaga)
    },
    /** Null once it is cancelled, or why there was nothing to cancel. */
    remove: (vaga: string): Promise<Refusal | null> =>
      request.change({ method: 'DELETE', path: toPath(vaga), refusals: [404] }),
    /** Who applied to an own vaga, with their courses, oldest first. */
    async daVaga(vaga: string): Promise<Candidatura[]> {
      const rows = await request.all(toPath(vaga), z.array(fields))
      return rows
        .map(row => toCandidatura(row, vaga))
        .toSorted((one, other) => (one.criadaEm?.getTime() ?? 0) - (other.criadaEm?.getTime() ?? 0))
    },
    /** People who applied to an own vaga, each once. */
    async candidatos(vaga: string): Promise<Pessoa[]> {
      const rows = await request.all(`/vagas/${vaga}/candidatos`, z.array(fields))
      const pessoas = new Map(rows.flatMap(({ candidato }) => (candidato ? [[candidato.codigo, candidato]] : [])))
      return [...pessoas.values()]
    },
    /** One window of the student's own, newest first; null where the upstream cannot list them. */
    async own(window: Window): Promise<PaginaDeCandidaturas | null> {
      const query = { skip: window.offset, limit: window.limit }
      const page = await optional(extensions, 'candidaturas', () => request.get('/candidaturas', wirePage, query))
      if (!page) return null
      const itens = page.candidaturas.slice(0, window.limit).map(row => toCandidatura(row, row.vaga?.codigo ?? ''))
      return { itens, total: page.total ?? window.offset + itens.length }
    },
  }
}

function toPath(vaga: string): string {
  return `/candidaturas/vaga/${vaga}`
}

function toCandidatura(row: z.output<typeof fields>, vagaCodigo: string): Candidatura {
  return {
    codigo: row.id,
    vagaCodigo,
    criadaEm: row.criado_em,
    cartaDeMotivacao: row.carta_motivacao,
    candidato: row.candidato ?? null,
    vaga: row.vaga ?? null,
  }
}

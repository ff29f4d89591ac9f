import type { Refusal } from './body.ts'
import { optional } from './extensions.ts'
import type { Extensions } from './extensions.ts'
import type { UpstreamFailure } from './failure.ts'
import { toPessoa } from './pessoas.ts'
import type { Pessoa } from './pessoas.ts'
import type { Request, Write } from './request.ts'
import { toVaga } from './vaga.ts'
import type { Vaga } from './vaga.ts'
import { readPagina } from './window.ts'
import type { Pagina, Window } from './window.ts'
import { allRows, flag, id, instant, nested, object, rows, text } from './wire.ts'

export interface Candidatura {
  codigo: string
  vagaCodigo: string
  criadaEm: Date | null
  cartaDeMotivacao: string | null
  candidato: Pessoa | null
  vaga: Vaga | null
}

export type Candidaturas = ReturnType<typeof createCandidaturas>

export function createCandidaturas(request: Request, extensions: Extensions) {
  return {
    /** Whether the signed-in student applied to one vaga. */
    situacao(vaga: string): Promise<boolean> {
      return request.get(`/api/candidaturas/vaga/${vaga}/candidatura-status`, toHasApplied)
    },
    create(vaga: string, carta: string | null, chave: string | null): Promise<Candidatura | Refusal | UpstreamFailure> {
      const json = carta === null ? {} : { carta_motivacao: carta }
      const call: Write = { method: 'POST', path: toPath(vaga), json, key: chave, refusals: [400, 404, 409, 422] }
      return request.write(call, body => toCandidatura(body, vaga))
    },
    /** Null once it is cancelled, or why there was nothing to cancel. */
    remove: (vaga: string): Promise<Refusal | null> =>
      request.change({ method: 'DELETE', path: toPath(vaga), refusals: [404] }),
    /** Who applied to an own vaga, with their courses, oldest first. */
    async daVaga(vaga: string): Promise<Candidatura[]> {
      const candidaturas = await request.all(toPath(vaga), body => toCandidaturas(body, vaga))
      return candidaturas.toSorted((one, other) => (one.criadaEm?.getTime() ?? 0) - (other.criadaEm?.getTime() ?? 0))
    },
    /** People who applied to an own vaga, each once. */
    async candidatos(vaga: string): Promise<Pessoa[]> {
      // Complete or not at all: nobody would be told who a comunicado left out.
      const candidaturas = await request.all(`/vagas/${vaga}/candidatos`, body =>
        allRows(body, row => toCandidatura(row, vaga)),
      )
      const pessoas = new Map(
        candidaturas.flatMap(({ candidato }) => (candidato ? [[candidato.codigo, candidato]] : [])),
      )
      return [...pessoas.values()]
    },
    /** One window of the student's own, newest first; null where the upstream cannot list them. */
    async own(window: Window): Promise<Pagina<Candidatura> | null> {
      const query = { skip: window.offset, limit: window.limit }
      const read = (body: unknown) => readPagina(body, 'candidaturas', window, toCandidatura)
      return (await optional(extensions, 'candidaturas', () => request.get('/candidaturas', read, query))) ?? null
    },
  }
}

function toPath(vaga: string): string {
  return `/candidaturas/vaga/${vaga}`
}

function toHasApplied(body: unknown): boolean {
  return flag(object(body), 'has_applied') ?? false
}

function toCandidaturas(body: unknown, vaga: string): Candidatura[] {
  return rows(body, null, row => toCandidatura(row, vaga))
}

/** `vagaCodigo` is the vaga whose call it comes from; without one the candidatura brings its vaga. */
function toCandidatura(body: unknown, vagaCodigo?: string): Candidatura {
  const row = object(body)
  const vaga = nested(row, 'vaga', toVaga)
  return {
    codigo: id(row, 'id'),
    vagaCodigo: vagaCodigo ?? vaga?.codigo ?? '',
    criadaEm: instant(row, 'criado_em'),
    cartaDeMotivacao: text(row, 'carta_motivacao'),
    candidato: nested(row, 'candidato', toPessoa),
    vaga,
  }
}

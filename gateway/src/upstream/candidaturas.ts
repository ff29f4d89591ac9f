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
}

/** One of the student's own, with the vaga that it is for; null when that is gone. */
export interface MinhaCandidatura {
  candidatura: Candidatura
  vaga: Vaga | null
}

/** One to an own vaga, with what its author is told of who applied. */
export interface Candidato {
  candidatura: Candidatura
  candidato: Pessoa | null
  email: string | null
  curso: string | null
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
    async daVaga(vaga: string): Promise<Candidato[]> {
      const candidatos = await request.all(toPath(vaga), body => rows(body, null, row => toCandidato(row, vaga)))
      const instantOf = ({ candidatura }: Candidato) => candidatura.criadaEm?.getTime() ?? 0
      return candidatos.toSorted((one, other) => instantOf(one) - instantOf(other))
    },
    /** People who applied to an own vaga, each once. */
    async candidatos(vaga: string): Promise<Pessoa[]> {
      // Complete or not at all: nobody would be told who a comunicado left out.
      const candidatos = await request.all(`/vagas/${vaga}/candidatos`, body =>
        allRows(body, row => toCandidato(row, vaga)),
      )
      const pessoas = new Map(candidatos.flatMap(({ candidato }) => (candidato ? [[candidato.codigo, candidato]] : [])))
      return [...pessoas.values()]
    },
    /** One window of the student's own, newest first; null where the upstream cannot list them. */
    async own(window: Window): Promise<Pagina<MinhaCandidatura> | null> {
      const query = { skip: window.offset, limit: window.limit }
      const read = (body: unknown) => readPagina(body, 'candidaturas', window, toMinha)
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

function toCandidatura(body: unknown, vagaCodigo: string): Candidatura {
  const row = object(body)
  return {
    codigo: id(row, 'id'),
    vagaCodigo,
    criadaEm: instant(row, 'criado_em'),
    cartaDeMotivacao: text(row, 'carta_motivacao'),
  }
}

function toMinha(body: unknown): MinhaCandidatura {
  const vaga = nested(object(body), 'vaga', toVaga)
  return { candidatura: toCandidatura(body, vaga?.codigo ?? ''), vaga }
}

function toCandidato(body: unknown, vaga: string): Candidato {
  const row = object(body)
  const candidato = nested(row, 'candidato', toPessoa)
  const contato = nested(row, 'candidato', toContato)
  return {
    candidatura: toCandidatura(body, vaga),
    candidato,
    email: contato?.email ?? null,
    curso: contato?.curso ?? null,
  }
}

function toContato(body: unknown): Pick<Candidato, 'email' | 'curso'> {
  const row = object(body)
  return { email: text(row, 'email'), curso: text(row, 'curso') }
}

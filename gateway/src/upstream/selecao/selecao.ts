import type { Recebidas } from './recebidas.ts'
import { orRead, UpstreamFailure } from '../failure.ts'
import type { Refusal } from '../failure.ts'
import { toListed } from '../models/candidatura.ts'
import type { Candidatura } from '../models/candidatura.ts'
import { toMudanca } from '../models/etapa.ts'
import type { EtapaDaCandidatura, MudancaDeEtapa } from '../models/etapa.ts'
import { optional } from '../transport/extensions.ts'
import type { Extensions } from '../transport/extensions.ts'
import type { Request, Write } from '../transport/request.ts'
import type { createVagas } from '../vagas.ts'
import { Misfit, count, instant, nested, object, rows, text, whole } from '../wire/fields.ts'

/** The state of an own vaga's selection. */
export interface Selecao {
  vagaCodigo: string
  /** Number of places. */
  lugares: number | null
  aprovadas: number
  retidas: number
  divulgacaoEm: Date | null
}

export interface Movimento {
  candidaturas: { codigo: string; versao: number }[]
  para: EtapaDaCandidatura
  palavra: string | null
  reter: boolean
  liberar: boolean
  idempotencyKey: string | null
}

/** A candidatura that was not moved, in its current state, with the API's sentence. */
export interface NaoMovida {
  candidatura: Candidatura
  mensagem: string | null
}

/** The result of a successful move. If its response cannot be read, `selecao` is the current state. */
export interface Movidas {
  movidas: Candidatura[] | Error
  recusadas: NaoMovida[] | Error
  selecao: Selecao | Error
}

/** The result of a successful release. */
export interface Divulgadas {
  divulgadas: Candidatura[] | Error
  selecao: Selecao | Error
}

export const refusals = [400, 409, 422]

export function createSelecao(
  request: Request,
  extensions: Extensions,
  vagas: ReturnType<typeof createVagas>,
  recebidas: Recebidas,
) {
  /** Null if the upstream has no stages. */
  async function get(vaga: string): Promise<Selecao | null> {
    const call = () => request.get(toPath(vaga), body => toSelecao(body, vaga))
    const isThere = async () => (await vagas.get(vaga)) !== null
    return (await optional(extensions, 'selecao', call, isThere)) ?? null
  }

  return {
    ...createWrites(request, get, vagas),
    get,
    /** Oldest first; null if the upstream has no stages. `vaga` is the candidatura's vaga, null if unknown. */
    async mudancas(codigo: string, vaga: string | null): Promise<MudancaDeEtapa[] | null> {
      const call = () => request.get(`/candidaturas/${codigo}/historico`, toHistorico)
      const isThere = async () => vaga !== null && (await recebidas.oneDaVaga(vaga, codigo)) !== null
      return (await optional(extensions, 'selecao', call, isThere)) ?? null
    },
  }
}

/** If the response of a successful write cannot be read, reads the selection. */
function createWrites(
  request: Request,
  get: (vaga: string) => Promise<Selecao | null>,
  vagas: ReturnType<typeof createVagas>,
) {
  const orNow = <T>(vaga: string, written: Promise<T | UpstreamFailure>) =>
    orRead<T | Selecao>(written, () => get(vaga))

  return {
    async mover(vaga: string, { idempotencyKey, ...movimento }: Movimento): Promise<Movidas | Refusal> {
      const json = toMovimentos(movimento)
      const call: Write = { method: 'POST', path: `${toPath(vaga)}/movimentos`, json, idempotencyKey, refusals }
      const answer = await request.write(call, body => toMovidas(body, vaga))
      if (!(answer instanceof UpstreamFailure)) return answer
      return { movidas: answer, recusadas: answer, selecao: await orNow<Selecao>(vaga, Promise.resolve(answer)) }
    },
    /** Now if `em` is null. */
    async divulgar(vaga: string, em: Date | null): Promise<Divulgadas | Refusal> {
      const json = em ? { em: em.toISOString() } : {}
      const call: Write = { method: 'POST', path: toDivulgacao(vaga), json, refusals }
      const answer = await request.write(call, body => toDivulgadas(body, vaga))
      if (!(answer instanceof UpstreamFailure)) return answer
      return { divulgadas: answer, selecao: await orNow<Selecao>(vaga, Promise.resolve(answer)) }
    },
    cancelarDivulgacao(vaga: string): Promise<Selecao | Error> {
      const call: Write = { method: 'DELETE', path: toDivulgacao(vaga) }
      // Safe: without `refusals` there is no Refusal.
      const written = request.write(call, body => toSelecaoWithin(body, vaga)) as Promise<Selecao | UpstreamFailure>
      return orNow(vaga, written)
    },
    /** Null means that no number is given. `antes`: what the form was opened with. A conflict costs one more call. */
    async definirLugares(vaga: string, lugares: number | null, antes: { lugares: number | null } | null) {
      const json = { vagas: lugares, antes: antes ? { vagas: antes.lugares } : undefined }
      const call: Write = { method: 'PUT', path: toPath(vaga), json, refusals }
      const defined = await orNow<Selecao | Refusal>(
        vaga,
        request.write(call, body => toSelecao(body, vaga)),
      )
      return vagas.orConflito(vaga, defined)
    },
  }
}

export function toPath(vaga: string): string {
  return `/vagas/${vaga}/selecao`
}

function toDivulgacao(vaga: string): string {
  return `${toPath(vaga)}/divulgacao`
}

function toSelecao(body: unknown, vagaCodigo: string): Selecao {
  const row = object(body)
  return {
    vagaCodigo,
    lugares: whole(row, 'vagas'),
    aprovadas: count(row, 'aprovadas'),
    retidas: count(row, 'retidas'),
    divulgacaoEm: instant(row, 'divulgacao_em'),
  }
}

/** From a response that nests it. */
function toSelecaoWithin(body: unknown, vaga: string): Selecao {
  const selecao = nested(object(body), 'selecao', each => toSelecao(each, vaga))
  if (selecao) return selecao
  throw new Misfit('missing', 'selecao')
}

function toHistorico(body: unknown): MudancaDeEtapa[] {
  return rows(body, null, toMudanca)
}

export function toMovimento({ candidaturas, para, palavra }: Pick<Movimento, 'candidaturas' | 'para' | 'palavra'>) {
  return {
    movimentos: candidaturas.map(({ codigo, versao }) => ({ candidatura: Number(codigo), versao })),
    para: para.toLowerCase(),
    palavra: palavra ?? undefined,
  }
}

function toMovimentos({ reter, liberar, ...movimento }: Omit<Movimento, 'idempotencyKey'>) {
  return {
    ...toMovimento(movimento),
    reter,
    // Not every upstream knows it.
    liberar: liberar || undefined,
  }
}

export function toMovidas(body: unknown, vaga: string): Movidas {
  return {
    movidas: rows(body, 'movidas', row => toMovida(row, vaga)),
    recusadas: rows(body, 'recusadas', row => ({
      candidatura: toMovida(row, vaga),
      mensagem: text(object(row), 'detail'),
    })),
    selecao: toSelecaoWithin(body, vaga),
  }
}

export function toDivulgadas(body: unknown, vaga: string): Divulgadas {
  return { divulgadas: rows(body, 'divulgadas', row => toMovida(row, vaga)), selecao: toSelecaoWithin(body, vaga) }
}

/** Moves omit the letter, the date, the candidate and the professor's notes. */
function toMovida(body: unknown, vaga: string): Candidatura {
  const missing = {
    criadaEm: undefined,
    cartaDeMotivacao: undefined,
    avaliacao: undefined,
    respondidaEm: undefined,
    comunicadoHoje: undefined,
    lida: undefined,
    compartilhaHistorico: undefined,
    candidato: undefined,
  }
  return { ...toListed(body, vaga), ...missing }
}

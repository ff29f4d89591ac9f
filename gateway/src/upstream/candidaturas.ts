import { orRead, UpstreamFailure } from './failure.ts'
import type { Refusal } from './failure.ts'
import { toCandidatura, toMinha, toMinhas, toSituacao } from './models/candidatura.ts'
import type { Candidatura, PaginaDeCandidaturas, Situacao } from './models/candidatura.ts'
import { optional } from './transport/extensions.ts'
import type { Extensions } from './transport/extensions.ts'
import type { Request, Write } from './transport/request.ts'
import type { Usuarios } from './usuarios.ts'
import { rows } from './wire/fields.ts'
import type { Window } from './wire/window.ts'

/** The parts of a new application. */
export interface NovaCandidatura {
  carta: string | null
  /** By the REST ids of the questions, with their texts as shown. */
  respostas: { pergunta: string; texto: string; valor: string }[]
  /** As `perguntas.enviarArquivo` returned it. */
  arquivo: string | null
  /** The consent to share the transcript. */
  compartilhar: boolean
}

/** How many of the newest are searched: an upstream may ignore the filter by vaga. */
const most = 100
const newest = { offset: 0, limit: most }

/** A student's calls for candidaturas of their own. */
export function createCandidaturas(request: Request, usuarios: Usuarios, extensions: Extensions) {
  const ownDaVaga = (vaga: string) => findOwn(request, extensions, vaga)
  const change = (vaga: string, call: Write) => changeOwn(request, vaga, call, () => ownDaVaga(vaga))

  /** Null also if it is older than the newest, which are one call for all vagas. */
  const findListada = async (vaga: string): Promise<Candidatura | null> =>
    (await listOwn(request, extensions, newest))?.itens.find(({ vagaCodigo }) => vagaCodigo === vaga) ?? null

  return {
    situacao: (vaga: string) => readSituacao(request, vaga),
    /** The same for one of several vagas: one call for all to which the student has applied. */
    situacaoListada: async (vaga: string): Promise<Situacao> =>
      toSituacaoDe(await findListada(vaga)) ?? readSituacao(request, vaga),
    /** The student's own for one vaga; null without one, or if the upstream cannot list them. */
    ownDaVaga,
    /** The same for one of several vagas: one call for all. */
    ownListada: async (vaga: string): Promise<Candidatura | null> => (await findListada(vaga)) ?? ownDaVaga(vaga),
    /** Whether the upstream can list the student's own. */
    canList: (aluno: string) => canList(usuarios, extensions, aluno),
    /** One window of the student's own, newest first; null if the upstream cannot list them. */
    own: (window: Window) => listOwn(request, extensions, window),
    create(vaga: string, nova: NovaCandidatura, idempotencyKey: string | null) {
      const json = toPayload(nova)
      const call: Write = { method: 'POST', path: toPath(vaga), json, idempotencyKey, refusals: [400, 404, 409, 422] }
      return request.write<Candidatura>(call, body => toCandidatura(body, vaga))
    },
    /** Null once it is cancelled, or why it cannot be. */
    remove: (vaga: string): Promise<Refusal | null> =>
      request.change({ method: 'DELETE', path: toPath(vaga), refusals: [404, 409] }),
    /** The withdrawn candidatura, or why it cannot be withdrawn. */
    retirar(vaga: string, palavra: string | null) {
      const json = palavra === null ? {} : { palavra }
      return change(vaga, { method: 'POST', path: `${toPath(vaga)}/retirada`, json, refusals: [400, 404, 409, 422] })
    },
    /** The candidatura with the new consent, or the refusal. */
    compartilhar: (vaga: string, compartilhar: boolean) =>
      change(vaga, {
        method: 'PUT',
        path: `${toPath(vaga)}/compartilhamento`,
        json: { compartilhar },
        refusals: [404],
      }),
    /** The candidatura with the new answers, or the refusal. */
    responder(vaga: string, { respostas, arquivo }: Pick<NovaCandidatura, 'respostas' | 'arquivo'>) {
      const json = { respostas: respostas.map(toResposta), arquivo: arquivo ?? undefined }
      return change(vaga, { method: 'PUT', path: `${toPath(vaga)}/respostas`, json, refusals: [400, 404, 409, 422] })
    },
  }
}

function toSituacaoDe(candidatura: Candidatura | null): Situacao | null {
  if (!candidatura) return null
  const { etapa, compartilhaHistorico = null, temRespostas } = candidatura
  return { candidatado: true, etapa, compartilhaHistorico, temRespostas }
}

function readSituacao(request: Request, vaga: string): Promise<Situacao> {
  return request.get(`/api/candidaturas/vaga/${vaga}/candidatura-status`, toSituacao)
}

/** If the response cannot be read, reads the current state. */
async function changeOwn(
  request: Request,
  vaga: string,
  call: Write,
  read: () => Promise<Candidatura | null>,
): Promise<Candidatura | Refusal | Error> {
  const send = () => orRead<Candidatura | Refusal>(request.write(call, toMinha), read)
  const now = await send()
  if (!isMissing(now) || !(await readSituacao(request, vaga)).candidatado) return now
  // They applied meanwhile, or the upstream lacks the call. The 404 has changed nothing.
  const again = await send()
  if (isMissing(again)) throw new UpstreamFailure('unsupported', 'no such call for a candidatura')
  return again
}

const isMissing = (now: object) => 'status' in now && now.status === 404

/** Until the list was asked for, the student's own profile tells: an upstream with one extension has them all. */
async function canList(usuarios: Usuarios, extensions: Extensions, aluno: string): Promise<boolean> {
  if (extensions.isKnown('candidaturas')) return !extensions.isMissing('candidaturas')
  return (await usuarios.get(aluno))?.edicaoCompleta ?? true
}

async function listOwn(request: Request, extensions: Extensions, window: Window): Promise<PaginaDeCandidaturas | null> {
  const read = (body: unknown) => toMinhas(body, window)
  const query = { skip: window.offset, limit: window.limit }
  return (await optional(extensions, 'candidaturas', () => request.get('/candidaturas', read, query))) ?? null
}

async function findOwn(request: Request, extensions: Extensions, vaga: string): Promise<Candidatura | null> {
  const read = (body: unknown) => rows(body, 'candidaturas', toMinha)
  const query = { skip: 0, limit: most, vaga }
  const found = await optional(extensions, 'candidaturas', () => request.get('/candidaturas', read, query))
  return found?.find(({ vagaCodigo }) => vagaCodigo === vaga) ?? null
}

/** Omits absent values: not every upstream knows these fields. */
function toPayload({ carta, respostas, arquivo, compartilhar }: NovaCandidatura) {
  return {
    carta_motivacao: carta ?? undefined,
    respostas: respostas.length > 0 ? respostas.map(toResposta) : undefined,
    arquivo: arquivo ?? undefined,
    compartilhar_historico: compartilhar || undefined,
  }
}

function toResposta({ pergunta, ...dada }: NovaCandidatura['respostas'][number]) {
  return { ...dada, pergunta: Number(pergunta) }
}

function toPath(vaga: string): string {
  return `/candidaturas/vaga/${vaga}`
}

import { orRead, UpstreamFailure } from '../failure.ts'
import type { Refusal } from '../failure.ts'
import { toPedido, toPedidoPayload } from '../models/pedido.ts'
import type { NovoPedido, PedidoDaVaga } from '../models/pedido.ts'
import { optional } from '../transport/extensions.ts'
import type { Extensions } from '../transport/extensions.ts'
import { toForm } from '../transport/request.ts'
import type { Request, Write } from '../transport/request.ts'
import type { createVagas } from '../vagas.ts'
import { allRows, count, id, list, nested, object, optionalId, requiredInstant, requiredText } from '../wire/fields.ts'

/** One answer. */
export interface Resposta {
  vagaCodigo: string
  /** Null once the question is deleted, and if the upstream does not return it. */
  perguntaCodigo: string | null
  /** The question as it was asked. */
  pergunta: string
  valor: string
  ehLink: boolean
}

/** The answers of one candidatura. */
export interface RespostasDaCandidatura {
  candidatura: string
  vaga: string
  /** With the questions as they were asked. */
  respostas: Resposta[]
  arquivo: { tamanho: number; enviadoEm: Date } | null
}

/** An uploaded file, which the application refers to. */
export interface Enviado {
  arquivo: string
  tamanho: number
}

const refusals = [400, 409, 422]

export function createPerguntas(request: Request, extensions: Extensions, vagas: ReturnType<typeof createVagas>) {
  const read = async (path: string): Promise<RespostasDaCandidatura | null> =>
    (await optional(extensions, 'perguntas', () => request.get(path, toRespostas), untold).catch(toNull)) ?? null

  /** Null if the upstream has no questions. */
  const pedido = async (vaga: string): Promise<PedidoDaVaga | null> => (await vagas.get(vaga))?.pedido ?? null

  return {
    pedido,
    /** `antes`: what the form was opened with. A conflict costs one more call. */
    async definir(vaga: string, novo: NovoPedido, antes: NovoPedido | null) {
      const json = { ...toPedidoPayload(novo), antes: antes ? toPedidoPayload(antes) : undefined }
      const call: Write = { method: 'PUT', path: `/vagas/${vaga}/perguntas`, json, refusals }
      const defined = await orRead<PedidoDaVaga | Refusal>(
        request.write(call, body => toPedido(object(body), vaga)),
        () => pedido(vaga),
      )
      return vagas.orConflito(vaga, defined)
    },
    /** The answers of one candidatura to an own vaga; null if the upstream has none. */
    daCandidatura: (codigo: string) => read(`/candidaturas/${codigo}/respostas`),
    /** The student's own answers; null without any, and if the upstream has none. */
    minhas: (vaga: string) => read(`/candidaturas/vaga/${vaga}/respostas`),
    /** All answers to an own vaga, oldest candidatura first; null if the upstream has none. */
    async daVaga(vaga: string): Promise<RespostasDaCandidatura[] | null> {
      const call = () => request.all(`/vagas/${vaga}/respostas`, body => allRows(body, toRespostas))
      const isThere = async () => (await vagas.get(vaga)) !== null
      return (await optional(extensions, 'perguntas', call, isThere)) ?? null
    },
    async sendArquivo(vaga: string, pdf: File): Promise<Enviado | Refusal | UpstreamFailure> {
      const path = `/candidaturas/vaga/${vaga}/arquivo`
      const form = await toForm(pdf)
      return request.write({ method: 'POST', path, form, refusals: [...refusals, 413, 415] }, toEnviado)
    },
  }
}

/** A 404 may be that of the candidatura, or that of an upstream without the call. */
const untold = async () => false

function toNull(error: unknown): null {
  if (error instanceof UpstreamFailure && error.kind === 'not-found') return null
  throw error
}

function toRespostas(body: unknown): RespostasDaCandidatura {
  const row = object(body)
  const vaga = id(row, 'vaga')
  return {
    candidatura: id(row, 'candidatura'),
    vaga,
    respostas: list(row, 'respostas', resposta => toResposta(resposta, vaga)),
    arquivo: nested(row, 'arquivo', toArquivo),
  }
}

function toResposta(body: unknown, vagaCodigo: string): Resposta {
  const row = object(body)
  const valor = requiredText(row, 'valor')
  return {
    vagaCodigo,
    perguntaCodigo: optionalId(row, 'pergunta'),
    pergunta: requiredText(row, 'texto'),
    valor,
    ehLink: row['tipo'] === 'link' && /^https?:/i.test(valor),
  }
}

function toArquivo(body: unknown): NonNullable<RespostasDaCandidatura['arquivo']> {
  const row = object(body)
  return { tamanho: count(row, 'tamanho'), enviadoEm: requiredInstant(row, 'criado_em') }
}

function toEnviado(body: unknown): Enviado {
  const row = object(body)
  return { arquivo: requiredText(row, 'id'), tamanho: count(row, 'tamanho') }
}

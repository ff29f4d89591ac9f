import type { Recebidas } from './recebidas.ts'
import { orRead, UpstreamFailure } from '../failure.ts'
import type { Refusal } from '../failure.ts'
import { toAnotacao, toAvaliacao } from '../models/avaliacao.ts'
import type { Anotacao, Avaliacao } from '../models/avaliacao.ts'
import { optional } from '../transport/extensions.ts'
import type { Extensions } from '../transport/extensions.ts'
import type { Request, Write } from '../transport/request.ts'
import { id, object, rows, text } from '../wire/fields.ts'

/** A candidatura that was not rated, with the API's sentence. */
export interface NaoAvaliada {
  vaga: string
  candidatura: string
  mensagem: string | null
}

/** The result of rating several. If its response cannot be read, both are the failure. */
export interface Avaliadas {
  avaliadas: Avaliacao[] | Error
  recusadas: NaoAvaliada[] | Error
}

/** Null keeps the ratings, or adds no label. */
export interface AvaliacaoDeVarias {
  candidaturas: string[]
  nota: number | null
  etiqueta: string | null
}

const refusals = [400, 409, 422]

export function createAvaliacoes(request: Request, extensions: Extensions, recebidas: Recebidas) {
  const get = (codigo: string): Promise<Avaliacao> =>
    request.get(toPath(codigo, 'avaliacao'), body => toAvaliacao(body, codigo))

  return {
    get,
    avaliar(codigo: string, json: Pick<Avaliacao, 'nota' | 'etiquetas'>): Promise<Avaliacao | Refusal | Error> {
      const call: Write = { method: 'PUT', path: toPath(codigo, 'avaliacao'), json, refusals }
      const written = request.write(call, body => toAvaliacao(body, codigo))
      return orRead<Avaliacao | Refusal>(written, () => get(codigo))
    },
    avaliarVarias: (vaga: string, avaliacao: AvaliacaoDeVarias) => avaliarVarias(request, vaga, avaliacao),
    /** Oldest first; null if the upstream has no notes. `vaga` is the candidatura's vaga, null if unknown. */
    async anotacoes(codigo: string, vaga: string | null): Promise<Anotacao[] | null> {
      const read = (body: unknown) => rows(body, null, row => toAnotacao(row, codigo))
      const call = () => request.get(toPath(codigo, 'anotacoes'), read)
      const isThere = async () => vaga !== null && (await recebidas.oneDaVaga(vaga, codigo)) !== null
      return (await optional(extensions, 'avaliacoes', call, isThere)) ?? null
    },
    anotar(
      codigo: string,
      texto: string,
      idempotencyKey: string | null,
    ): Promise<Anotacao | Refusal | UpstreamFailure> {
      const call: Write = {
        method: 'POST',
        path: toPath(codigo, 'anotacoes'),
        json: { texto },
        idempotencyKey,
        refusals,
      }
      return request.write(call, body => toAnotacao(body, codigo))
    },
    async excluirAnotacao(codigo: string, anotacao: string): Promise<void> {
      await request.change({ method: 'DELETE', path: `${toPath(codigo, 'anotacoes')}/${anotacao}` })
    },
  }
}

async function avaliarVarias(
  request: Request,
  vaga: string,
  { candidaturas, nota, etiqueta }: AvaliacaoDeVarias,
): Promise<Avaliadas | Refusal> {
  const json = { candidaturas: candidaturas.map(Number), nota, etiqueta }
  const call: Write = { method: 'PUT', path: `/vagas/${vaga}/avaliacoes`, json, refusals }
  const answer = await request.write<Avaliadas>(call, body => toAvaliadas(body, vaga))
  return answer instanceof UpstreamFailure ? { avaliadas: answer, recusadas: answer } : answer
}

function toPath(codigo: string, what: 'avaliacao' | 'anotacoes'): string {
  return `/candidaturas/${codigo}/${what}`
}

function toAvaliadas(body: unknown, vaga: string): Avaliadas {
  return {
    avaliadas: rows(body, 'avaliadas', row => toAvaliacao(row, id(object(row), 'candidatura'))),
    recusadas: rows(body, 'recusadas', row => ({
      vaga,
      candidatura: id(object(row), 'candidatura'),
      mensagem: text(object(row), 'detail'),
    })),
  }
}

import { toAnotacao, toAvaliacao } from './avaliacao.ts'
import type { Anotacao, Avaliacao } from './avaliacao.ts'
import type { Refusal } from './body.ts'
import type { Candidaturas } from './candidaturas.ts'
import { optional } from './extensions.ts'
import type { Extensions } from './extensions.ts'
import { orRead } from './failure.ts'
import type { UpstreamFailure } from './failure.ts'
import type { Request, Write } from './request.ts'
import { rows } from './wire.ts'

const refusals = [400, 409, 422]

export function createAvaliacoes(request: Request, extensions: Extensions, candidaturas: Candidaturas) {
  const get = (codigo: string): Promise<Avaliacao> =>
    request.get(toPath(codigo, 'avaliacao'), body => toAvaliacao(body, codigo))

  return {
    get,
    avaliar(codigo: string, json: Pick<Avaliacao, 'nota' | 'etiquetas'>): Promise<Avaliacao | Refusal | Error> {
      const call: Write = { method: 'PUT', path: toPath(codigo, 'avaliacao'), json, refusals }
      const written = request.write(call, body => toAvaliacao(body, codigo))
      return orRead<Avaliacao | Refusal>(written, () => get(codigo))
    },
    /** Oldest first; null where the upstream has no notes. `vaga` is that of the candidatura, null where it is not known. */
    async anotacoes(codigo: string, vaga: string | null): Promise<Anotacao[] | null> {
      const read = (body: unknown) => rows(body, null, row => toAnotacao(row, codigo))
      const call = () => request.get(toPath(codigo, 'anotacoes'), read)
      const isThere = async () => vaga !== null && (await candidaturas.oneDaVaga(vaga, codigo)) !== null
      return (await optional(extensions, 'avaliacoes', call, isThere)) ?? null
    },
    anotar(codigo: string, texto: string, chave: string | null): Promise<Anotacao | Refusal | UpstreamFailure> {
      const call: Write = { method: 'POST', path: toPath(codigo, 'anotacoes'), json: { texto }, key: chave, refusals }
      return request.write(call, body => toAnotacao(body, codigo))
    },
    async excluirAnotacao(codigo: string, anotacao: string): Promise<void> {
      await request.change({ method: 'DELETE', path: `${toPath(codigo, 'anotacoes')}/${anotacao}` })
    },
  }
}

function toPath(codigo: string, what: 'avaliacao' | 'anotacoes'): string {
  return `/candidaturas/${codigo}/${what}`
}

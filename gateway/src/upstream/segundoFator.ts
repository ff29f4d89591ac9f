import type { Refusal } from './failure.ts'
import { UpstreamFailure } from './failure.ts'
import { toOpcoes, toProva } from './sessao.ts'
import type { Prova } from './sessao.ts'
import { optional } from './transport/extensions.ts'
import type { Extensions } from './transport/extensions.ts'
import type { Request, Write } from './transport/request.ts'
import type { Read } from './wire/fields.ts'
import { array, count, flag, instant, nested, object, requiredInstant, requiredText, rows } from './wire/fields.ts'

export interface SegundoFator {
  exigido: boolean
  aplicativo: { criadoEm: Date; usadoEm: Date | null } | null
  chaves: { codigo: string; nome: string; criadaEm: Date; usadaEm: Date | null }[]
  codigos: number
}

/** A challenge of a session. The secret and the address are those of a new app, the options those of a passkey, as JSON. */
export interface DesafioDeFator {
  desafio: string
  segredo: string | null
  endereco: string | null
  chave: string | null
}

const path = '/usuarios/me/segundo-fator'

export function createSegundoFator(request: Request, extensions: Extensions) {
  /** The answers of these hold what is not returned again: one that cannot be read is a failure. */
  const write = async <T extends object>(call: string, json: object, read: Read<T>) => {
    const made: Write = { method: 'POST', path: `${path}/${call}`, json, refusals: [400, 409, 422] }
    const answer = await request.write(made, read)
    if (answer instanceof UpstreamFailure) throw answer
    return answer
  }
  return {
    /** Null if the upstream has no second factors. */
    async read(): Promise<SegundoFator | null> {
      return (await optional(extensions, 'segundo-fator', () => request.get(path, toSegundoFator))) ?? null
    },
    abrir: (para: 'aplicativo' | 'chave' | 'confirmacao', senha: string): Promise<DesafioDeFator | Refusal> =>
      write('desafios', { para, senha }, toDesafio),
    /** The recovery codes of a first factor; null with a later one. */
    adicionar: (prova: Prova & { nome?: string | null | undefined }): Promise<{ codigos: string[] | null } | Refusal> =>
      write('fatores', { ...toProva(prova), nome: prova.nome ?? undefined }, toCodigos),
    /** Null once it is removed. */
    remover: (fator: string | null, prova: Prova): Promise<Refusal | null> =>
      request.change({
        method: 'POST',
        path: `${path}/remocao`,
        json: { ...toProva(prova), fator: fator ?? 'aplicativo' },
        refusals: [400, 404, 409, 422],
      }),
    renovar: (prova: Prova): Promise<{ codigos: string[] | null } | Refusal> =>
      write('codigos', toProva(prova), toCodigos),
  }
}

function toSegundoFator(body: unknown): SegundoFator {
  const row = object(body)
  return {
    exigido: flag(row, 'exigido') ?? false,
    aplicativo: nested(row, 'aplicativo', toAplicativo),
    chaves: rows(body, 'chaves', toChave),
    codigos: count(row, 'codigos'),
  }
}

function toAplicativo(body: unknown) {
  const row = object(body)
  return { criadoEm: requiredInstant(row, 'criado_em'), usadoEm: instant(row, 'usado_em') }
}

function toChave(body: unknown) {
  const row = object(body)
  return {
    codigo: requiredText(row, 'id'),
    nome: requiredText(row, 'nome'),
    criadaEm: requiredInstant(row, 'criada_em'),
    usadaEm: instant(row, 'usada_em'),
  }
}

function toDesafio(body: unknown): DesafioDeFator {
  const row = object(body)
  const aplicativo = nested(row, 'aplicativo', novo => ({
    segredo: requiredText(object(novo), 'segredo'),
    endereco: requiredText(object(novo), 'endereco'),
  }))
  return {
    desafio: requiredText(row, 'desafio'),
    segredo: aplicativo?.segredo ?? null,
    endereco: aplicativo?.endereco ?? null,
    chave: toOpcoes(row),
  }
}

function toCodigos(body: unknown): { codigos: string[] | null } {
  return { codigos: object(body)['codigos'] ? array(body, 'codigos').map(String) : null }
}

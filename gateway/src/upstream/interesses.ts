import type { Refusal } from './body.ts'
import { orRead } from './failure.ts'
import type { Request, Write } from './request.ts'
import type { Shared } from './shared.ts'
import { id, isRow, list, nested, object, optionalId, requiredText, text } from './wire.ts'

export interface Interesse {
  /** Null where the upstream names an interest without its id. */
  codigo: string | null
  nome: string
}

export interface CategoriaDeInteresse {
  nome: string
  interesses: Interesse[]
}

/** `anonymous` carries no token: what it reads is kept for everybody. */
export function createInteresses(request: Request, anonymous: () => Request, kept: Shared<CategoriaDeInteresse[]>) {
  return {
    /** All interests by category, in the upstream's order; at most a minute old. */
    categorias: () => kept.get(() => anonymous().get('/interesses/', toCategorias)),
    /** The new interest, or the existing one of that name. */
    create(nome: string): Promise<Interesse | Refusal | Error> {
      const call: Write = { method: 'POST', path: '/interesses', json: { nome }, refusals: [400, 409, 422] }
      const write = request.write(call, body => toNovo(body, nome)).finally(() => kept.forget())
      return orRead(write, async () => {
        const categorias = await this.categorias()
        return categorias.flatMap(({ interesses }) => interesses).find(interesse => interesse.nome === nome)
      })
    },
    /** The whole new list of a person, by names; null, or why it was refused. */
    replace: (usuario: string, nomes: string[]): Promise<Refusal | null> =>
      request.change({ method: 'PUT', path: `/interesses/usuario/${usuario}`, json: nomes, refusals: [400, 422] }),
  }
}

/** `{id, nome}`, the same within `interesse`, or a bare name. */
export function toInteresse(body: unknown): Interesse {
  if (typeof body === 'string') return { codigo: null, nome: body }
  const row = object(body)
  const inner = isRow(row['interesse']) ? nested(row, 'interesse', toNomeado) : null
  return inner ?? toNomeado(row)
}

function toNomeado(body: unknown): Interesse {
  const row = object(body)
  return { codigo: optionalId(row, 'id'), nome: requiredText(row, 'nome') }
}

function toCategorias(body: unknown): CategoriaDeInteresse[] {
  const grouped = object(body)
  return Object.keys(grouped).map(nome => ({ nome, interesses: list(grouped, nome, toInteresse) }))
}

function toNovo(body: unknown, nome: string): Interesse {
  const row = object(body)
  return { codigo: id(row, 'id'), nome: text(row, 'nome') ?? nome }
}

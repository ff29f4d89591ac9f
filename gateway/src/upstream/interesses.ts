import { orRead } from './failure.ts'
import type { Refusal } from './failure.ts'
import { toInteresse } from './models/interesse.ts'
import type { Interesse } from './models/interesse.ts'
import type { Request, Write } from './transport/request.ts'
import type { Shared } from './transport/shared.ts'
import { id, list, object, text } from './wire/fields.ts'

export interface CategoriaDeInteresse {
  nome: string
  interesses: Interesse[]
}

/** `anonymous` carries no token: its responses are shared by everybody. */
export function createInteresses(request: Request, anonymous: () => Request, kept: Shared<CategoriaDeInteresse[]>) {
  return {
    /** All interests by category, in the upstream's order, cached for a minute. */
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
    /** Replaces a person's whole list, by names. Null, or the refusal. */
    replace: (usuario: string, nomes: string[]): Promise<Refusal | null> =>
      request.change({ method: 'PUT', path: `/interesses/usuario/${usuario}`, json: nomes, refusals: [400, 422] }),
  }
}

function toCategorias(body: unknown): CategoriaDeInteresse[] {
  const grouped = object(body)
  return Object.keys(grouped).map(nome => ({ nome, interesses: list(grouped, nome, toInteresse) }))
}

function toNovo(body: unknown, nome: string): Interesse {
  const row = object(body)
  return { codigo: id(row, 'id'), nome: text(row, 'nome') ?? nome }
}

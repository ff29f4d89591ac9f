import * as z from 'zod'
import type { Refusal } from './body.ts'
import type { Request, Write } from './request.ts'
import type { Shared } from './shared.ts'
import { id, list, optionalId, text } from './wire.ts'

export interface Interesse {
  /** Null where the upstream names an interest without its id. */
  codigo: string | null
  nome: string
}

export interface CategoriaDeInteresse {
  nome: string
  interesses: Interesse[]
}

const interesse = z.object({ id: optionalId, nome: z.string() }).transform(toInteresse)

/** An interest as `{id, nome}`, as `{interesse: {id, nome}}`, or as its bare name. */
export const wireInteresse = z.union([
  z.string().transform((nome): Interesse => ({ codigo: null, nome })),
  z.object({ interesse }).transform(row => row.interesse),
  interesse,
])

const wireCategorias = z
  .record(z.string(), list(wireInteresse))
  .transform(grouped =>
    Object.entries(grouped).map(([nome, interesses]): CategoriaDeInteresse => ({ nome, interesses })),
  )

const wireNovo = z.object({ id, nome: text })

/** `anonymous` carries no token: what it reads is kept for everybody. */
export function createInteresses(request: Request, anonymous: () => Request, kept: Shared<CategoriaDeInteresse[]>) {
  return {
    /** All interests by category, in the upstream's order; at most a minute old. */
    categorias: () => kept.get(() => anonymous().get('/interesses/', wireCategorias)),
    /** The new interest, or the one that stands under its name. */
    async create(nome: string): Promise<Interesse | Refusal> {
      const call: Write = { method: 'POST', path: '/interesses', json: { nome }, refusals: [400, 409, 422] }
      const made = await request.write(call, wireNovo)
      kept.forget()
      return 'refused' in made ? made : { codigo: made.id, nome: made.nome ?? nome }
    },
    /** The whole new list of a person, by names; null, or why it was refused. */
    replace: (usuario: string, nomes: string[]): Promise<Refusal | null> =>
      request.change({ method: 'PUT', path: `/interesses/usuario/${usuario}`, json: nomes, refusals: [400, 422] }),
  }
}

function toInteresse({ id, nome }: { id: string | null; nome: string }): Interesse {
  return { codigo: id, nome }
}

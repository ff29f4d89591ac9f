import * as z from 'zod'
import type { Refusal } from './body.ts'
import type { Request } from './request.ts'
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

export type Interesses = ReturnType<typeof createInteresses>

/** `anonymous` carries no token: what it reads is kept for everybody. */
export function createInteresses(request: Request, anonymous: () => Request, kept: Shared<CategoriaDeInteresse[]>) {
  return {
    /** All interests by category, in the upstream's order; at most a minute old. */
    categorias: () => kept.get(() => anonymous().get('/interesses/', wireCategorias)),
    /** The new interest, or the one that stands under its name. */
    async create(nome: string): Promise<Interesse | Refusal> {
      const call = {
        method: 'POST',
        path: '/interesses',
        json: { nome },
        answer: wireNovo,
        refusals: [400, 409, 422],
      } as const
      const answer = await request.write({ ...call, refusals: [...call.refusals] })
      kept.forget()
      return answer.ok ? { codigo: answer.data.id, nome: answer.data.nome ?? nome } : answer.refusal
    },
    /** The whole new list of a person, by names; null, or why it was refused. */
    async replace(usuario: string, nomes: string[]): Promise<Refusal | null> {
      const answer = await request.write({
        method: 'PUT',
        path: `/interesses/usuario/${usuario}`,
        json: nomes,
        refusals: [400, 422],
      })
      return answer.ok ? null : answer.refusal
    },
  }
}

function toInteresse({ id, nome }: { id: string | null; nome: string }): Interesse {
  return { codigo: id, nome }
}

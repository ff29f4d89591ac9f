import * as z from 'zod'
import type { Request } from './request.ts'
import type { Shared } from './shared.ts'
import { id, text } from './wire.ts'

export interface Departamento {
  codigo: string
  nome: string
}

/** `{id, name}`; some upstreams say `nome`. */
export const wireDepartamento = z
  .object({ id, name: text, nome: text })
  .transform(({ id, name, nome }): Departamento => ({ codigo: id, nome: name ?? nome ?? '' }))

export function createDepartamentos(anonymous: () => Request, kept: Shared<Departamento[]>) {
  return {
    /** All departments, in the upstream's order; at most a minute old. */
    list: () => kept.get(() => anonymous().get('/departamentos/', z.array(wireDepartamento))),
  }
}

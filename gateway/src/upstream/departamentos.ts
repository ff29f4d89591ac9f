import type { Request } from './request.ts'
import type { Shared } from './shared.ts'
import { id, object, rows, text } from './wire.ts'

export interface Departamento {
  codigo: string
  nome: string
}

export function createDepartamentos(anonymous: () => Request, kept: Shared<Departamento[]>) {
  return {
    /** All departments, in the upstream's order; at most a minute old. */
    list: () => kept.get(() => anonymous().get('/departamentos/', toDepartamentos)),
  }
}

function toDepartamentos(body: unknown): Departamento[] {
  return rows(body, null, toDepartamento)
}

/** `{id, name}`; some upstreams write `nome`. */
export function toDepartamento(body: unknown): Departamento {
  const row = object(body)
  return { codigo: id(row, 'id'), nome: text(row, 'name') ?? text(row, 'nome') ?? '' }
}

import { toDepartamento } from './models/departamento.ts'
import type { Departamento } from './models/departamento.ts'
import type { Request } from './transport/request.ts'
import type { Shared } from './transport/shared.ts'
import { rows } from './wire/fields.ts'

export function createDepartamentos(anonymous: () => Request, kept: Shared<Departamento[]>) {
  return {
    /** All departments, in the upstream's order, cached for a minute. */
    list: () => kept.get(() => anonymous().get('/departamentos/', toDepartamentos)),
  }
}

function toDepartamentos(body: unknown): Departamento[] {
  return rows(body, null, toDepartamento)
}

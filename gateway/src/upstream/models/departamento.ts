import { id, object, text } from '../wire/fields.ts'

export interface Departamento {
  codigo: string
  nome: string
}

/** `{id, name}`; some upstreams write `nome`. */
export function toDepartamento(body: unknown): Departamento {
  const row = object(body)
  return { codigo: id(row, 'id'), nome: text(row, 'name') ?? text(row, 'nome') ?? '' }
}

import { isRow, nested, object, optionalId, requiredText } from '../wire/fields.ts'

export interface Interesse {
  /** Null if the upstream names an interest without its id. */
  codigo: string | null
  nome: string
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

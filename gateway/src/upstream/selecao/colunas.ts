import type { Refusal } from '../failure.ts'
import { optional } from '../transport/extensions.ts'
import type { Extensions } from '../transport/extensions.ts'
import type { Request } from '../transport/request.ts'
import { object, plainText, rows } from '../wire/fields.ts'

const path = '/usuarios/me/colunas'

/** The columns that a professor picked for the table of candidates. */
export function createColunas(request: Request, extensions: Extensions) {
  return {
    /** Null if they never did, and if the upstream keeps none. */
    async list(): Promise<string[] | null> {
      return (await optional(extensions, 'colunas', () => request.get(path, toColunas))) ?? null
    },
    escolher(colunas: readonly string[]): Promise<Refusal | null> {
      return request.change({ method: 'PUT', path, json: { colunas }, refusals: [422] })
    },
  }
}

function toColunas(body: unknown): string[] | null {
  return object(body)['colunas'] === null ? null : rows(body, 'colunas', plainText)
}

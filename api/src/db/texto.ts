import { z } from 'zod'

/** Text that PostgreSQL can hold: it knows no NUL. */
export const texto = (max: number) =>
  z
    .string()
    .max(max)
    .refine(value => !value.includes('\0'), 'O texto tem um caractere que não pode ser gravado.')

/** An id in a path or a query. */
export const codigo = z.coerce.number<string>().int().min(1).max(2_147_483_647)

/** The header that makes a repeated write harmless. */
export const idempotencyHeaders = z.object({
  'idempotency-key': texto(200).min(1).optional().describe('The same key and body again answers what the first did'),
})

/** The window of a list call. */
export const windowQuery = {
  skip: z.coerce.number().int().min(0).max(1_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(20),
}

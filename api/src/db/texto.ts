import { z } from 'zod'

/** Text that PostgreSQL can hold: it knows no NUL. */
export const texto = (max: number) =>
  z
    .string()
    .max(max)
    .refine(value => !value.includes('\0'), 'O texto tem um caractere que não pode ser gravado.')

/**
 * Controls, among them those that turn the direction of writing, and characters without a shape: with them a name looks
 * like another one's.
 */
const invisible = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Emoji join and colour their parts by such characters. */
const emoji =
  /\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?)*/gu

/** A name or a title: one line that shows all of what it holds, so that nobody passes for another. */
export const titulo = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine(
      value => !invisible.test(value.replace(emoji, '')),
      'Há um caractere invisível neste texto. Apague-o e digite de novo, sem colar.',
    )

/** The secret of a browser that registers, long enough that nobody guesses it. */
export const prova = z.string().min(22).max(200).optional()

/**
 * What somebody writes with a change of stage; blank is none. It is written as JSON, in which PostgreSQL takes no half of a
 * character: that becomes the sign for one, as it does in every other text.
 */
export const palavra = texto(1000)
  .nullish()
  .transform(
    value =>
      Buffer.from(value ?? '')
        .toString()
        .trim() || null,
  )

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

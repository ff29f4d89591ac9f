import { z } from 'zod'
import { hasBidiControls } from './bidi.ts'
import { blankIsNull, countCharacters } from './caracteres.ts'

const longest = (max: number) => `São no máximo ${max} caracteres.`

const invisivel = 'Há um caractere invisível neste texto. Apague-o e digite de novo, sem colar.'

/** Zod's own limit counts UTF-16 units. The metadata is for the OpenAPI document. */
const atMost = (max: number, schema = z.string()) =>
  schema.refine(value => countCharacters(value) <= max, longest(max)).meta({ maxLength: max })

/** Words of a search: text that PostgreSQL accepts, without NUL. */
export const palavras = (max: number) =>
  atMost(max).refine(value => !value.includes('\0'), 'O texto tem um caractere que não pode ser gravado.')

/** Free text that other people read. */
export const texto = (max: number) => palavras(max).refine(value => !hasBidiControls(value), invisivel)

/**
 * Control characters, such as those that change the direction of writing, and invisible characters: with them a name
 * looks like another one's.
 */
const invisible = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Emoji use some of these characters to join and colour their parts. */
const emoji =
  /\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?)*/gu

/** Marks that cover the lines above and below. A letter of any language has fewer. */
const stacked = /\p{M}{5}/u

/** A name or a title: one line without invisible characters, so that nobody can imitate another name. */
export const titulo = (max: number) =>
  atMost(max, z.string().trim())
    .refine(value => !invisible.test(value.replace(emoji, '')), invisivel)
    .refine(value => !stacked.test(value), 'Há acentos demais sobre uma letra neste texto. Apague-os.')

/** A spreadsheet would run it as a formula: lists of people are exported. */
const formula = /^[=+\-@]/

/** The name of a person or an interest: a title with at least one letter or digit. */
export const nome = (max: number) =>
  titulo(max)
    .min(1, 'O nome é obrigatório.')
    .refine(value => value === '' || /[\p{L}\p{N}]/u.test(value), 'Escreva um nome com letras.')
    .refine(value => !formula.test(value), 'Um nome não começa com um sinal.')

/** The secret of a browser that registers, too long to be guessed. */
export const prova = z.string().min(22).max(200).optional()

/**
 * The message of a change of stage; blank is null. PostgreSQL refuses lone surrogates in JSON, so they are replaced, as
 * in every other text.
 */
export const palavra = texto(1000)
  .nullish()
  .transform(value => blankIsNull(Buffer.from(value ?? '').toString()))

/** An id in a path or a query. */
export const codigo = z.coerce.number<string>().int().min(1).max(2_147_483_647)

/** The header for retries of a write. */
export const idempotencyHeaders = z.object({
  'idempotency-key': texto(200)
    .min(1)
    .optional()
    .describe('A retry with the same key and body returns the first response'),
})

/** The window of a list. */
export const windowQuery = {
  skip: z.coerce.number().int().min(0).max(1_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(20),
}

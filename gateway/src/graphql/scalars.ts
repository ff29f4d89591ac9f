import { GraphQLScalarType } from 'graphql'
import { remember } from '../remember.ts'
import { toError } from './failure.ts'

// The properties of a scalar replace the contract's, so its description and specification URL are in both.
const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description: 'An instant, ISO 8601 with an offset, such as `2026-03-09T17:00:00.000Z`.',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time.html',
  serialize: value => {
    if (value instanceof Date) return toIso(value.getTime())
    throw new TypeError('DateTime is written from a Date')
  },
  parseValue: value => {
    const date = new Date(typeof value === 'string' ? value : Number.NaN)
    if (Number.isNaN(date.getTime())) throw toError('BAD_USER_INPUT', 'Data e hora inválidas.')
    return date
  },
})

/** Cached: formatting takes longer than all other work for a row. Throws RangeError for an invalid date. */
const toIso = remember(10_000, (milliseconds: number) => new Date(milliseconds).toISOString())

const Day = new GraphQLScalarType<string, string>({
  name: 'Date',
  description: 'A calendar day without a time, such as `2026-12-31`.',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/local-date.html',
  serialize: value => String(value),
  parseValue: value => {
    if (typeof value === 'string' && isDay(value)) return value
    throw toError('BAD_USER_INPUT', 'Data inválida.')
  },
})

const Upload = new GraphQLScalarType<Blob, never>({
  name: 'Upload',
  description: 'A file of a multipart request (GraphQL multipart request specification).',
  specifiedByURL: 'https://github.com/jaydenseric/graphql-multipart-request-spec',
  serialize: () => {
    throw new TypeError('Upload is never written')
  },
  parseValue: value => {
    if (isFile(value)) return value
    throw toError('BAD_USER_INPUT', 'Falta o arquivo.')
  },
  parseLiteral: () => {
    throw toError('BAD_USER_INPUT', 'O arquivo vem como variável.')
  },
})

export const scalars = { DateTime, Date: Day, Upload }

function isDay(written: string): boolean {
  const date = new Date(`${written}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(written) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written)
}

/** Not instanceof: the multipart parser's File is of another realm. */
function isFile(value: unknown): value is Blob {
  return typeof value === 'object' && value !== null && 'arrayBuffer' in value && 'size' in value
}

import { STATUS_CODES } from 'node:http'
import { isRow, number, requiredText, text, tryRead } from '../wire/fields.ts'
import type { Row } from '../wire/fields.ts'

/*
 * The sentences of an upstream's refusals as a person may read them. Validators (pydantic 2 and 1, AJV) write theirs in
 * English, in words of the wire: they become a sentence of ours, by the kind of the problem.
 */

const longest = 500

/** The `detail` that frameworks write by default: the English phrase of a status, such as 'Not Found'. */
const phrases = new Set([...Object.values(STATUS_CODES), 'Not authenticated'].map(phrase => phrase?.toLowerCase()))

const englishWord =
  /\b(the|this|that|it|you|your|is|are|was|were|be|been|does|must|should|not|cannot|have|has|at|to|with|than|of|and|or|already|too|again|please|required|permitted|allowed|expected|missing|unexpected|valid|invalid|wrong|weak|failed|error|unable|input|field|value|user|account|password|exists|found)\b/i
/** Letters and words that no English sentence has. A Portuguese one may quote English words. */
const portugueseWord =
  /[áâãàçéêíóôõú]|\b(o|os|as|um|uma|e|de|da|das|dos|em|na|nas|nos|para|por|com|sem|que|se|seu|sua|este|esta|ou|mais)\b/i

/** Null without a sentence for a person, as one in English is not. */
export function toSentence(written: string): string | null {
  // What pydantic puts before the sentence of an application.
  const sentence = written.trim().replace(/^(value error|assertion failed), /i, '')
  if (phrases.has(sentence.replace(/\.$/, '').toLowerCase()) || isEnglish(sentence)) return null
  return sentence.slice(0, longest) || null
}

const isEnglish = (sentence: string) => englishWord.test(sentence) && !portugueseWord.test(sentence)

const generic = 'Este valor não é aceito.'
const format = 'O formato deste valor não é aceito.'

/** By the kinds of pydantic 2, of pydantic 1 and of AJV. `limit` is the number of the rule, null if it is not told. */
const kinds: [kinds: string[], toText: (limit: number | null) => string][] = [
  [['missing', 'value_error.missing', 'required'], () => 'Preencha este campo.'],
  [['string_pattern_mismatch', 'value_error.str.regex', 'pattern'], () => format],
  [
    ['string_too_short', 'value_error.any_str.min_length', 'minLength'],
    limit => (limit === null ? 'Este texto é curto demais.' : `Escreva pelo menos ${count(limit, 'caractere')}.`),
  ],
  [
    ['string_too_long', 'value_error.any_str.max_length', 'maxLength'],
    limit => (limit === null ? 'Este texto é longo demais.' : `Escreva no máximo ${count(limit, 'caractere')}.`),
  ],
  [
    ['greater_than_equal', 'value_error.number.not_ge', 'minimum'],
    limit => (limit === null ? generic : `O mínimo é ${toNumber(limit)}.`),
  ],
  [
    ['less_than_equal', 'value_error.number.not_le', 'maximum'],
    limit => (limit === null ? generic : `O máximo é ${toNumber(limit)}.`),
  ],
]

const count = (many: number, noun: string) => `${toNumber(many)} ${many === 1 ? noun : `${noun}s`}`
const toNumber = (value: number) => value.toLocaleString('pt-BR')

/** The sentence of one problem of a 422. Its `msg` is the pattern, if the text does not match one. */
export function toProblem(row: Row): string {
  const type = text(row, 'type') ?? ''
  const own = type.includes('pattern') || type.includes('regex') ? null : toSentence(requiredText(row, 'msg'))
  if (own !== null) return own
  const known = kinds.find(([names]) => names.includes(type))
  return known ? known[1](readLimit(row)) : generic
}

const limitNames = ['min_length', 'max_length', 'ge', 'le', 'limit_value', 'limit']

/** In pydantic's `ctx`, or AJV's `params`. */
function readLimit(row: Row): number | null {
  const given = row['ctx'] ?? row['params']
  if (!isRow(given)) return null
  const name = limitNames.find(each => given[each] !== undefined)
  return name === undefined ? null : tryRead(given, () => number(given, name))
}

import { constants, inflateSync } from 'node:zlib'

/*
 * What a PDF may not carry: anything that runs, opens something else, or hides something else in it. Every object is read as
 * a viewer reads it, wherever in the file it begins, because a viewer is led to it by an offset.
 */

/** Why a PDF is not taken. */
export type Recusa = 'ilegivel' | 'senha' | 'pesado' | 'programa' | 'anexo' | 'formulario' | 'midia'

const proibidos = new Map<string, Recusa>(
  Object.entries({
    Encrypt: 'senha',
    JavaScript: 'programa',
    JS: 'programa',
    Launch: 'programa',
    GoToE: 'programa',
    GoToR: 'programa',
    SubmitForm: 'programa',
    ImportData: 'programa',
    EmbeddedFile: 'anexo',
    EmbeddedFiles: 'anexo',
    EF: 'anexo',
    FileAttachment: 'anexo',
    XFA: 'formulario',
    RichMedia: 'midia',
    Screen: 'midia',
    Movie: 'midia',
    Sound: 'midia',
    Rendition: 'midia',
    '3D': 'midia',
  }),
)

/** Bytes that the object streams of one PDF may inflate to in all. */
const maxBytes = 64 * 1024 * 1024

class PdfRecusado extends Error {
  readonly recusa: Recusa

  constructor(recusa: Recusa) {
    super(recusa)
    this.recusa = recusa
  }
}

/** White space and comments. */
const gap = /(?:[\0\t\n\f\r ]|%[^\r\n]*)+/y
const name = /\/([^\0\t\n\f\r ()<>[\]{}/%]*)/y
const hexString = /<[^<>]*>/y
const word = /[^\0\t\n\f\r ()<>[\]{}/%]+/y
const isWord = /^[^\0\t\n\f\r ()<>[\]{}/%]/
const isGap = /^[\0\t\n\f\r %]/
const endings = new Set(['stream', 'endobj', 'obj', 'xref', 'startxref', 'trailer'])

const matchAt = (expression: RegExp, text: string, at: number): string | null => {
  expression.lastIndex = at
  return expression.exec(text)?.[0] ?? null
}

/** Where a string in parentheses ends. */
const afterString = (text: string, start: number): number => {
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    const char = text[at]
    if (char === '\\') at += 1
    else if (char === '(') depth += 1
    else if (char === ')' && --depth === 0) return at + 1
  }
  return text.length
}

/** `/J#61vaScript` is `/JavaScript`. */
const unescapeName = (written: string): string =>
  written.slice(1).replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

type Objeto = {
  /** In order, at any depth. */
  names: string[]
  /** The numbers and keywords that come after a name, before the next one. */
  words: Map<string, string[]>
  end: number
  isStream: boolean
}

const opens = (token: string) => token === '<<' || token === '['
const closes = (token: string) => token === '>>' || token === ']'

/** The token at a place; a string counts as one, and what is none of the format as a token of its own. */
const tokenAt = (text: string, at: number): string => {
  if (text[at] === '(') return text.slice(at, afterString(text, at))
  const pair = text.slice(at, at + 2)
  if (opens(pair) || closes(pair)) return pair
  return (
    matchAt(gap, text, at) ??
    matchAt(name, text, at) ??
    matchAt(hexString, text, at) ??
    matchAt(word, text, at) ??
    text.slice(at, at + 1)
  )
}

/**
 * One object from where it begins: up to the keyword that ends it, and within a stream of objects, which has no such
 * keywords, up to where it is whole.
 */
const readObjeto = (text: string, start: number, isWithin = false): Objeto => {
  const objeto: Objeto = { names: [], words: new Map(), end: text.length, isStream: false }
  let [at, depth, last] = [start, 0, '']
  while (at < text.length) {
    const token = tokenAt(text, at)
    at += token.length
    if (opens(token)) depth += 1
    else if (closes(token)) depth -= 1
    else if (token.startsWith('/')) {
      last = unescapeName(token)
      objeto.names.push(last)
    } else if (depth <= 0 && endings.has(token)) return { ...objeto, end: at, isStream: token === 'stream' }
    else if (isWord.test(token)) objeto.words.set(last, [...(objeto.words.get(last) ?? []), token])
    if (isWithin && depth <= 0 && !isGap.test(token)) return objeto
  }
  return objeto
}

const check = ({ names }: Objeto): void => {
  for (const each of names) {
    const recusa = proibidos.get(each)
    if (recusa) throw new PdfRecusado(recusa)
  }
}

/** Streams of objects have these, whatever they call themselves. */
const isObjectStream = ({ names, isStream }: Objeto): boolean =>
  isStream && (names.includes('ObjStm') || (names.includes('N') && names.includes('First')))

/** A number that is written where it belongs, once: one that is elsewhere, a viewer might read differently. */
const numberOf = ({ words }: Objeto, key: string): number => {
  const [written, ...more] = words.get(key) ?? []
  if (written === undefined || more.length > 0 || !/^\d{1,7}$/.test(written)) throw new PdfRecusado('ilegivel')
  return Number(written)
}

const filterKeys = ['Filter', 'DecodeParms', 'F', 'FFilter', 'FDecodeParms', 'DP']

/** What is in a stream of objects: deflated, or as it is. Nobody writes one in any other way. */
const inflate = (pdf: Buffer, { names, words, end }: Objeto, left: number): string => {
  const data = pdf.subarray(pdf[end] === 13 && pdf[end + 1] === 10 ? end + 2 : end + 1)
  const keys = names.filter(each => filterKeys.includes(each))
  if (keys.length === 0) return data.toString('latin1')
  const filters = names.filter(each => /Decode$|^(Fl|AHx|A85|LZW|RL|Crypt)$/.test(each))
  const isPlain = keys.join() === 'Filter' && filters.join() === 'FlateDecode' && !words.has('Filter')
  if (!isPlain || names[names.indexOf('Filter') + 1] !== 'FlateDecode') throw new PdfRecusado('ilegivel')
  try {
    const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: Math.max(left, 1) }
    return inflateSync(data, options).toString('latin1')
  } catch (error) {
    const isTooLong = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    throw new PdfRecusado(isTooLong ? 'pesado' : 'ilegivel')
  }
}

/** Each object of a stream of objects begins where its head says. */
const readWithin = (text: string, stream: Objeto): Objeto[] => {
  const [count, first] = [numberOf(stream, 'N'), numberOf(stream, 'First')]
  const head = text.slice(0, first).match(/\d+/g) ?? []
  if (head.length < count * 2) throw new PdfRecusado('ilegivel')
  const starts = head.slice(0, count * 2).filter((_, index) => index % 2 === 1)
  return starts.map(start => readObjeto(text, first + Number(start), true))
}

const inspect = (pdf: Buffer): void => {
  const text = pdf.toString('latin1')
  let left = maxBytes
  let isDocument = false
  const look = (objeto: Objeto) => {
    check(objeto)
    isDocument ||= objeto.names.includes('Catalog')
  }
  for (const { index, 0: found } of text.matchAll(/(?<!end)obj|trailer/g)) {
    const objeto = readObjeto(text, index + found.length)
    look(objeto)
    if (!isObjectStream(objeto)) continue
    const within = inflate(pdf, objeto, left)
    left -= within.length
    for (const each of readWithin(within, objeto)) look(each)
  }
  // One that was cut off has no end to begin reading at.
  if (!isDocument || !text.includes('startxref')) throw new PdfRecusado('ilegivel')
}

/** What of a PDF is not taken, the first that is found; null for one that is. */
export const vistoriar = (pdf: Buffer): Recusa | null => {
  try {
    inspect(pdf)
    return null
  } catch (error) {
    return error instanceof PdfRecusado ? error.recusa : 'ilegivel'
  }
}

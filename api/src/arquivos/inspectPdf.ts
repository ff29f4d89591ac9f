import { constants, inflateSync } from 'node:zlib'

/*
 * What a PDF may not contain: anything that runs, opens something else, or hides something else in it. Every object is
 * read as a viewer reads it, wherever it begins, because a viewer finds it by an offset.
 */

/** Why a PDF is refused. */
export type Reason = 'ilegivel' | 'senha' | 'pesado' | 'programa' | 'anexo' | 'formulario' | 'midia'

const proibidos = new Map<string, Reason>(
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

/** Limit of bytes that all object streams of one PDF may inflate to. */
const maxBytes = 64 * 1024 * 1024

class RefusedPdf extends Error {
  readonly reason: Reason

  constructor(reason: Reason) {
    super(reason)
    this.reason = reason
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

/** The index after a string in parentheses. */
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
  /** In document order, at any depth. */
  names: string[]
  /** The numbers and keywords between a name and the next one. */
  words: Map<string, string[]>
  end: number
  isStream: boolean
}

const opens = (token: string) => token === '<<' || token === '['
const closes = (token: string) => token === '>>' || token === ']'

/** The token at an index. A string counts as one token, and so does a character that the format does not know. */
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
 * One object from its beginning to its closing keyword. In an object stream, which has no such keywords, to where the
 * object is complete.
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
    const reason = proibidos.get(each)
    if (reason) throw new RefusedPdf(reason)
  }
}

/** The entries that every object stream has, whatever its type. */
const isObjectStream = ({ names, isStream }: Objeto): boolean =>
  isStream && (names.includes('ObjStm') || (names.includes('N') && names.includes('First')))

/** A number that is written in place, exactly once: a viewer might read an indirect one differently. */
const numberOf = ({ words }: Objeto, key: string): number => {
  const [written, ...more] = words.get(key) ?? []
  if (written === undefined || more.length > 0 || !/^\d{1,7}$/.test(written)) throw new RefusedPdf('ilegivel')
  return Number(written)
}

const filterKeys = ['Filter', 'DecodeParms', 'F', 'FFilter', 'FDecodeParms', 'DP']

/** The content of an object stream, deflated or plain. PDF writers use no other filter. */
const inflate = (pdf: Buffer, { names, words, end }: Objeto, left: number): string => {
  const data = pdf.subarray(pdf[end] === 13 && pdf[end + 1] === 10 ? end + 2 : end + 1)
  const keys = names.filter(each => filterKeys.includes(each))
  if (keys.length === 0) return data.toString('latin1')
  const filters = names.filter(each => /Decode$|^(Fl|AHx|A85|LZW|RL|Crypt)$/.test(each))
  const isPlain = keys.join() === 'Filter' && filters.join() === 'FlateDecode' && !words.has('Filter')
  if (!isPlain || names[names.indexOf('Filter') + 1] !== 'FlateDecode') throw new RefusedPdf('ilegivel')
  try {
    const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: Math.max(left, 1) }
    return inflateSync(data, options).toString('latin1')
  } catch (error) {
    const isTooLong = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    throw new RefusedPdf(isTooLong ? 'pesado' : 'ilegivel')
  }
}

/** The header of an object stream has the offset of each object. */
const readWithin = (text: string, stream: Objeto): Objeto[] => {
  const [count, first] = [numberOf(stream, 'N'), numberOf(stream, 'First')]
  const head = text.slice(0, first).match(/\d+/g) ?? []
  if (head.length < count * 2) throw new RefusedPdf('ilegivel')
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
  // A truncated object has no end to continue from.
  if (!isDocument || !text.includes('startxref')) throw new RefusedPdf('ilegivel')
}

/** The first thing in a PDF that is refused; null if it is accepted. */
export const inspectPdf = (pdf: Buffer): Reason | null => {
  try {
    inspect(pdf)
    return null
  } catch (error) {
    return error instanceof RefusedPdf ? error.reason : 'ilegivel'
  }
}

/* The objects of a PDF, read as a viewer reads them: wherever they begin, because a viewer finds them by an offset. */

/** Why a PDF is refused. */
export type Reason =
  | 'ilegivel'
  | 'senha'
  | 'pesado'
  | 'programa'
  | 'anexo'
  | 'externo'
  | 'formulario'
  | 'midia'
  | 'mistura'

export class RefusedPdf extends Error {
  readonly reason: Reason

  constructor(reason: Reason) {
    super(reason)
    this.reason = reason
  }
}

/**
 * Counts the characters that are read, and limits them to a multiple of the size. The objects of an honest PDF do not
 * overlap, so that each character is read once. Overlapping ones are read again.
 */
export const createWork = (size: number) => {
  let [done, most] = [0, 1024 * 1024 + 2 * size]
  return {
    done: () => done,
    /** @throws RefusedPdf over the limit */
    add: (characters: number) => {
      done += characters
      if (done > most) throw new RefusedPdf('pesado')
    },
    /** Inflated text is read as well. */
    allow: (characters: number) => void (most += 2 * characters),
  }
}

export type Work = ReturnType<typeof createWork>

export type Objeto = {
  /** In document order, at any depth. */
  names: string[]
  /** The keys of the outermost dictionary. */
  keys: Set<string>
  /** The numbers and keywords between a name and the next one. */
  words: Map<string, string[]>
  /** What a viewer runs by itself: under which key, and where the value begins. */
  triggers: Array<{ key: string; at: number }>
  /** Where the data begins if it is a stream. More than one if brackets stay open: viewers differ in what closes them. */
  streams: number[]
}

/** White space and comments. */
const gap = /(?:[\0\t\n\f\r ]|%[^\r\n]*)+/y
const name = /\/([^\0\t\n\f\r ()<>[\]{}/%]*)/y
const hexString = /<[^<>]*>/y
const word = /[^\0\t\n\f\r ()<>[\]{}/%]+/y
const isWord = /^[^\0\t\n\f\r ()<>[\]{}/%]/
const isGap = /^[\0\t\n\f\r %]/
const endings = new Set(['stream', 'endobj', 'obj', 'xref', 'startxref', 'trailer'])
const closers = new Map([
  ['<<', '>>'],
  ['[', ']'],
])
const isCloser = new Set(closers.values())
const triggers = new Set(['OpenAction', 'AA'])

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

const singles = new Set(['[', ']', '{', '}', ')'])

/** The token at an index. A string counts as one token, and so does a character that the format does not know. */
const tokenAt = (text: string, at: number): string => {
  const char = text.charAt(at)
  if (char === '(') return text.slice(at, afterString(text, at))
  if (char === '/') return matchAt(name, text, at) ?? char
  if (singles.has(char)) return char
  if (char === '<' || char === '>')
    return text.startsWith(char, at + 1) ? char + char : (matchAt(hexString, text, at) ?? char)
  return matchAt(word, text, at) ?? matchAt(gap, text, at) ?? char
}

const addWord = ({ words }: Objeto, key: string, token: string): void => {
  const before = words.get(key)
  if (before) before.push(token)
  else words.set(key, [token])
}

/** Where objects begin: at `obj` after a number, or after a comment, which ends with its line. And trailers. */
const beginnings =
  /obj(?<=(?:(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]*|[\d.+-][\0\t\n\f\r ]*|[\r\n][\0\t\n\f\r ]*)obj)|trailer/g

/** The index after each beginning, and the number of the object; null if it is not plain. */
export function* findObjetos(text: string): Generator<{ start: number; numero: number | null }> {
  for (const { index, 0: found, 1: numero } of text.matchAll(beginnings)) {
    yield { start: index + found.length, numero: numero === undefined ? null : Number(numero) }
  }
}

/**
 * One object from its beginning to its closing keyword. Within an object stream or another object, which have no such
 * keywords, to where the object is complete.
 */
export const readObjeto = (text: string, start: number, work: Work, isWithin = false): Objeto => {
  const objeto: Objeto = {
    names: [],
    keys: new Set(),
    words: new Map(),
    triggers: [],
    streams: [],
  }
  const open: string[] = []
  let [at, last] = [start, '']
  let [isAfterName, isAfterKey] = [false, false]
  work.add(1)
  while (at < text.length) {
    const token = tokenAt(text, at)
    work.add(token.length)
    at += token.length
    if (isGap.test(token)) continue
    if (isAfterName && triggers.has(last)) objeto.triggers.push({ key: last, at: at - token.length })
    isAfterName = token.startsWith('/')
    if (closers.has(token)) open.push(token)
    else if (isCloser.has(token)) {
      // Viewers skip one that closes nothing.
      if (closers.get(open.at(-1) ?? '') === token) open.pop()
    } else if (isAfterName) {
      last = unescapeName(token)
      objeto.names.push(last)
    } else if (endings.has(token)) {
      if (token === 'stream') objeto.streams.push(at)
      if (open.length === 0) return objeto
    } else if (isWord.test(token)) addWord(objeto, last, token)
    // A name right after a key is its value.
    isAfterKey = isAfterName && open.length === 1 && open[0] === '<<' && !isAfterKey
    if (isAfterKey) objeto.keys.add(last)
    if (isWithin && open.length === 0) return objeto
  }
  return objeto
}

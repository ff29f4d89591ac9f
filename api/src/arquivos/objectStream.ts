import { constants, inflateSync } from 'node:zlib'
import { readObjeto, RefusedPdf } from './objeto.ts'
import type { Objeto, Work } from './objeto.ts'

/** Limit of bytes that all object streams of one PDF may inflate to. */
const maxBytes = 64 * 1024 * 1024

/** What opening a stream costs, in characters: creating an inflater takes as long as reading so many. */
const opening = 4096

/** The entries that every object stream has, whatever its type. */
export const isObjectStream = ({ names, streams }: Objeto): boolean =>
  streams.length > 0 && (names.includes('ObjStm') || (names.includes('N') && names.includes('First')))

/** A number that is written in place, exactly once: a viewer might read an indirect one differently. */
const numberOf = ({ words }: Objeto, key: string): number => {
  const [written, ...more] = words.get(key) ?? []
  if (written === undefined || more.length > 0 || !/^\d{1,7}$/.test(written)) throw new RefusedPdf('ilegivel')
  return Number(written)
}

const filterKeys = ['Filter', 'DecodeParms', 'F', 'FFilter', 'FDecodeParms', 'DP']

/** Whether the content is deflated. PDF writers use no other filter. */
const isDeflated = ({ names, words }: Objeto): boolean => {
  const keys = names.filter(each => filterKeys.includes(each))
  if (keys.length === 0) return false
  const filters = names.filter(each => /Decode$|^(Fl|AHx|A85|LZW|RL|Crypt)$/.test(each))
  const isPlain = keys.join() === 'Filter' && filters.join() === 'FlateDecode' && !words.has('Filter')
  if (!isPlain || names[names.indexOf('Filter') + 1] !== 'FlateDecode') throw new RefusedPdf('ilegivel')
  return true
}

/** With `info`, which the types do not know, the result says how much of the input was read. */
type Inflated = { buffer: Buffer; engine: { bytesWritten: number } }

const inflate = (data: Buffer, maxOutputLength: number): Inflated => {
  try {
    const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength, info: true }
    return inflateSync(data, options) as unknown as Inflated
  } catch (error) {
    const isTooLong = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    throw new RefusedPdf(isTooLong ? 'pesado' : 'ilegivel')
  }
}

/** An object of an object stream, and the text that has it. */
type Within = { text: string; objeto: Objeto; numero: number }

/** The header of an object stream has the number and the offset of each object. */
function* readWithin(text: string, stream: Objeto, work: Work): Generator<Within> {
  const [count, first] = [numberOf(stream, 'N'), numberOf(stream, 'First')]
  const head = text.slice(0, first)
  work.add(head.length)
  const numbers = head.match(/\d+/g) ?? []
  if (numbers.length < count * 2) throw new RefusedPdf('ilegivel')
  for (let index = 0; index < count * 2; index += 2) {
    const objeto = readObjeto(text, first + Number(numbers[index + 1]), work, true)
    yield { text, objeto, numero: Number(numbers[index]) }
  }
}

/** Reads the objects of an object stream whose keyword ends at an index. */
export const createUnpack = (pdf: Buffer, text: string, work: Work) => {
  let left = maxBytes
  return (stream: Objeto, end: number): Generator<Within> => {
    const start = text.startsWith('\r\n', end) ? end + 2 : end + 1
    work.add(opening)
    if (!isDeflated(stream)) return readWithin(text.slice(start), stream, work)
    const { buffer, engine } = inflate(pdf.subarray(start), Math.max(left, 1))
    // The input counts too: empty blocks inflate to nothing.
    work.add(engine.bytesWritten)
    work.allow(buffer.length)
    left -= buffer.length
    return readWithin(buffer.toString('latin1'), stream, work)
  }
}

import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toPdf, toStream } from '../testing/toPdf.ts'
import { inspectPdf } from './inspectPdf.ts'
import { createWork } from './objeto.ts'

/* The work on a PDF grows with its size, not with the square of it, whatever it contains. */

const megabyte = 1024 * 1024

const workOf = (pdf: Buffer) => {
  const work = createWork(pdf.length)
  return { reason: inspectPdf(pdf, work), done: work.done() }
}

const repeat = (part: Buffer, bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, part)])

/** Twice the bytes take at most twice the work. */
const expectLinear = (build: (bytes: number) => Buffer, bytes = megabyte) => {
  const [once, twice] = [workOf(build(bytes)), workOf(build(2 * bytes))]
  expect(twice.done).toBeLessThan(2.1 * once.done + 10_000)
}

test('/aobj is a name, and begins no object', () => {
  expect(workOf(repeat(Buffer.from('/aobj'), 5 * megabyte))).toEqual({ reason: 'ilegivel', done: 0 })
})

test.each(['1 0 obj<<', '1 0 obj(', '1 0 obj[/a', '1 0 obj<', 'trailer<<', '%\nobj<</a(', '1 0 obj<</OpenAction<<'])(
  '%j, again and again',
  part => expectLinear(bytes => repeat(Buffer.from(part), bytes)),
)

const empty = Buffer.from('1 0 obj<</N 0/First 0/Filter/FlateDecode>>stream\n')
/** Inflates to the next object stream, and then to nothing until that begins. */
const unended = Buffer.concat([
  Buffer.from([0x78, 0x9c, 0, empty.length, 0, 0xff - empty.length, 0xff]),
  empty,
  Buffer.alloc(50_000, Buffer.from([0, 0, 0, 0xff, 0xff])),
])

test.each([
  ['of the rest of the file', Buffer.from('1 0 obj<</N 0/First 9999999>>stream\n')],
  ['of nothing', Buffer.concat([empty, deflateSync('')])],
  ['that do not end', unended],
])('object streams %s', (_, part) => expectLinear(bytes => Buffer.concat([repeat(part, bytes), toPdf()])))

test('an object stream whose objects are all the same', () => {
  expectLinear(bytes => {
    const count = Math.floor(bytes / 8)
    const head = '1 0 '.repeat(count)
    const data = deflateSync(Buffer.from(`${head}<<${'/a '.repeat(count)}>>`))
    return toPdf(toStream(`/Filter /FlateDecode /N ${count} /First ${head.length}`, data))
  })
})

test('anything, again and again', () => {
  const tokens = '1 0 obj|obj|trailer|<<|>>|[|]|(|)|<|>|\\|%|\n| |/a|/F|/N 0|/First 0|/OpenAction|5 0 R|stream\n|endobj'
  const parts = fc.array(fc.constantFrom(...tokens.split('|')), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(parts, part => expectLinear(bytes => repeat(Buffer.from(part.join('')), bytes), megabyte / 4)),
    { numRuns: 50 },
  )
})

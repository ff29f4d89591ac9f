import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readEvents } from './eventos.ts'

async function* cut(written: string, sizes: number[]) {
  const bytes = new TextEncoder().encode(written)
  let offset = 0
  for (let index = 0; offset < bytes.length; index += 1) {
    const size = sizes[index % sizes.length] ?? 1
    yield bytes.subarray(offset, offset + size)
    offset += size
  }
}

async function collect(written: string, sizes = [written.length || 1]) {
  const events = []
  for await (const event of readEvents(cut(written, sizes))) events.push(event)
  return events
}

describe('a stream of events', () => {
  const stream =
    ': hello\r\n\r\nid: 1\r\nevent: mensagem\r\ndata: {"conteudo":\r\ndata: "é"}\r\n\r\nevent:notificacao\ndata:{broken\n\ndata: 1\n\nevent: cut\ndata: 2'

  it('is parsed event by event, without an unfinished last one', async () => {
    expect(await collect(stream)).toEqual([
      { nome: 'mensagem', data: { conteudo: 'é' } },
      { nome: 'notificacao', data: undefined },
      { nome: 'message', data: 1 },
    ])
  })

  it('is the same however it is cut into chunks', async () => {
    const whole = await collect(stream)
    const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 10 })
    await fc.assert(
      fc.asyncProperty(sizes, async each => {
        expect(await collect(stream, each)).toEqual(whole)
      }),
      { numRuns: 50 },
    )
  })

  it('ends when one event exceeds the limit', async () => {
    expect(await collect(`data: 1\n\ndata: ${'x'.repeat(100_000)}\n\ndata: 2\n\n`, [1000])).toEqual([
      { nome: 'message', data: 1 },
    ])
  })
})

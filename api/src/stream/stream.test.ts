import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { createStream } from './stream.ts'

test('ends a stream whose client does not read, instead of buffering for it', () => {
  const target = new Writable({ write: () => {} })
  const stream = createStream(target)
  let sent = 0
  while (!target.destroyed && sent < 1000) {
    stream.send('mensagem', { conteudo: 'x'.repeat(5000) })
    sent += 1
  }
  expect([target.destroyed, sent]).toEqual([true, 53])
  stream.beat()
  stream.end()
})

test('writes each event in a block of its own', () => {
  const written: string[] = []
  const target = new Writable({
    write: (chunk, _, done) => {
      written.push(String(chunk))
      done()
    },
  })
  const stream = createStream(target)
  stream.send('mensagem', { conteudo: 'duas\nlinhas' })
  stream.beat()
  stream.end()
  stream.send('mensagem', {})
  expect(written).toEqual(['event: mensagem\ndata: {"conteudo":"duas\\nlinhas"}\n\n', ':\n\n'])
})

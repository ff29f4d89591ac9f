import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { createTestApp } from '../testing/createTestApp.ts'

const board = await createTestApp()
afterAll(board.close)

test('an upload that never ends is refused as soon as it is too large', async () => {
  await board.app.listen({ port: 0 })
  const { port } = board.app.server.address() as AddressInfo
  const authorization = `Bearer ${await board.tokenOf(await board.createAluno())}`
  const headers = { authorization, 'content-type': 'multipart/form-data; boundary=x' }
  const sending = request({ port, path: '/historicos/upload', method: 'POST', headers })
  const status = await new Promise((resolve, reject) => {
    sending.on('response', response => resolve(response.statusCode)).on('error', reject)
    sending.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n')
    const more = () => {
      if (sending.destroyed) return
      sending.write(Buffer.alloc(65_536), more)
    }
    more()
  })
  sending.destroy()
  expect(status).toBe(413)
})

test.each(['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; charset=x'])(
  'a body as %s has no parts, and is refused',
  async type => {
    const headers = { 'content-type': type }
    const body = Buffer.from(
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\r\n--x--',
    )
    const as = await board.createAluno()
    expect(await board.call('POST /historicos/upload', { as, headers, body })).toMatchObject({ status: 415 })
  },
)

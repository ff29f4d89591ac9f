import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { PushFetch } from '../push.ts'

type Recebida = { path: string; headers: IncomingHttpHeaders; body: Buffer }
type Notificacao = { web_push: number; notification: Record<string, string> }

const derive = (secret: Uint8Array, salt: Uint8Array, info: string | Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** A browser: the keys of its subscription, and what it reads with them. */
export const createNavegador = (endereco: string) => {
  const ecdh = createECDH('prime256v1')
  const [ours, auth] = [ecdh.generateKeys(), randomBytes(16)]
  const decrypt = (body: Buffer): Notificacao => {
    const [salt, theirs, record] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)]
    const key = derive(
      ecdh.computeSecret(theirs),
      auth,
      Buffer.concat([Buffer.from('WebPush: info\0'), ours, theirs]),
      32,
    )
    const content = derive(key, salt, 'Content-Encoding: aes128gcm\0', 16)
    const opening = createDecipheriv('aes-128-gcm', content, derive(key, salt, 'Content-Encoding: nonce\0', 12))
    opening.setAuthTag(record.subarray(-16))
    const text = Buffer.concat([opening.update(record.subarray(0, -16)), opening.final()])
    return JSON.parse(text.subarray(0, -1).toString()) as Notificacao
  }
  return {
    assinatura: { endereco, p256dh: ours.toString('base64url'), auth: auth.toString('base64url') },
    decrypt,
  }
}

export type PushService = Awaited<ReturnType<typeof createPushService>>

/** A push service behind the addresses of all vendors. It answers 201, or what `answers` has for a path. */
export const createPushService = async () => {
  const recebidas: Recebida[] = []
  const answers = new Map<string, number>()
  const server = createServer((request, response) => {
    void buffer(request).then(body => {
      const path = request.url ?? ''
      recebidas.push({ path, headers: request.headers, body })
      const status = answers.get(path) ?? 201
      if (status === 0) request.socket.destroy()
      else response.writeHead(status).end('a reason')
    })
  })
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const fetchThere: PushFetch = (url, init) => fetch(`http://127.0.0.1:${port}${new URL(url).pathname}`, init)
  return {
    fetch: fetchThere,
    answers,
    /** What came to a path, oldest first. */
    at: (path: string) => recebidas.filter(each => each.path === path),
    close: () => server.close(),
  }
}

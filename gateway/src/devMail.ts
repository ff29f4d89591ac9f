import type { IncomingMessage, ServerResponse } from 'node:http'
import { isLoopback } from './clientAddress.ts'
import { Operation } from './upstream/ending.ts'
import { toChunks } from './upstream/pool.ts'
import type { Send } from './upstream/pool.ts'

/** The outbox's list, or one of its mails. */
export function isDevMail(path: string): boolean {
  return /^\/_dev\/mail(\/[\w-]+)?$/.test(path)
}

const nameOfThisMachine = /^(([\w-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i

/**
 * Whether a person at this machine is asking. The address alone does not tell: a page from elsewhere may let its own
 * name point to this machine, and would read the links of all mails.
 */
export function isAtThisMachine({ headers }: IncomingMessage, address: string | undefined): boolean {
  return isLoopback(address ?? '') && nameOfThisMachine.test(headers.host ?? '')
}

/** The pages of the embedded API's outbox, on this origin, so that a mail's link and its page are one site. */
export function createDevMail(send: Send) {
  return async (path: string, response: ServerResponse): Promise<void> => {
    const headers = { accept: 'text/html' }
    const page = await send({ method: 'GET', path, headers, ending: new Operation(null, 5000) })
    response.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    for await (const chunk of toChunks(page)) response.write(chunk)
    response.end()
  }
}

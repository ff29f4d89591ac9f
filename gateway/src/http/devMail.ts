import type { IncomingMessage, ServerResponse } from 'node:http'
import { OperationCancellation } from '../upstream/transport/cancellation.ts'
import { toChunks } from '../upstream/transport/send.ts'
import type { Send } from '../upstream/transport/send.ts'
import { isLoopback } from './clientAddress.ts'
import { isNameOfThisMachine } from './host.ts'

/** Whether a path is the outbox's list or one of its mails. */
export function isDevMail(path: string): boolean {
  return /^\/_dev\/mail(\/[\w-]+)?$/.test(path)
}

/**
 * Whether the request was made at this machine. The address alone does not prove it: a foreign page may resolve its own
 * host name to this machine (DNS rebinding) and would read the links of all mails.
 */
export function isAtThisMachine({ headers }: IncomingMessage, address: string | undefined): boolean {
  return isLoopback(address ?? '') && isNameOfThisMachine(headers.host)
}

/** Serves the pages of the embedded API's outbox on this origin, so that a mail's link and its page share one site. */
export function createDevMail(send: Send) {
  return async (path: string, response: ServerResponse): Promise<void> => {
    const headers = { accept: 'text/html' }
    const page = await send({ method: 'GET', path, headers, cancellation: new OperationCancellation(null, 5000) })
    response.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    for await (const chunk of toChunks(page)) response.write(chunk)
    response.end()
  }
}

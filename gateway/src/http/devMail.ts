import type { IncomingMessage, ServerResponse } from 'node:http'
import { OperationCancellation } from '../upstream/transport/cancellation.ts'
import { toChunks } from '../upstream/transport/send.ts'
import type { Send } from '../upstream/transport/send.ts'
import { isLoopback } from '@board/http/clientAddress'
import { isFromOtherSite, isNameOfThisMachine } from '@board/http/host'

/** Whether a path is the outbox's list, one of its mails or its button. */
export function isDevMail(path: string): boolean {
  return /^\/_dev\/mail(\/[\w-]+)?$/.test(path)
}

/** Whether a request presses the button of the outbox that sends the summaries, on its own page. */
export function sendsResumos({ method, headers }: IncomingMessage, path: string): boolean {
  return method === 'POST' && path === '/_dev/mail/resumos' && !isFromOtherSite(headers['sec-fetch-site'])
}

/** What the list of the outbox reads of a URL. */
function toSearch(url: string): string {
  const given = new URL(url, 'http://gateway').searchParams
  const known = [...given].filter(([name]) => name === 'busca' || name === 'pagina')
  return known.length > 0 ? `?${new URLSearchParams(known).toString()}` : ''
}

/**
 * Whether the request was made at this machine. The address alone does not prove it: a foreign page may resolve its own
 * host name to this machine (DNS rebinding) and would read the links of all mails.
 */
export function isAtThisMachine({ headers }: IncomingMessage, address: string | undefined): boolean {
  return isLoopback(address ?? '') && isNameOfThisMachine(headers.host)
}

/** Milliseconds for all summaries of a day. */
const sending = 30_000

/** Serves the pages of the embedded API's outbox on this origin, so that a mail's link and its page share one site. */
export function createDevMail(send: Send) {
  return async (
    { method = 'GET', url = '' }: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): Promise<void> => {
    const page = await send({
      method,
      path: path + toSearch(url),
      headers: { accept: 'text/html' },
      cancellation: new OperationCancellation(null, method === 'GET' ? 5000 : sending),
    })
    response.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    for await (const chunk of toChunks(page)) response.write(chunk)
    response.end()
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { remember } from '../remember.ts'

/**
 * Refuses a request with an invalid Host header, from which Yoga could build no URL. HTTP/1.0 does not require the
 * header; node:http itself refuses HTTP/1.1 without it.
 */
export function refusesHost({ headers: { host } }: IncomingMessage, response: ServerResponse): boolean {
  if (host === undefined || isHost(host)) return false
  response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end('bad host')
  return true
}

const isHost = remember(1000, (host: string) => /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`))

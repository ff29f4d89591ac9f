import type { IncomingMessage, ServerResponse } from 'node:http'
import * as z from 'zod'
import type { Log } from '../observability/log.ts'

export const cspReportsPath = '/csp-reports'

/** Bytes. */
const mostReport = 8192
/** Anybody can send a report: more than this per minute are not logged. */
const mostPerMinute = 30

const text = z.string().max(2000).default('')

const report = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
    'line-number': z.number().optional(),
  }),
})

/** Without the query, which may hold secrets. */
const toPlace = (uri: string): string => (URL.canParse(uri) ? new URL(uri).pathname : uri).slice(0, 200)

/** An origin, or what is no address: 'inline', 'eval', 'data'. */
const toBlocked = (uri: string): string =>
  (/^https?:/.test(uri) && URL.canParse(uri) ? new URL(uri).origin : uri).slice(0, 200)

/** Writes a line of the log for each report of a browser about what the Content-Security-Policy of a page blocked. */
export function createCspReports(log: Log, now: () => number = Date.now) {
  let minute = 0
  let logged = 0
  const mayLog = () => {
    const current = Math.floor(now() / 60_000)
    if (current !== minute) [minute, logged] = [current, 0]
    logged += 1
    return logged <= mostPerMinute
  }
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBody(request)
    const parsed = report.safeParse(body)
    if (parsed.success && mayLog()) {
      const given = parsed.data['csp-report']
      log(
        'warn',
        {
          page: toPlace(given['document-uri']),
          directive: (given['effective-directive'] || given['violated-directive']).slice(0, 200),
          blocked: toBlocked(given['blocked-uri']),
          source: toPlace(given['source-file']),
          line: given['line-number'],
        },
        'blocked by the Content-Security-Policy',
      )
    }
    response.writeHead(parsed.success ? 204 : 400, { 'cache-control': 'no-store' }).end()
  }
}

/** Undefined for a body that is too long, or is not JSON. */
async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > mostReport) return undefined
    chunks.push(chunk)
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString())
  } catch {
    return undefined
  }
}

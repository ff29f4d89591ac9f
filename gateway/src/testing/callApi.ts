import type { Incoming, Outgoing } from '../upstream/transport/send.ts'

/** The part of a Fastify app that a call without a port needs. */
interface Injectable {
  inject(call: { method: 'GET'; url: string; headers: Record<string, string>; payload?: Buffer }): Promise<{
    statusCode: number
    headers: Record<string, string | number | string[] | undefined>
    rawPayload: Buffer
  }>
}

/** Sends a gateway's call to the real API, in process. */
export async function callApi(app: Injectable, { method, path, headers, body }: Outgoing): Promise<Incoming> {
  const response = await app.inject({
    method: method as 'GET',
    url: path,
    headers: Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value ? [[name, value]] : []))),
    ...(body !== undefined && { payload: Buffer.from(body) }),
  })
  return {
    status: response.statusCode,
    contentType: String(response.headers['content-type']),
    retryAfter: response.headers['retry-after']?.toString(),
    body: response.rawPayload,
  }
}

import type { RequestListener } from 'node:http'
import { createApp } from '../app.ts'
import type { AppOptions } from '../app.ts'
import { createGateway } from '../gateway.ts'
import { createExampleUpstream, readFaults } from './exampleUpstream.ts'

/**
 * The gateway over examples, with the web app if it is built. A request with `X-Fault` gets a separate gateway: what
 * that learns about its upstream (an open breaker, a missing extension) must not affect the next request.
 */
export function createMock(options: Omit<AppOptions, 'send' | 'isStopping'>): RequestListener {
  const app = createApp({ ...options, send: createExampleUpstream(), isStopping: () => false })
  const { logger, ...gatewayOptions } = options

  return (request, response) => {
    const header = request.headers['x-fault']
    if (header === undefined) return app.listener(request, response)
    try {
      const send = createExampleUpstream(readFaults(String(header)))
      const log = (level: 'debug' | 'warn' | 'error', entry: object, message: string) => logger[level](entry, message)
      void createGateway({ ...gatewayOptions, log, send })(request, response)
    } catch (error) {
      response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end((error as Error).message)
    }
  }
}

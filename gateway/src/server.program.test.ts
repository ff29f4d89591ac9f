import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { freePort } from '../../scripts/freePort.mjs'

const program = fileURLToPath(new URL('server.ts', import.meta.url))

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, LOG_LEVEL: 'info', ...env },
  })
  const said = { out: '', err: '' }
  child.stdout.on('data', chunk => (said.out += chunk))
  child.stderr.on('data', chunk => (said.err += chunk))
  const ended = once(child, 'close').then(([code]) => code)
  const listening = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => said.out.includes('gateway is listening') && resolve())
    ended.then(() => reject(new Error(said.err)), reject)
  })
  return { child, said, ended, listening }
}

async function listen(handler: Parameters<typeof createServer>[1] = () => {}) {
  const server = createServer(handler).listen(0)
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port }
}

describe('the program', () => {
  it('exits with one clear line and code 1 on a wrong setting', async () => {
    const { said, ended, listening } = start({ PORT: 'abc' })
    listening.catch(() => {})
    expect(await ended).toBe(1)
    expect(said).toEqual({ out: '', err: "PORT must be a number, not 'abc'.\n" })
  })

  it('exits with one clear line and code 1 on documents that cannot be read', async () => {
    const { said, ended, listening } = start({ DOCUMENTS_DIR: '/nowhere' })
    listening.catch(() => {})
    expect(await ended).toBe(1)
    expect(said).toEqual({ out: '', err: "DOCUMENTS_DIR must be a folder that can be read, not '/nowhere'.\n" })
  })

  it('exits with one clear line and code 1 when its port is taken', async () => {
    const { server, port } = await listen()
    const { said, ended, listening } = start({ PORT: String(port) })
    listening.catch(() => {})
    expect(await ended).toBe(1)
    expect(said.err).toBe(`PORT ${port} is taken by another program.\n`)
    server.close()
  })

  it('exits with one clear line and code 1 when its address is of another machine', async () => {
    const { said, ended, listening } = start({ PORT: String(await freePort()), HOST: '203.0.113.1' })
    listening.catch(() => {})
    expect(await ended).toBe(1)
    expect(said.err).toBe('HOST 203.0.113.1 is no address of this machine.\n')
  })

  it('exits with one clear line and code 1 when the metrics port equals the site’s, or is taken', async () => {
    const { server, port } = await listen()
    const free = String(await freePort())
    for (const [PORT, line] of [
      [String(port), `PORT and METRICS_PORT must differ; both are ${port}.\n`],
      [free, `METRICS_PORT ${port} is taken by another program.\n`],
    ] as const) {
      const { said, ended, listening } = start({ PORT, METRICS_PORT: String(port) })
      listening.catch(() => {})
      expect(await ended).toBe(1)
      expect(said).toEqual({ out: '', err: line })
    }
    server.close()
  })

  it('serves metrics and exports spans until it exits', async () => {
    const spans: string[] = []
    const collector = await listen((request, response) => {
      request.setEncoding('utf8').on('data', chunk => spans.push(chunk))
      request.on('end', () => response.end('{}'))
    })
    const [port, metricsPort] = [await freePort(), await freePort()]
    const gateway = start({
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector.port}`,
    })
    await gateway.listening
    await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"query Sigla { instituicao { sigla } }"}',
    })
    const scrape = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    expect(await scrape()).toContain('mural_gateway_upstream_breaker_state 0')
    gateway.child.kill('SIGTERM')
    expect(await gateway.ended).toBe(0)
    await expect(scrape()).rejects.toThrow()
    expect(spans.join('')).toContain('"name":"Sigla"')
    collector.server.close()
  })

  it('on SIGTERM completes the running requests, then exits with code 0', async () => {
    const upstream = await listen(({ url }, response) => {
      // The gateway asks before it listens.
      if (url === '/instituicao') {
        response.writeHead(404).end()
        return
      }
      // The response is sent after the signal.
      gateway.child.kill('SIGTERM')
      const timer = setInterval(() => {
        if (!gateway.said.out.includes('gateway is stopping')) return
        clearInterval(timer)
        response.setHeader('content-type', 'application/json').end('[{"id":1,"name":"Física"}]')
      }, 10)
    })
    const port = await freePort()
    const gateway = start({ PORT: String(port), UPSTREAM_URL: `http://127.0.0.1:${upstream.port}` })
    await gateway.listening
    const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', connection: 'close' },
      body: '{"query":"{ departamentos { nome } }"}',
    })
    expect(await response.json()).toEqual({ data: { departamentos: [{ nome: 'Física' }] } })
    expect(await gateway.ended).toBe(0)
    expect(gateway.said.err).toBe('')
    upstream.server.close()
  })
})

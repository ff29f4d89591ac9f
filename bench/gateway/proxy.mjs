import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { Pool } from 'undici'

/*
 * The lower bound: the path names a workload, its upstream calls are made in parallel, and their bodies are forwarded
 * unparsed. No schema, no checks, no GraphQL.
 */

const workloads = JSON.parse(readFileSync(new URL('workloads.json', import.meta.url), 'utf8'))
const pool = new Pool(process.env.UPSTREAM_URL, { connections: 64 })

async function read(call, authorization) {
  const [method, path] = call.split(' ')
  const headers = { authorization, 'content-type': 'application/json' }
  const { body } = await pool.request({ method, path, headers, body: method === 'POST' ? '{}' : null })
  return Buffer.from(await body.arrayBuffer())
}

async function answer(request, response) {
  const { calls = [] } = workloads[request.url.slice(1)] ?? {}
  const bodies = await Promise.all(calls.map(call => read(call, request.headers.authorization)))
  const length = bodies.reduce((sum, body) => sum + body.length, 0)
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': length })
  for (const body of bodies) response.write(body)
  response.end()
}

const server = createServer((request, response) => void answer(request, response))
server.listen(Number(process.env.PORT), '127.0.0.1')

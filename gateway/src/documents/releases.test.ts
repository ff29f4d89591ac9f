import { once } from 'node:events'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { instituicao } from '../testing/instituicao.ts'
import { readDocuments } from './documents.ts'

const closers: (() => unknown)[] = []
afterEach(() => closers.splice(0).forEach(close => close()))

type Documents = Record<string, string>

/** Two builds of the web app. They share one document, and each has one that the other lacks. */
const shared = { nome: 'query Nome { instituicao { nome } }' }
const buildA: Documents = { ...shared, siglaA: 'query Sigla { instituicao { sigla } }' }
const buildB: Documents = {
  ...shared,
  siglaB: 'query Sigla { instituicao { sigla nome } }',
  cursosB: 'query Cursos { instituicao { cursos } }',
}

/** Starts a gateway in PRODUCTION with the files of its build. Returns its address. */
async function startGateway(build: Documents, releases: Record<string, Documents> = {}): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'gateway-'))
  const filePaths = { documents: path.join(folder, 'persistedQueries.json'), releases: path.join(folder, 'releases') }
  mkdirSync(filePaths.releases)
  writeFileSync(filePaths.documents, JSON.stringify(build))
  for (const [name, documents] of Object.entries(releases)) {
    writeFileSync(path.join(filePaths.releases, name), JSON.stringify(documents))
  }
  const app = createApp({
    send: () => Promise.reject(new Error('These documents need no upstream')),
    instituicao,
    production: true,
    documents: readDocuments({ production: true, documentsDir: null }, filePaths),
    logger: pino({ level: 'silent' }),
    isStopping: () => false,
  })
  const server = createServer(app.listener).listen(0)
  await once(server, 'listening')
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

interface Answer {
  data?: unknown
  errors?: { extensions: { code: string } }[]
}

const isUnknown = ({ errors }: Answer) => errors?.[0]?.extensions.code === 'UNKNOWN_DOCUMENT'

/** An open page requests the documents of its build, and retries unknown ones at most twice. */
function openTab(build: Documents) {
  let requests = 0
  async function send(url: string, documentId: string): Promise<Answer> {
    requests += 1
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ documentId }) })
    return response.json()
  }
  /** Sends each request of this tab to the next of these gateways. Returns the final failures. */
  async function use(gateways: string[]): Promise<string[]> {
    const failed: string[] = []
    const next = () => gateways[requests % gateways.length] ?? ''
    for (const id of [...Object.keys(build), ...Object.keys(build)]) {
      let answer = await send(next(), id)
      for (let retries = 0; retries < 2 && isUnknown(answer); retries += 1) answer = await send(next(), id)
      if (!answer.data) failed.push(`${id}: ${answer.errors?.[0]?.extensions.code}`)
    }
    return failed
  }
  return { use, count: () => requests }
}

/** Runs an old and a new gateway side by side, then the new one alone, with a page of each build open throughout. */
async function release(kept: Record<string, Documents>) {
  const [old, fresh] = await Promise.all([startGateway(buildA), startGateway(buildB, kept)])
  const [tabA, tabB, another] = [openTab(buildA), openTab(buildB), openTab(buildB)]
  const before = await tabA.use([old])
  const during = await Promise.all([tabA.use([old, fresh]), tabB.use([old, fresh]), another.use([fresh, old])])
  const after = await Promise.all([tabA.use([fresh]), tabB.use([fresh])])
  return { failed: [...before, ...during.flat(), ...after.flat()], tabA, tabB }
}

describe('a rolling release', () => {
  it('fails no request of an open page, of either build', async () => {
    const { failed, tabA, tabB } = await release({ '2026-01-01.json': buildA })
    expect(failed).toEqual([])
    // All gateways know the old page's documents; the new page also met the old gateway, which does not know its own.
    expect(tabA.count()).toBe(12)
    expect(tabB.count()).toBeGreaterThan(12)
  })

  it('fails the pages of the old build if its documents were not kept', async () => {
    const { failed } = await release({})
    expect(failed).toEqual(['siglaA: UNKNOWN_DOCUMENT', 'siglaA: UNKNOWN_DOCUMENT'])
  })
})

import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { chooseEncoding, compress } from '../http/compress.ts'
import type { ClientRequest } from '../http/clientRequest.ts'
import { toPath } from '../http/path.ts'
import type { Mural, VagaPublica } from '../upstream/publico.ts'
import { pageOf } from './site.ts'
import type { Page } from './site.ts'
import { createStored, toDigest } from './stored.ts'
import { toVagaDocument, withGeneralPreview } from './vagaDocument.ts'
import type { SiteAddress } from './vagaDocument.ts'

/** What everybody may read of the upstream. */
export interface Publico {
  mural: () => Promise<Mural | null>
  vaga: (codigo: string) => Promise<VagaPublica | null>
}

type Serve = (request: IncomingMessage, response: ServerResponse, client: ClientRequest) => Promise<void>

/** Milliseconds that the landing page waits for the upstream. Without a response it leaves no room for vagas. */
const patience = 300

/** The pages whose documents depend on what the upstream lets everybody read: null for any other path. */
export function createPublicPages(pages: Page[], readPublico: (client: ClientRequest) => Publico, site: SiteAddress) {
  const handlers = new Map<Page, Serve>()
  for (const page of pages) {
    if (page.route === '/' || page.route === '/professor') handlers.set(page, createLanding(page, readPublico))
    if (page.route === '/vaga/:codigo') handlers.set(page, createVagaPage(page, readPublico, site))
  }
  return (request: IncomingMessage): Serve | null => {
    const page = pageOf(pages, toPath(request.url ?? '/'))
    return (page && handlers.get(page)) ?? null
  }
}

/** The mark by which a landing page leaves room for the vagas, which its code loads: nothing moves then. */
function createLanding({ html }: Page, readPublico: (client: ClientRequest) => Publico): Serve {
  const [without, marked] = [html, html.replace('<html', '<html data-mural')].map(text => createStored(text, type))
  return async (request, response, client) => {
    const hasVagas = readPublico(client)
      .mural()
      .then(
        mural => mural !== null && mural.vagas.length > 0,
        () => false,
      )
    const isPublic = await Promise.race([hasVagas, wait(patience, false, { ref: false })])
    await (isPublic ? marked : without)?.(request, response)
  }
}

/** 404 for a vaga that is not public, a closed one and a draft among them. If it cannot be read, the page as built, which tries again: 503 for crawlers. */
function createVagaPage({ html }: Page, readPublico: (client: ClientRequest) => Publico, site: SiteAddress): Serve {
  const general = withGeneralPreview(html, site)
  return async (request, response, client) => {
    const [, codigo] = /\/(\d{1,18})\/*$/.exec(toPath(request.url ?? '/')) ?? []
    if (codigo === undefined) return send(request, response, 404, general)
    const vaga = await readPublico(client)
      .vaga(codigo)
      .catch(() => undefined)
    if (vaga) return send(request, response, 200, toVagaDocument(html, vaga, site))
    await send(request, response, vaga === null ? 404 : 503, general)
  }
}

const type = 'text/html;charset=utf-8'

async function send({ headers }: IncomingMessage, response: ServerResponse, status: number, html: string) {
  const etag = `W/"${toDigest(html)}"`
  response.setHeader('cache-control', 'no-cache')
  response.setHeader('etag', etag)
  response.setHeader('vary', 'accept-encoding')
  if (status === 200 && headers['if-none-match'] === etag) {
    response.writeHead(304).end()
    return
  }
  const plain = Buffer.from(html)
  const encoding = chooseEncoding(plain.length, headers['accept-encoding'])
  if (encoding) response.setHeader('content-encoding', encoding)
  response.setHeader('content-type', type)
  response.statusCode = status
  response.end(encoding ? await compress(plain, encoding) : plain)
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { OperationCancellation } from '../upstream/transport/cancellation.ts'
import { discard } from '../upstream/transport/send.ts'
import type { Send } from '../upstream/transport/send.ts'
import { toForwardedHeaders } from './clientRequest.ts'
import type { ClientRequest } from './clientRequest.ts'
import { escapeHtml, paraOSite, showPagina } from './paginaDeEmail.ts'
import type { Pagina } from './paginaDeEmail.ts'

export const contestarPath = '/contestar'

const deadline = 10_000

/** Characters, as the REST API counts. */
const most = 2000
/** Bytes of the form: each character of the text may be four bytes, and each byte three characters. */
const mostBody = most * 12 + 100

const toForm = (texto: string): string =>
  `<form method="post"><label for="texto">Por que você contesta</label><textarea id="texto" name="texto" rows="8" maxlength="${most}" required>${escapeHtml(texto)}</textarea><button>Contestar</button></form>`

const invalido: Pagina = {
  titulo: 'Este link não é válido',
  frase: 'Abra o link do e-mail de novo. O de uma decisão que mudou não vale mais.',
  resto: paraOSite,
}
const feita: Pagina = {
  titulo: 'Recebemos a sua contestação',
  frase: 'A moderação vai decidir, e você recebe um e-mail com a resposta.',
  resto: paraOSite,
}
const tarde: Pagina = {
  titulo: 'Não é possível contestar',
  frase: 'Esta decisão já foi contestada, ou o prazo de 15 dias passou.',
  resto: paraOSite,
}
const toPergunta = (texto: string, titulo: string, frase: string): Pagina => ({ titulo, frase, resto: toForm(texto) })
const explica = 'Você pode contestar uma única vez. Diga por que a decisão não está certa.'

/** Undefined for a body that is too long. */
async function readTexto(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > mostBody) return undefined
    chunks.push(chunk)
  }
  return new URLSearchParams(Buffer.concat(chunks).toString()).get('texto')?.trim() ?? ''
}

/**
 * Where somebody suspended objects to it without signing in, from the link of a mail: a GET shows the form, and only its
 * POST objects.
 */
export function createContestar(send: Send) {
  return async (request: IncomingMessage, response: ServerResponse, client: ClientRequest): Promise<void> => {
    const token = new URL(request.url ?? '', 'http://gateway').searchParams.get('token') ?? ''
    if (!/^[\w.]{1,200}$/.test(token)) {
      request.resume()
      return showPagina(response, 400, invalido)
    }
    if (request.method !== 'POST') {
      request.resume()
      return showPagina(response, 200, toPergunta('', 'Contestar a suspensão', explica))
    }
    const texto = await readTexto(request)
    if (texto === undefined) return showPagina(response, 413, toPergunta('', 'O texto é longo demais', explica))
    try {
      const [status, pagina] = toResposta(await object(client, token, texto), texto)
      showPagina(response, status, pagina)
    } catch {
      showPagina(response, 502, toPergunta(texto, 'Não foi possível agora', 'Tente de novo em instantes.'))
    }
  }

  async function object(client: ClientRequest, token: string, texto: string): Promise<number> {
    const { authorization: _, ...headers } = toForwardedHeaders(client)
    const answer = await send({
      method: 'POST',
      path: '/moderacao/contestacoes',
      headers: { ...headers, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ token, texto }),
      cancellation: new OperationCancellation(client.cancellation, deadline),
    })
    await discard(answer)
    return answer.status
  }
}

/** What the page says of the status of the API. */
function toResposta(status: number, texto: string): [number, Pagina] {
  if (status === 204) return [200, feita]
  if (status === 409) return [409, tarde]
  if (status === 422) return [422, toPergunta(texto, 'Escreva por que você contesta', explica)]
  // An upstream without this call never sent such a mail.
  if (status === 400 || status === 404) return [400, invalido]
  return [status === 429 ? 429 : 502, toPergunta(texto, 'Não foi possível agora', 'Tente de novo em instantes.')]
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import * as z from 'zod'
import { OperationCancellation } from '../upstream/transport/cancellation.ts'
import { discard, toChunks } from '../upstream/transport/send.ts'
import type { Send } from '../upstream/transport/send.ts'
import { toForwardedHeaders } from './clientRequest.ts'
import type { ClientRequest } from './clientRequest.ts'
import { paraOSite, showPagina } from './paginaDeEmail.ts'

export const cancelarAvisosPath = '/avisos/cancelar'

const deadline = 10_000

type Frase = { titulo: string; frase: string; botao?: true }

const frases = {
  pergunta: {
    titulo: 'Não receber mais estes e-mails?',
    frase: 'As novidades continuam no site, em Notificações. Você pode voltar a receber os e-mails quando quiser.',
    botao: true,
  },
  invalido: {
    titulo: 'Este link não é válido',
    frase: 'Abra o link do e-mail de novo, ou escolha os seus avisos em Notificações.',
  },
  falha: { titulo: 'Não foi possível agora', frase: 'Tente de novo em instantes.', botao: true },
} as const satisfies Record<string, Frase>

const show = (response: ServerResponse, status: number, { titulo, frase, botao }: Frase): void =>
  showPagina(response, status, {
    titulo,
    frase,
    resto: botao ? '<form method="post"><button>Não receber mais</button></form>' : paraOSite,
  })

const resposta = z.object({ rotulo: z.string().max(200) })

/**
 * The address in the mails of the board (docs/decisions/0038-a-signed-link-stops-a-kind-of-mail.md): a POST stops mails of
 * its kind, from the button of this page or from a mail program; a GET only shows the button.
 */
export function createCancelarAvisos(send: Send) {
  return async (request: IncomingMessage, response: ServerResponse, client: ClientRequest): Promise<void> => {
    // The token is enough: the body of RFC 8058 adds nothing.
    request.resume()
    const token = new URL(request.url ?? '', 'http://gateway').searchParams.get('token') ?? ''
    if (!/^[\w.]{1,200}$/.test(token)) return show(response, 400, frases.invalido)
    if (request.method !== 'POST') return show(response, 200, frases.pergunta)
    try {
      await stop(response, client, token)
    } catch {
      show(response, 502, frases.falha)
    }
  }

  async function stop(response: ServerResponse, client: ClientRequest, token: string): Promise<void> {
    const { authorization: _, ...headers } = toForwardedHeaders(client)
    const answer = await send({
      method: 'POST',
      path: cancelarAvisosPath,
      headers: { ...headers, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ token }),
      cancellation: new OperationCancellation(client.cancellation, deadline),
    })
    if (answer.status !== 200) {
      await discard(answer)
      // An upstream without this call never sent such a mail.
      const isInvalid = [400, 404, 422].includes(answer.status)
      return show(
        response,
        isInvalid ? 400 : answer.status === 429 ? 429 : 502,
        isInvalid ? frases.invalido : frases.falha,
      )
    }
    const { rotulo } = resposta.parse(JSON.parse(await text(toChunks(answer))))
    const frase = `Você não recebe mais e-mails deste tipo: ${rotulo}. As novidades continuam no site, em Notificações.`
    show(response, 200, { titulo: 'Pronto', frase })
  }
}

import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import * as z from 'zod'
import { OperationCancellation } from '../upstream/transport/cancellation.ts'
import { discard, toChunks } from '../upstream/transport/send.ts'
import type { Send } from '../upstream/transport/send.ts'
import { toForwardedHeaders } from './clientRequest.ts'
import type { ClientRequest } from './clientRequest.ts'

export const cancelarAvisosPath = '/avisos/cancelar'

const deadline = 10_000

const style = `:root{color-scheme:light dark;--fundo:#f8f5ef;--texto:#221d17;--cor:#0f5a55;--botao:#fff}
@media(prefers-color-scheme:dark){:root{--fundo:#1b1815;--texto:#f2ede4;--cor:#7fd1c8;--botao:#1b1815}}
body{margin:0;padding:48px 16px;background:var(--fundo);color:var(--texto);font:18px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif}
main{max-width:520px;margin:0 auto}
h1{margin:0 0 16px;font-size:26px;line-height:1.25}
p{margin:0 0 24px}
a{color:var(--cor)}
button{min-height:48px;padding:0 24px;border:1px solid var(--cor);border-radius:10px;background:var(--cor);color:var(--botao);font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid var(--texto);outline-offset:3px}`

/** Nothing but this style and this form: the page has no script, and no other site frames it. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const escapeHtml = (given: string): string => given.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)

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

const toPage = ({ titulo, frase, botao }: Frase): string => `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${titulo}</title><style>${style}</style></head>
<body><main><h1>${titulo}</h1><p>${escapeHtml(frase)}</p>${botao ? '<form method="post"><button>Não receber mais</button></form>' : '<p><a href="/">Ir para o site</a></p>'}</main></body>
</html>
`

function show(response: ServerResponse, status: number, frase: Frase): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'referrer-policy': 'no-referrer',
  })
  response.end(toPage(frase))
}

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

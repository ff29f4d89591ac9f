import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { OperationCancellation } from '../upstream/transport/cancellation.ts'
import { discard, toChunks } from '../upstream/transport/send.ts'
import type { Incoming, Send } from '../upstream/transport/send.ts'
import { toForwardedHeaders } from './clientRequest.ts'
import type { ClientRequest } from './clientRequest.ts'
import { paraOSite, showPagina } from './paginaDeEmail.ts'
import type { Pagina } from './paginaDeEmail.ts'

const deadline = 60_000

type Texto = Pick<Pagina, 'titulo' | 'frase'>

type Link = {
  /** The call of the REST API that a press makes. */
  call: string
  pergunta: Texto & { botao: string }
  feito: Texto
}

/** Pages for the links of mails that change an account, or hand out its data, without a session. By path. */
const links: Record<string, Link> = {
  '/confirmar-email': {
    call: '/auth/confirm-email-change',
    pergunta: {
      titulo: 'Usar este e-mail na sua conta?',
      frase: 'Ao confirmar, a sua conta passa a usar este e-mail, e avisamos no anterior.',
      botao: 'Confirmar o novo e-mail',
    },
    feito: { titulo: 'E-mail alterado', frase: 'De agora em diante, entre com o novo e-mail.' },
  },
  '/desfazer-email': {
    call: '/auth/undo-email-change',
    pergunta: {
      titulo: 'Voltar para este e-mail?',
      frase: 'A sua conta volta para este e-mail e sai de todos os dispositivos. A senha atual deixa de valer.',
      botao: 'Desfazer a mudança',
    },
    feito: {
      titulo: 'A mudança foi desfeita',
      frase: 'A sua conta voltou para este e-mail. Enviamos para ele um link para criar uma nova senha.',
    },
  },
  '/copia-dos-dados': {
    call: '/auth/data-copy',
    pergunta: {
      titulo: 'Cópia dos seus dados',
      frase: 'Um arquivo com tudo o que o mural guarda sobre você. Leva alguns minutos.',
      botao: 'Pedir a cópia',
    },
    feito: { titulo: 'A cópia está sendo feita', frase: 'Quando estiver pronta, um e-mail traz o link para baixá-la.' },
  },
  '/baixar-copia': {
    call: '/auth/data-copy/download',
    pergunta: {
      titulo: 'A cópia dos seus dados está pronta',
      frase: 'Você pode baixá-la por 24 horas. Não a deixe num computador de outras pessoas.',
      botao: 'Baixar a cópia',
    },
    feito: { titulo: 'Pronto', frase: 'A cópia foi baixada.' },
  },
}

export const linksDaConta = Object.keys(links)

const invalido: Pagina = {
  titulo: 'Este link não vale mais',
  frase: 'Ele já foi usado, expirou, ou outro o substituiu. Veja se há um e-mail mais novo.',
  resto: paraOSite,
}
const tomado: Pagina = {
  titulo: 'Este e-mail é de outra conta',
  frase: 'Nada foi alterado. Se isso for um engano, fale com o suporte do mural.',
  resto: paraOSite,
}

const toPergunta = ({ botao, ...texto }: Link['pergunta']): Pagina => ({
  ...texto,
  resto: `<form method="post"><button>${botao}</button></form>`,
})

/** A GET shows a page with one button, and only its POST does what the link is for: programs that scan mails open links too. */
export function createLinkDaConta(send: Send, path: string) {
  const { call, pergunta, feito } = links[path] as Link
  return async (request: IncomingMessage, response: ServerResponse, client: ClientRequest): Promise<void> => {
    request.resume()
    const token = new URL(request.url ?? '', 'http://gateway').searchParams.get('token') ?? ''
    if (!/^[\w.]{1,200}$/.test(token)) return showPagina(response, 400, invalido)
    if (request.method !== 'POST') return showPagina(response, 200, toPergunta(pergunta))
    try {
      const answer = await press(client, token)
      if (answer.status === 200 && answer.contentType.startsWith('application/zip')) return await pass(response, answer)
      await discard(answer)
      const [status, pagina] = toResposta(answer.status)
      showPagina(response, status, pagina)
    } catch {
      if (response.headersSent) response.destroy()
      else showPagina(response, ...falhou(502))
    }
  }

  function press(client: ClientRequest, token: string): Promise<Incoming> {
    const { authorization: _, ...headers } = toForwardedHeaders(client)
    return send({
      method: 'POST',
      path: call,
      headers: { ...headers, 'content-type': 'application/json', accept: '*/*' },
      body: JSON.stringify({ token }),
      cancellation: new OperationCancellation(client.cancellation, deadline),
    })
  }

  function toResposta(status: number): [number, Pagina] {
    if (status === 200 || status === 202) return [200, { ...feito, resto: paraOSite }]
    if (status === 409) return [409, tomado]
    // An upstream without this call never sent such a mail.
    if (status === 400 || status === 404 || status === 422) return [400, invalido]
    return falhou(status === 429 ? 429 : 502)
  }

  function falhou(status: number): [number, Pagina] {
    const texto = { titulo: 'Não foi possível agora', frase: 'Tente de novo em instantes.' }
    return [status, toPergunta({ ...texto, botao: pergunta.botao })]
  }
}

async function pass(response: ServerResponse, answer: Incoming): Promise<void> {
  response.writeHead(200, {
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="meus-dados.zip"',
    'cache-control': 'private, no-store',
  })
  await pipeline(toChunks(answer), response)
}

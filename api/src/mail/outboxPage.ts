import { createFormat } from '../fuso.ts'
import { escapeHtml } from './escapeHtml.ts'
import type { Leitura, Outbox, SentMail } from './outbox.ts'

const look = `
:root{color-scheme:light dark}
body{max-width:720px;margin:0 auto;padding:24px 16px;font:16px/1.5 system-ui,sans-serif}
ol{list-style:none;padding:0}li{padding:12px 0;border-bottom:1px solid #8886}
iframe{width:100%;height:640px;border:1px solid #8886;border-radius:12px;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:16px;border:1px solid #8886;border-radius:12px}
nav,form{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;margin:16px 0}
input,button{min-height:44px;padding:0 12px;border:1px solid #8888;border-radius:8px;font:inherit}
input{flex:1;min-width:0}small{display:block}a{overflow-wrap:anywhere}`

const page = (title: string, body: string): string => `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><title>${escapeHtml(title)}</title><style>${look}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>
`

const formatWhen = createFormat('pt-BR', { dateStyle: 'short', timeStyle: 'medium' })

const whenOf = ({ sentAt }: SentMail): string => formatWhen(sentAt)

const item = (mail: SentMail): string =>
  `<li><a href="/_dev/mail/${mail.id}">${escapeHtml(mail.subject)}</a>
<small>Para ${escapeHtml(mail.to)} · ${whenOf(mail)}</small></li>`

const toHref = ({ busca = '', pagina }: Leitura): string =>
  escapeHtml(`/_dev/mail?${new URLSearchParams({ ...(busca && { busca }), pagina: String(pagina) }).toString()}`)

const navigation = (leitura: Leitura, paginas: number): string => {
  const { pagina } = leitura
  const newer = pagina > 1 ? `<a href="${toHref({ ...leitura, pagina: pagina - 1 })}">Mais novos</a>` : ''
  const older = pagina < paginas ? `<a href="${toHref({ ...leitura, pagina: pagina + 1 })}">Mais antigos</a>` : ''
  return paginas > 1
    ? `<nav aria-label="Páginas">${newer}<span>Página ${pagina} de ${paginas}</span>${older}</nav>`
    : ''
}

const nenhum = ({ busca, pagina }: Leitura): string =>
  pagina > 1 ? 'Esta página não tem e-mails.' : busca ? `Nenhum e-mail com “${busca}”.` : 'Nenhum e-mail enviado ainda.'

/** One page of the outbox, with its search. `recado`: what a button has done. */
export const toOutboxPage = ({ mails, total, paginas }: Outbox, leitura: Leitura, recado?: string): string =>
  page(
    'E-mails',
    `<form action="/_dev/mail" role="search"><input type="search" name="busca" aria-label="Endereço, assunto ou texto" placeholder="Endereço, assunto ou texto" maxlength="200" value="${escapeHtml(leitura.busca ?? '')}"><button>Buscar</button></form>
<form method="post" action="/_dev/mail/resumos"><button>Enviar os resumos agora</button></form>
${recado ? `<p role="status">${escapeHtml(recado)}</p>` : ''}
${
  mails.length === 0
    ? `<p>${escapeHtml(nenhum(leitura))}</p>`
    : `<p>${total === 1 ? '1 e-mail' : `${total} e-mails`}</p><ol>${mails.map(item).join('')}</ol>`
}
${navigation(leitura, paginas)}`,
  )

/** What becomes of the summaries that somebody has just asked for. */
export const toRecado = (pessoas: number): string =>
  pessoas === 0
    ? 'Nenhum resumo espera.'
    : `${pessoas === 1 ? '1 pessoa tinha um resumo' : `${pessoas} pessoas tinham um resumo`} à espera: quem ainda não viu as novidades recebeu o seu.`

/** One mail: its link, its HTML in a sandboxed frame, its text. */
export const toMailPage = (mail: SentMail): string =>
  page(
    mail.subject,
    `<p><a href="/_dev/mail">Todos os e-mails</a></p>
<p>Para ${escapeHtml(mail.to)} · ${whenOf(mail)}</p>
<p>Link: <a href="${escapeHtml(mail.link)}">${escapeHtml(mail.link)}</a></p>
<iframe title="HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(mail.html)}"></iframe>
<h2>Texto</h2><pre>${escapeHtml(mail.text)}</pre>`,
  )

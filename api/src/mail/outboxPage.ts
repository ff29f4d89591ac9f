import { escapeHtml } from './escapeHtml.ts'
import type { SentMail } from './outbox.ts'

const look = `
:root{color-scheme:light dark}
body{max-width:720px;margin:0 auto;padding:24px 16px;font:16px/1.5 system-ui,sans-serif}
ol{list-style:none;padding:0}li{padding:12px 0;border-bottom:1px solid #8886}
iframe{width:100%;height:640px;border:1px solid #8886;border-radius:12px;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:16px;border:1px solid #8886;border-radius:12px}
small{display:block}a{overflow-wrap:anywhere}`

const page = (title: string, body: string): string => `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><title>${escapeHtml(title)}</title><style>${look}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>
`

const whenOf = ({ sentAt }: SentMail): string => sentAt.toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo' })

const item = (mail: SentMail): string =>
  `<li><a href="/_dev/mail/${mail.id}">${escapeHtml(mail.subject)}</a>
<small>Para ${escapeHtml(mail.to)} · ${whenOf(mail)}</small></li>`

/** Every mail of the outbox, newest first. */
export const toOutboxPage = (mails: SentMail[]): string =>
  page('E-mails', mails.length === 0 ? '<p>Nenhum e-mail enviado ainda.</p>' : `<ol>${mails.map(item).join('')}</ol>`)

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

import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'

/* The pages that links of mails lead to without a session: a sentence, and at most one form that posts to itself. */

const style = `:root{color-scheme:light dark;--fundo:#f8f5ef;--texto:#221d17;--cor:#0f5a55;--botao:#fff}
@media(prefers-color-scheme:dark){:root{--fundo:#1b1815;--texto:#f2ede4;--cor:#7fd1c8;--botao:#1b1815}}
body{margin:0;padding:48px 16px;background:var(--fundo);color:var(--texto);font:18px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif}
main{max-width:520px;margin:0 auto}
h1{margin:0 0 16px;font-size:26px;line-height:1.25}
p{margin:0 0 24px}
a{color:var(--cor)}
label{display:block;margin:0 0 8px;font-weight:600}
textarea{box-sizing:border-box;width:100%;margin:0 0 24px;padding:12px;border:1px solid var(--cor);border-radius:10px;background:transparent;color:inherit;font:inherit}
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

export const escapeHtml = (given: string): string =>
  given.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)

/** `resto`: HTML. */
export type Pagina = { titulo: string; frase: string; resto: string }

export const paraOSite = '<p><a href="/">Ir para o site</a></p>'

const toPage = ({ titulo, frase, resto }: Pagina): string => `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${titulo}</title><style>${style}</style></head>
<body><main><h1>${titulo}</h1><p>${escapeHtml(frase)}</p>${resto}</main></body>
</html>
`

export function showPagina(response: ServerResponse, status: number, pagina: Pagina): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'referrer-policy': 'no-referrer',
  })
  response.end(toPage(pagina))
}

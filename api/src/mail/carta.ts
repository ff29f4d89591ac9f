import { escapeHtml } from './escapeHtml.ts'
import type { Mail } from './mailSender.ts'
import { quadroHtml, quadroNoEscuro } from './quadro.ts'

/** The parts of a mail, in reading order. */
export type Carta = {
  to: string
  subject: string
  /** The vaga that it is about, which its subject names. */
  vaga?: string | null
  /** The university's short name. */
  sigla: string
  saudacao: string
  paragrafo: string
  /** A quoted message, word for word; null for none. */
  citacao: string | null
  botao: string
  link: string
  /** A code in large type; null for none. */
  codigo: string | null
  /** How long the mail is valid, and what to do if one did not request it. */
  rodape: string
  /** What a summary lists. */
  secoes?: readonly Secao[]
  /** Where its reader chooses what to be told of, and stops mails of this kind. */
  escolha?: { avisos: string; cancelar: string } | undefined
}

type Secao = { titulo: string; itens: ReadonlyArray<{ texto: string; link: string }> }

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/**
 * The light colours are inline, for clients that drop the style element. Where there is one, a dark client replaces all of
 * them, so that no dark text is left on a dark card.
 */
const dark = `
:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.fundo{background:#171410!important;color:#f1ece3!important}
.cartao{background:#221e18!important;border-color:#3f382e!important}
${quadroNoEscuro}
.fraco{color:#bcb2a2!important}
.marca,.link{color:#7fcdc5!important}
.botao{background:#7fcdc5!important;color:#0b2422!important}
.codigo{background:#2f2920!important;color:#f1ece3!important}
.citacao{border-color:#5a5042!important}
}
@media (max-width:480px){
.fundo{padding:16px 8px!important}
.cartao,.quadro{padding-left:20px!important;padding-right:20px!important}
}`

const linkTo = (href: string, text: string, style = ''): string =>
  `<a class="link" href="${escapeHtml(href)}" target="_blank" style="color:#0f5a55;${style}">${escapeHtml(text)}</a>`

const codigoHtml = (codigo: string) => `
<p class="fraco" style="margin:24px 0 8px;color:#655c50;font-size:14px">Ou digite este código na página de confirmação:</p>
<p class="codigo" style="margin:0;padding:16px;background:#f2ede4;border-radius:12px;text-align:center;font:600 26px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:3px;color:#221d17">${codigo}</p>`

const citacaoHtml = (citacao: string) => `
<blockquote class="citacao" style="margin:0 0 24px;padding:0 0 0 16px;border-left:4px solid #e4dccf;white-space:pre-line">${escapeHtml(citacao)}</blockquote>`

const secaoHtml = ({ titulo, itens }: Secao) => `
<h2 style="margin:0 0 8px;font-size:17px;line-height:1.3">${escapeHtml(titulo)}</h2>
<ul style="margin:0 0 24px;padding:0 0 0 20px">${itens
  .map(({ texto, link }) => `\n<li style="margin:0 0 8px">${linkTo(link, texto)}</li>`)
  .join('')}
</ul>`

const escolhaHtml = ({ avisos, cancelar }: NonNullable<Carta['escolha']>) => `<br>
${linkTo(avisos, 'Escolher os meus avisos')} · ${linkTo(cancelar, 'Não receber mais e-mails como este')}`

const toHtml = (carta: Carta): string => {
  const { subject, sigla, saudacao, paragrafo, citacao, botao, link, codigo, rodape, secoes = [], escolha } = carta
  const [title, hello, body, action, href, foot] = [subject, saudacao, paragrafo, botao, link, rodape].map(escapeHtml)
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${title}</title><style>${dark}
</style></head>
<body class="fundo" style="margin:0;padding:32px 16px;background:#f8f5ef;${font};color:#221d17;overflow-wrap:anywhere">
<table role="presentation" align="center" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;margin:0 auto;table-layout:fixed">${quadroHtml(escapeHtml(sigla))}
<tr><td class="cartao" style="padding:32px;background:#fffdf9;border:1px solid #e4dccf;border-radius:0 0 12px 12px;font-size:16px;line-height:1.5">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${title}</h1>
<p style="margin:0 0 8px">${hello}</p>
<p style="margin:0 0 24px">${body}</p>${citacao === null ? '' : citacaoHtml(citacao)}${secoes.map(secaoHtml).join('')}
<a class="botao" href="${href}" target="_blank" style="display:inline-block;padding:14px 24px;background:#0f5a55;border-radius:10px;color:#ffffff;font-weight:600;text-decoration:none">${action}</a>${codigo === null ? '' : codigoHtml(codigo)}
<p class="fraco" style="margin:24px 0 0;color:#655c50;font-size:14px">Se o botão não abrir, copie este endereço:<br>${linkTo(link, link, 'word-break:break-all')}</p>
</td></tr>
<tr><td class="fraco" style="padding:16px 8px;color:#655c50;font-size:13px;line-height:1.5">${foot}${escolha ? escolhaHtml(escolha) : ''}</td></tr>
</table>
</body>
</html>
`
}

const toText = ({
  sigla,
  saudacao,
  paragrafo,
  citacao,
  botao,
  link,
  codigo,
  rodape,
  secoes = [],
  escolha,
}: Carta): string =>
  [
    saudacao,
    paragrafo,
    ...(citacao === null ? [] : [citacao.replace(/^/gm, '> ')]),
    ...secoes.map(({ titulo, itens }) => [titulo, ...itens.map(item => `- ${item.texto}\n  ${item.link}`)].join('\n')),
    `${botao}:\n${link}`,
    ...(codigo === null ? [] : [`Ou digite este código na página de confirmação: ${codigo}`]),
    rodape,
    ...(escolha
      ? [`Escolher os meus avisos:\n${escolha.avisos}`, `Não receber mais e-mails como este:\n${escolha.cancelar}`]
      : []),
    `${sigla} · Oportunidades`,
  ].join('\n\n')

const subjectOf = ({ subject, vaga }: Carta): string =>
  !vaga || subject.includes(vaga) ? subject : `${subject}: ${vaga}`

/** The same mail as text and as HTML: nothing to load, readable without styles, in light and in dark clients. */
export const toMail = (carta: Carta): Mail => {
  const subject = subjectOf(carta)
  return {
    to: carta.to,
    subject,
    link: carta.link,
    text: `${toText(carta)}\n`,
    html: toHtml({ ...carta, subject }),
    ...(carta.escolha && { cancelar: carta.escolha.cancelar }),
  }
}

import { coresDe } from '@board/http/cor'
import { fusoPadrao, offsetsOf } from '../fuso.ts'
import { primeirosMesesPadrao } from '../periodos.ts'
import type { Instituicao } from '../upstream/models/instituicao.ts'
import { toSource } from './site.ts'
import type { Page } from './site.ts'

/**
 * The documents with what the institution changes of them: its accent and whether the mark 'MVP' shows as a style, and its
 * logo as a name and an address, which the header reads (web/src/app/header/Logo.tsx), its time zone, its terms, and whether
 * people sign in at the university (web/src/sessao/login/universidade.ts). Unchanged documents without any.
 * The service worker takes it off again to know the build (web/worker/sw.ts).
 */
export function dressPages(pages: Page[], instituicao: Instituicao): Page[] {
  const style = toStyle(instituicao)
  const attributes = toAttributes(instituicao)
  if (style === '' && attributes === '') return pages
  return pages.map(page => {
    // Functions: in a replacement text, '$&' of a name would be a pattern.
    const html = page.html
      .replace('<html', () => `<html${attributes}`)
      .replace('</head>', () => (style === '' ? '</head>' : `<style data-instituicao>${style}</style></head>`))
    const { scripts, styles } = page.inline
    return { ...page, html, inline: { scripts, styles: style ? [...styles, toSource(style)] : styles } }
  })
}

function toStyle({ cor, marcaMvp, logo, entradaPelaUniversidade }: Instituicao): string {
  return [
    cor === null ? '' : toAccent(cor),
    marcaMvp ? '' : '[data-mvp]{display:none}',
    // The prerendered form is without it, until the code has read the attribute.
    entradaPelaUniversidade === null ? '' : '[data-espera]{visibility:hidden}',
    // As high as the board's own, and at most three times as wide.
    logo === null ? '' : 'img[data-logo]{block-size:32px;inline-size:auto;max-inline-size:96px;object-fit:contain}',
  ].join('')
}

/** By the selectors of both themes (web/src/ui/theme.css.ts), each a little more specific. */
function toAccent(cor: string): string {
  const dark = toVariables(cor, 'escuro')
  return [
    `:root:root{${toVariables(cor, 'claro')}}`,
    `@media screen{:root:root[data-tema="escuro"]{${dark}}}`,
    `@media screen and (prefers-color-scheme:dark){:root:root:not([data-tema="claro"]){${dark}}}`,
  ].join('')
}

function toVariables(cor: string, fundo: 'claro' | 'escuro'): string {
  const { primary, hover, soft, edge, text } = coresDe(cor, fundo)
  return `--tz0:${primary};--tz1:${hover};--tz2:${soft};--tz3:${text};--tz4:${edge}`
}

function toAttributes({ logo, sigla, fuso, primeirosMeses, entradaPelaUniversidade }: Instituicao): string {
  const meses = primeirosMeses.join()
  return [
    fuso === fusoPadrao ? '' : ` data-fuso="${offsetsOf(fuso)}"`,
    meses === primeirosMesesPadrao.join() ? '' : ` data-periodos="${meses}"`,
    logo === null ? '' : ` data-logo="${logo}" data-sigla="${escape(sigla)}"`,
    entradaPelaUniversidade === null ? '' : ` data-universidade="${entradaPelaUniversidade}"`,
  ].join('')
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escape = (text: string) => text.replaceAll(/[&<>"]/g, character => entities[character] ?? character)

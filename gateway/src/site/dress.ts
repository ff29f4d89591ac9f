import { coresDe } from '@board/http/cor'
import type { Instituicao } from '../upstream/models/instituicao.ts'
import { toSource } from './site.ts'
import type { Page } from './site.ts'

/**
 * The documents with what the institution changes of them: its accent and whether the mark 'MVP' shows as a style, and its
 * logo as a name and an address, which the header reads (web/src/app/header/Logo.tsx). Unchanged documents without any.
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

function toStyle({ cor, marcaMvp }: Instituicao): string {
  const mark = marcaMvp ? '' : '[data-mvp]{display:none}'
  return cor === null ? mark : `:root{${toVariables(cor, 'claro')}${toVariables(cor, 'escuro')}}${mark}`
}

/** Those that the tokens of the web app read (web/src/ui/theme.css.ts). */
function toVariables(cor: string, fundo: 'claro' | 'escuro'): string {
  return Object.entries<string>(coresDe(cor, fundo))
    .map(([part, value]) => `--${fundo}-${part}:${value};`)
    .join('')
}

function toAttributes({ logo, sigla }: Instituicao): string {
  return logo === null ? '' : ` data-logo="${logo}" data-sigla="${escape(sigla)}"`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escape = (text: string) => text.replaceAll(/[&<>"]/g, character => entities[character] ?? character)

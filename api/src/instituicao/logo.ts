import type { Metadata } from 'sharp'
import { Refusal } from '../http/refusal.ts'
import type { Logo } from './instituicao.repository.ts'

export const maisBytes = 200 * 1024

/** In pixels: a header shows 32, and a screen of triple density 96. */
const lados = { min: 32, max: 2048 }

const recusa = (frase: string) => new Refusal(415, frase)

const tipos: Readonly<Record<string, string>> = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp' }

/** Draws, and loads nothing: no script, no foreign content, no animation, no link. */
const elementos = new Set(
  'svg g path rect circle ellipse line polyline polygon defs linearGradient radialGradient stop clipPath mask title desc symbol use text tspan style'.split(
    ' ',
  ),
)

/** `url(#x)` and `href="#x"` are parts of the drawing itself. */
/** Doctypes, instructions, entities and escapes that hide a word, handlers, addresses. */
const perigos = [
  /<!(?!--)/,
  /<\?(?!xml\s)/,
  /&(?!(amp|lt|gt|quot|apos);)/,
  /\\/,
  /[\s"']on\w+\s*=/i,
  /(javascript|data):/i,
]
const referencia = /(?:href\s*=\s*["']?|url\(\s*["']?|@import\s*)\s*([^"')\s>]*)/gi

/** Whether an SVG only draws. What looks like anything else is refused, also if it is harmless. */
const isDesenho = (svg: string): boolean => {
  const text = svg.replaceAll(/<!--[\s\S]*?-->/g, '')
  if (perigos.some(each => each.test(text))) return false
  const nomes = [...text.matchAll(/<\/?\s*([^\s/>?]+)/g)].map(each => each[1] ?? '')
  if (nomes.some(nome => !nome.startsWith('?') && !elementos.has(nome))) return false
  return [...text.matchAll(referencia)].every(([, alvo = '']) => alvo.startsWith('#'))
}

const toSvg = (bytes: Buffer): Logo => {
  const text = bytes.toString('utf8')
  if (text.includes('\uFFFD') || !isDesenho(text))
    throw recusa('Este SVG tem mais que um desenho: scripts, estilos de fora, textos incorporados ou referências.')
  return { bytes, tipo: 'image/svg+xml' }
}

/** What the file says of itself, without decoding its picture; null if it is none. */
const readHeader = async (bytes: Buffer): Promise<Metadata | null> => {
  // Loaded here: it takes memory that only this call needs.
  const { default: sharp } = await import('sharp')
  try {
    return await sharp(bytes, { limitInputPixels: lados.max ** 2 }).metadata()
  } catch {
    return null
  }
}

/**
 * A file as a logo, by its bytes: a PNG, JPEG or WebP of a sensible size, or an SVG that only draws.
 * @throws Refusal 415 with the reason
 */
export const toLogo = async (bytes: Buffer): Promise<Logo> => {
  if (/^\uFEFF?\s*(<\?xml\s[^>]*\?>)?\s*(<!--[\s\S]*?-->\s*)*<svg[\s>]/.test(bytes.toString('utf8')))
    return toSvg(bytes)
  const header = await readHeader(bytes)
  const tipo = header && tipos[header.format]
  if (!header || !tipo) throw recusa('Envie um PNG, JPEG, WebP ou SVG.')
  const { width, height, pages = 1 } = header
  if (pages > 1) throw recusa('O logo não pode ser animado.')
  if (Math.min(width, height) < lados.min || Math.max(width, height) > lados.max)
    throw recusa(`O logo deve ter de ${lados.min} a ${lados.max} pixels em cada lado.`)
  return { bytes, tipo }
}

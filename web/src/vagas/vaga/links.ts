/** URLs written by users. Only http and https become links. */

/** The URL; null if it is invalid or has another scheme. */
export function readLink(text: string | null | undefined): URL | null {
  if (!text || !URL.canParse(text)) return null
  const url = new URL(text)
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : null
}

export type Trecho = { texto: string; endereco: URL | null }

/** Matches up to the first space or bracket, without trailing punctuation. */
const pattern = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?'…)\]])/i

/** Splits a line into text and URLs, in order and without losing any of it. */
export function toTrechos(line: string): Trecho[] {
  return line
    .split(pattern)
    .filter(Boolean)
    .map(texto => ({ texto, endereco: pattern.test(texto) ? readLink(texto) : null }))
}

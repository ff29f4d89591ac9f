/** Addresses that people wrote: only http and https lead anywhere, whatever else they may have put there. */

/** The address, or null for what is none or of another scheme. */
export function readEndereco(text: string | null | undefined): URL | null {
  if (!text || !URL.canParse(text)) return null
  const url = new URL(text)
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : null
}

export type Trecho = { texto: string; endereco: URL | null }

/** Up to the first blank or bracket, without the punctuation of the sentence around it. */
const pattern = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?'…)\]])/i

/** A line as plain parts and addresses, in order; nothing of it is lost. */
export function toTrechos(line: string): Trecho[] {
  return line
    .split(pattern)
    .filter(Boolean)
    .map(texto => ({ texto, endereco: pattern.test(texto) ? readEndereco(texto) : null }))
}

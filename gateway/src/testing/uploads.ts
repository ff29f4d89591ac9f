import { readFileSync } from 'node:fs'

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
/** A portrait of one pixel. */
export const png = () => new File([Buffer.from(pixel, 'base64')], 'eu.png', { type: 'image/png' })
/** A transcript. */
export const pdf = () => {
  const file = new URL('../../../api/src/historicos/testing/pdfs/tabela.pdf', import.meta.url)
  return new File([readFileSync(file)], 'espelho.pdf', { type: 'application/pdf' })
}

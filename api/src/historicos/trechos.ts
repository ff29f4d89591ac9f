import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { isIllegible } from './campos.ts'

/** A run of text on its page: points from the top left, `y` of the baseline. */
export type Trecho = { texto: string; x: number; y: number; largura: number; altura: number }

/** `girados`: how many runs of text have another direction than most of the page, or none of the four. */
export type Pagina = { trechos: Trecho[]; girados: number }

/** Why no text can be read from a PDF. */
export type Recusa = 'senha' | 'paginas' | 'sem-texto' | 'sem-letras' | 'girado' | 'ilegivel' | 'pesado'

export class PdfRecusado extends Error {
  readonly recusa: Recusa

  constructor(recusa: Recusa) {
    super(recusa)
    this.recusa = recusa
  }
}

/** A transcript has two to six pages. */
const maxPaginas = 40
const maxTrechos = 60_000

type Documento = Awaited<ReturnType<typeof getDocumentProxy>>

/**
 * Nothing in a PDF is ever run or compiled: its scripts are data that nobody reads. A damaged PDF is refused as a
 * whole, so that no line is lost silently.
 */
const open = async (pdf: Uint8Array): Promise<Documento> => {
  try {
    return await getDocumentProxy(pdf, {
      isEvalSupported: false,
      stopAtErrors: true,
      disableFontFace: true,
      useSystemFonts: false,
      verbosity: 0,
    })
  } catch (error) {
    throw error instanceof Error && error.name === 'PasswordException' ? new PdfRecusado('senha') : error
  }
}

/** A run with its baseline's direction: 0 to 3 quarter turns, or null for a slanted one, as in a watermark. */
type Posto = Trecho & { voltas: number | null }

const voltasOf = (a: number, b: number): number | null => {
  if (Math.abs(b) <= Math.abs(a) * 0.1) return a > 0 ? 0 : 2
  if (Math.abs(a) <= Math.abs(b) * 0.1) return b > 0 ? 1 : 3
  return null
}

/** The direction of most of the text. */
const mainDirection = (postos: Posto[]): number => {
  const counts = [0, 0, 0, 0]
  for (const { voltas, texto } of postos) if (voltas !== null) counts[voltas] = (counts[voltas] ?? 0) + texto.length
  return counts.indexOf(Math.max(...counts))
}

/** Turns the page until its text is upright. Positions are only compared with each other, so they may be negative. */
const turn = ({ texto, x, y, largura, altura }: Posto, voltas: number): Trecho => {
  const trecho = { texto, x, y, largura, altura }
  if (voltas === 1) return { ...trecho, x: y, y: -x }
  if (voltas === 2) return { ...trecho, x: -x, y: -y }
  return voltas === 3 ? { ...trecho, x: -y, y: x } : trecho
}

const readPagina = async (documento: Documento, numero: number): Promise<Pagina> => {
  const { Util } = await getResolvedPDFJS()
  const page = await documento.getPage(numero)
  const viewport = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  const postos = items.flatMap((item): Posto[] => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = Util.transform(viewport.transform, item.transform) as number[]
    return [{ texto: item.str, x, y, largura: item.width, altura: Math.hypot(c, d), voltas: voltasOf(a, b) }]
  })
  const voltas = mainDirection(postos)
  const upright = postos.filter(posto => posto.voltas === voltas)
  return { trechos: upright.map(posto => turn(posto, voltas)), girados: postos.length - upright.length }
}

/**
 * The text of a PDF, page by page.
 * @throws PdfRecusado for a password, too many pages, slanted text alone, or no text at all
 */
export const readTrechos = async (pdf: Uint8Array): Promise<Pagina[]> => {
  const documento = await open(pdf)
  if (documento.numPages > maxPaginas) throw new PdfRecusado('paginas')
  const paginas: Pagina[] = []
  let total = 0
  for (let numero = 1; numero <= documento.numPages; numero += 1) {
    const pagina = await readPagina(documento, numero)
    total += pagina.trechos.length + pagina.girados
    if (total > maxTrechos) throw new PdfRecusado('pesado')
    paginas.push(pagina)
  }
  if (total === 0) throw new PdfRecusado('sem-texto')
  if (paginas.every(({ trechos }) => trechos.length === 0)) throw new PdfRecusado('girado')
  return paginas
}

const share = (items: string[], test: (item: string) => boolean): number =>
  items.length === 0 ? 0 : items.filter(test).length / items.length

/**
 * Whether the text is made of words. It is not if its font has no character map, so that other characters come, or if its
 * letters are set apart, so that nobody knows where a word ends.
 */
export const hasPalavras = (paginas: Pagina[]): boolean => {
  const texto = paginas.flatMap(({ trechos }) => trechos.map(each => each.texto)).join(' ')
  const palavras = texto.split(/\s+/).filter(palavra => /\p{L}/u.test(palavra))
  const sinais = Array.from(texto.replaceAll(/\s/g, ''))
  return (
    share(palavras, palavra => /^\p{L}$/u.test(palavra)) < 0.4 &&
    share(sinais, isIllegible) < 0.05 &&
    share(sinais, sinal => /[\p{L}\p{N}]/u.test(sinal)) > 0.6
  )
}

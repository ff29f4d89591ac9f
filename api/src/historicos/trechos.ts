import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'

/** A run of text on its page: points from the top left, `y` of the baseline. */
export type Trecho = { texto: string; x: number; y: number; largura: number; altura: number }

/** Why no text can be read from a PDF. */
export type Recusa = 'senha' | 'paginas' | 'sem-texto' | 'ilegivel' | 'pesado'

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

const readPagina = async (documento: Documento, numero: number): Promise<Trecho[]> => {
  const { Util } = await getResolvedPDFJS()
  const page = await documento.getPage(numero)
  const viewport = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  return items.flatMap(item => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = Util.transform(viewport.transform, item.transform) as number[]
    // Rotated or upside down: a watermark.
    if (Math.abs(b) > Math.abs(a) * 0.1 || a <= 0) return []
    return [{ texto: item.str, x, y, largura: item.width, altura: Math.hypot(c, d) }]
  })
}

/**
 * The text of a PDF, page by page.
 * @throws PdfRecusado for a password, too many pages, or no text at all
 */
export const readTrechos = async (pdf: Uint8Array): Promise<Trecho[][]> => {
  const documento = await open(pdf)
  if (documento.numPages > maxPaginas) throw new PdfRecusado('paginas')
  const paginas: Trecho[][] = []
  let total = 0
  for (let numero = 1; numero <= documento.numPages; numero += 1) {
    const trechos = await readPagina(documento, numero)
    total += trechos.length
    if (total > maxTrechos) throw new PdfRecusado('pesado')
    paginas.push(trechos)
  }
  if (total === 0) throw new PdfRecusado('sem-texto')
  return paginas
}

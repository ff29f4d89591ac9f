import { toStored } from './bomba.ts'

/* A PDF written by hand: as small as the format allows, the same bytes each time, and as broken as a test needs. */

export type Stream = { dict?: string; data: Buffer | string; flate?: boolean }

/** The body of one object, with its references as `n 0 R`. */
export type Objeto = string | Stream

const toBytes = (objeto: Objeto, numero: number, encrypt: Encrypt): Buffer => {
  if (typeof objeto === 'string') return Buffer.from(objeto, 'latin1')
  const { dict = '', data, flate = false } = objeto
  const plain = typeof data === 'string' ? Buffer.from(data, 'latin1') : data
  const bytes = encrypt(flate ? toStored(plain) : plain, numero)
  const filter = flate ? '/Filter /FlateDecode ' : ''
  return Buffer.concat([
    Buffer.from(`<< ${dict} ${filter}/Length ${bytes.length} >>\nstream\n`, 'latin1'),
    bytes,
    Buffer.from('\nendstream', 'latin1'),
  ])
}

/** Encodes the bytes of a stream for the file. */
export type Encrypt = (bytes: Buffer, numero: number) => Buffer

/** The first object is the catalog; they are numbered from 1. */
export const toPdf = (
  objetos: Objeto[],
  { trailer = '', encrypt = bytes => bytes }: { trailer?: string; encrypt?: Encrypt } = {},
): Buffer => {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00E2\u00E3\u00CF\u00D3\n', 'latin1')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  const push = (part: Buffer) => {
    parts.push(part)
    length += part.length
  }
  for (const [index, objeto] of objetos.entries()) {
    offsets.push(length)
    push(Buffer.from(`${index + 1} 0 obj\n`))
    push(toBytes(objeto, index + 1, encrypt))
    push(Buffer.from('\nendobj\n'))
  }
  const entries = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const start = length
  const size = objetos.length + 1
  push(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${entries}`))
  push(Buffer.from(`trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`, 'latin1'))
  return Buffer.concat(parts)
}

/** A text with its position: points from the bottom left of an A4 page, 595 by 842. */
export type Texto = { x: number; y: number; texto: string; tamanho?: number }

/** Characters of WinAnsiEncoding beyond Latin 1. */
export const acentosSoltos: ReadonlyMap<string, number> = new Map([
  ['ˆ', 0x88],
  ['–', 0x96],
  ['˜', 0x98],
])

const toWinAnsi = (texto: string): string =>
  Array.from(texto, letter => String.fromCharCode(acentosSoltos.get(letter) ?? letter.charCodeAt(0))).join('')

const hex = (texto: string): string => Buffer.from(toWinAnsi(texto), 'latin1').toString('hex')

export const toConteudo = (textos: Texto[]): string =>
  textos
    .map(({ x, y, texto, tamanho = 8 }) => `BT /F1 ${tamanho} Tf 1 0 0 1 ${x} ${y} Tm <${hex(texto)}> Tj ET`)
    .join('\n')

const helvetica = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'

type Opcoes = {
  /** Entries of the catalog. */
  catalogo?: string
  fonte?: string
  /** Additional objects, from number 4 on. */
  outros?: Objeto[]
  /** Entries of each page, besides the font. */
  recursos?: string
}

/**
 * The pages of a document: catalog, pages and font are objects 1 to 3, then come `outros`, then page and contents
 * alternate.
 */
export const toObjetos = (
  conteudos: Array<string | Stream>,
  { catalogo = '', fonte = helvetica, outros = [], recursos = '' }: Opcoes = {},
): Objeto[] => {
  const first = 4 + outros.length
  const kids = conteudos.map((_, index) => `${first + index * 2} 0 R`).join(' ')
  const pages = conteudos.flatMap((conteudo, index): Objeto[] => [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${first + index * 2 + 1} 0 R /Resources << /Font << /F1 3 0 R >> ${recursos} >> >>`,
    typeof conteudo === 'string' ? { data: conteudo, flate: true } : conteudo,
  ])
  return [
    `<< /Type /Catalog /Pages 2 0 R ${catalogo} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${conteudos.length} >>`,
    fonte,
    ...outros,
    ...pages,
  ]
}

import { createUnpack, isObjectStream } from './objectStream.ts'
import { createWork, findObjetos, readObjeto, RefusedPdf } from './objeto.ts'
import type { Objeto, Reason } from './objeto.ts'

/* What a PDF may not contain: anything that runs, opens something else, or hides something else in it. */

const proibidos = new Map<string, Reason>(
  Object.entries({
    Encrypt: 'senha',
    JavaScript: 'programa',
    JS: 'programa',
    Launch: 'programa',
    GoToE: 'programa',
    GoToR: 'programa',
    SubmitForm: 'programa',
    ImportData: 'programa',
    Thread: 'programa',
    SetOCGState: 'programa',
    EmbeddedFile: 'anexo',
    EmbeddedFiles: 'anexo',
    EF: 'anexo',
    FileAttachment: 'anexo',
    XFA: 'formulario',
    RichMedia: 'midia',
    Screen: 'midia',
    Movie: 'midia',
    Sound: 'midia',
    Rendition: 'midia',
    '3D': 'midia',
  }),
)

/** Keys of a stream whose content is in another file. */
const externos = ['F', 'FFilter', 'FDecodeParms', 'Ref', 'OPI']

/**
 * Programs that go by the beginning of a file, as browsers and shells do, read a PDF. A byte order mark and white space
 * name no other type.
 */
const beginning = /^(?:\xef\xbb\xbf)?[\t\n\f\r ]*%PDF-/

const check = ({ names, keys, streams }: Objeto): void => {
  for (const each of names) {
    const reason = proibidos.get(each)
    if (reason) throw new RefusedPdf(reason)
  }
  if (streams.length > 0 && externos.some(each => keys.has(each))) throw new RefusedPdf('externo')
}

/** Whether an object, run as an action, does anything but show a place of the document. */
const acts = ({ names }: Objeto): boolean =>
  names.some((each, index) => each === 'Next' || each === 'URI' || (each === 'S' && names[index + 1] !== 'GoTo'))

/** What a PDF runs by itself: it may only show a place, which many writers make it open at. */
const createTriggers = (read: (text: string, at: number) => Objeto) => {
  const opened = new Set<number>()
  const acting = new Set<number | null>()
  return {
    note: (text: string, objeto: Objeto, numero: number | null) => {
      // A reference to a reference says nothing about what is opened.
      if (acts(objeto) || (objeto.names.length === 0 && numero !== null)) acting.add(numero)
      for (const { key, at } of objeto.triggers) {
        if (text[at] === '[') continue
        const value = read(text, at)
        const [reference] = value.words.get('') ?? []
        const isReference = /^\d/.test(reference ?? '')
        if (key === 'AA' ? isReference || text[at] === '<' : acts(value)) throw new RefusedPdf('programa')
        if (isReference) opened.add(Number(reference))
      }
    },
    check: () => {
      const isActing = [...opened].some(each => acting.has(each)) || (opened.size > 0 && acting.has(null))
      if (isActing) throw new RefusedPdf('programa')
    },
  }
}

const inspect = (pdf: Buffer, work: ReturnType<typeof createWork>): void => {
  const text = pdf.toString('latin1')
  if (!beginning.test(text)) throw new RefusedPdf('mistura')
  const unpack = createUnpack(pdf, text, work)
  const triggers = createTriggers((within, at) => readObjeto(within, at, work, true))
  let isDocument = false
  const look = (within: string, objeto: Objeto, numero: number | null) => {
    check(objeto)
    triggers.note(within, objeto, numero)
    isDocument ||= objeto.names.includes('Catalog')
  }
  for (const { start, numero } of findObjetos(text)) {
    const objeto = readObjeto(text, start, work)
    look(text, objeto, numero)
    if (!isObjectStream(objeto)) continue
    for (const end of objeto.streams) {
      for (const each of unpack(objeto, end)) look(each.text, each.objeto, each.numero)
    }
  }
  triggers.check()
  // A truncated object has no end to continue from.
  if (!isDocument || !text.includes('startxref')) throw new RefusedPdf('ilegivel')
}

/** The first thing in a PDF that is refused; null if it is accepted. */
export const inspectPdf = (pdf: Buffer, work = createWork(pdf.length)): Reason | null => {
  try {
    inspect(pdf, work)
    return null
  } catch (error) {
    return error instanceof RefusedPdf ? error.reason : 'ilegivel'
  }
}

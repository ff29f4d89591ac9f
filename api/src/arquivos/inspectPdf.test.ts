import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { toPdf, toStream } from '../testing/toPdf.ts'
import { inspectPdf } from './inspectPdf.ts'

/** An object stream with these objects. */
const toObjectStream = (
  objetos: string[],
  dict = '/Type /ObjStm /Filter /FlateDecode',
  deflate: (bytes: Buffer) => Buffer = deflateSync,
) => {
  let at = 0
  const head = objetos.map((objeto, index) => {
    const start = at
    at += objeto.length + 1
    return `${index + 10} ${start} `
  })
  const first = head.join('').length
  const data = deflate(Buffer.from(`${head.join('')}${objetos.join(' ')}`))
  return toStream(`${dict} /N ${objetos.length} /First ${first}`, data)
}

const asIs = (bytes: Buffer) => bytes

describe('a PDF may carry', () => {
  const texto = toStream('/Filter /FlateDecode', deflateSync(Buffer.from('BT (React /JS /Launch) Tj ET')))
  test.each([
    ['nothing', toPdf()],
    ['a link, and a place to open at', toPdf('<< /S /URI /URI (https://x.example/JS/Launch) >>', '<< /S /GoTo >>')],
    ['what looks like it in a text', toPdf('<< /Title (Curso de /JavaScript \\) /JS) >>', '<2F4A53>', texto)],
    ['objects in a stream', toPdf(toObjectStream(['<< /S /URI >>', '[1 0 R]', '5']))],
    ['objects in a stream as it is', toPdf(toObjectStream(['<< /S /URI >>'], '/Type /ObjStm', asIs))],
    ['a byte order mark', Buffer.concat([Buffer.from('\xef\xbb\xbf\r\n', 'latin1'), toPdf()])],
    ['a place to open at', toPdf('<< /OpenAction [ 2 0 R /Fit ] >>', '<< /OpenAction << /S /GoTo /D [ 2 0 R ] >> >>')],
    ['a place to open at, elsewhere', toPdf('<< /OpenAction 4 0 R >>', '<< /S /GoTo /D [ 2 0 R ] >>')],
    ['a place to open at, in a stream', toPdf(toObjectStream(['<< /OpenAction 11 0 R >>', '[ 2 0 R /Fit ]']))],
    [
      'names that are the keys of other things',
      toPdf(toStream('/Type /XObject /Name /F /Flags << /F 4 >>', texto), '[ /AA /AB 65 /AC ]'),
    ],
  ])('%s', (_, pdf) => {
    expect(inspectPdf(pdf)).toBeNull()
  })

  test.each(['tabela', 'carta', 'duas-paginas', 'digitalizado'])('what %s.pdf does', nome => {
    const pdf = readFileSync(new URL(`../historicos/testing/pdfs/${nome}.pdf`, import.meta.url))
    expect(inspectPdf(pdf)).toBeNull()
  })
})

describe('a PDF may not carry', () => {
  test.each([
    ['<< /S /JavaScript /JS (app.alert\\(1\\)) >>', 'programa'],
    ['<< /S /J#61vaScript >>', 'programa'],
    ['<< /S %x\n/JavaScript >>', 'programa'],
    ['/Launch', 'programa'],
    ['<< /A [ << /B << /S /Launch /F (calc.exe) >> >> ] >>', 'programa'],
    ['<< /S /SubmitForm >>', 'programa'],
    ['<< /S /GoToR /F (\\\\\\\\host\\\\share) >>', 'programa'],
    ['<< /Names << /EmbeddedFiles 5 0 R >> >>', 'anexo'],
    ['<< /Type /Filespec /EF << /F 5 0 R >> >>', 'anexo'],
    ['<< /Subtype /FileAttachment >>', 'anexo'],
    ['<< /AcroForm << /XFA [ (x) 5 0 R ] >> >>', 'formulario'],
    ['<< /Subtype /RichMedia >>', 'midia'],
    ['<< /Subtype /3D >>', 'midia'],
    ['<< /S /Thread /F (x.pdf) >>', 'programa'],
    ['<< /S /SetOCGState /State [ /OFF 5 0 R ] >>', 'programa'],
    ['<< /OpenAction << /S /URI /URI (https://x.example) >> >>', 'programa'],
    ['<< /OpenAction << /S /Named /N /Print >> >>', 'programa'],
    ['<< /OpenAction << /S /GoTo /D [ 2 0 R ] /Next << /S /URI /URI (https://x.example) >> >> >>', 'programa'],
    ['<< /Open#41ction << /S 9 0 R >> >>', 'programa'],
    ['<< /AA << /O << /S /URI /URI (https://x.example) >> >> >>', 'programa'],
    ['<< /AA 9 0 R >>', 'programa'],
    ['<< /A ] /S /Launch >>', 'programa'],
    ['[ >> << /S /Launch >> ]', 'programa'],
  ])('%s', (objeto, reason) => {
    expect(inspectPdf(toPdf(objeto))).toBe(reason)
    expect(inspectPdf(toPdf(toObjectStream(['<< /A 1 >>', objeto.replace('%x\n', '')])))).toBe(reason)
  })

  test('a password', () => {
    expect(inspectPdf(Buffer.from(String(toPdf()).replace('/Root', '/Encrypt 9 0 R /Root')))).toBe('senha')
  })

  test.each([
    ['in the garbage after an open parenthesis', toPdf('<< >>\nendobj\n( 8 0 obj\n<< /S /Launch >>')],
    ['in the bytes of a stream', toPdf(toStream('', Buffer.from('8 0 obj << /S /Launch >> endobj')))],
    ['after a comment within a string', toPdf(toObjectStream(['(a', '% b) /S /Launch', '<< /S /Launch >>']))],
    ['in a stream after an open bracket', toPdf(toObjectStream(['<< /S /Launch >>'], '/Filter /FlateDecode /A ['))],
    ['in a stream that says not what it is', toPdf(toObjectStream(['<< /S /Launch >>'], '/Filter /FlateDecode'))],
  ])('what runs, %s', (_, pdf) => {
    expect(inspectPdf(pdf)).toBe('programa')
  })

  test.each([
    ['two filters', '/Type /ObjStm /Filter [/FlateDecode /FlateDecode]'],
    ['a filter that is elsewhere', '/Type /ObjStm /X /FlateDecode /Filter 9 0 R'],
    ['another filter', '/Type /ObjStm /Filter /LZWDecode'],
    ['a predictor', '/Type /ObjStm /Filter /FlateDecode /DecodeParms << /Predictor 12 >>'],
    ['a count that is elsewhere', '/Type /ObjStm /Filter /FlateDecode /N 9 0 R'],
  ])('objects in a stream with %s', (_, dict) => {
    expect(inspectPdf(toPdf(toObjectStream(['<< /A 1 >>'], dict)))).toBe('ilegivel')
  })

  const uri = '<< /S /URI /URI (https://x.example) >>'
  test.each([
    ['elsewhere', toPdf('<< /OpenAction 4 0 R >>', uri)],
    ['elsewhere, before it', toPdf(uri, '<< /OpenAction 3 0 R >>')],
    ['in a stream', toPdf('<< /OpenAction 11 0 R >>', toObjectStream(['<< /A 1 >>', uri]))],
    ['in one of two versions', toPdf('<< /OpenAction 4 0 R >>', '[ 2 0 R /Fit ]', `null endobj\n4 0 obj ${uri}`)],
    ['behind another reference', toPdf('<< /OpenAction 4 0 R >>', '5 0 R', uri)],
    ['in an object without a plain number', toPdf('<< /OpenAction 9 0 R >>', `null endobj\n9 0%\nobj ${uri}`)],
  ])('an address that opens by itself, %s', (_, pdf) => {
    expect(inspectPdf(pdf)).toBe('programa')
  })

  test.each([
    ['/F (https://x.example/a)'],
    ['/Type /XObject /F << /FS /URL /F (https://x.example/a) >>'],
    ['/Type /XObject ] /F (https://x.example/a)'],
    ['/Type /XObject /F (https://x.example/a) /A ['],
    ['/Type /XObject /Subtype /Form /Ref << /F (b.pdf) /Page 0 >>'],
  ])('a stream whose content is elsewhere: %s', dict => {
    expect(inspectPdf(toPdf(toStream(dict, Buffer.alloc(0))))).toBe('externo')
  })

  test.each(['<html><script>alert(1)</script>', 'MZ\x90\0', 'PK\x03\x04', '#!/bin/sh\n', '\0'])(
    '%j before it',
    other => {
      expect(inspectPdf(Buffer.concat([Buffer.from(other, 'latin1'), toPdf()]))).toBe('mistura')
    },
  )

  test('more than the inflation limit', () => {
    const blanks = deflateSync(Buffer.alloc(65 * 1024 * 1024, ' '))
    expect(inspectPdf(toPdf(toStream('/Type /ObjStm /N 0 /First 0 /Filter /FlateDecode', blanks)))).toBe('pesado')
  })

  test('something that is no PDF', () => {
    expect(inspectPdf(Buffer.from('%PDF-1.7 and nothing more'))).toBe('ilegivel')
    expect(inspectPdf(Buffer.from(String(toPdf()).replace('Catalog', 'Catalox')))).toBe('ilegivel')
  })
})

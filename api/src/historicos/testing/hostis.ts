import { toBomba } from './bomba.ts'
import { toCifra } from './cifra.ts'
import { toConteudo, toObjetos, toPdf } from './pdf.ts'
import type { Objeto } from './pdf.ts'
import { cabecalho, colunas, folha, simples, toPaginas, toTextos } from './tabela.ts'

const conteudo = () => toConteudo([...folha, ...toTextos([cabecalho, ...simples], { x: colunas, y: 740 })])

/** A page that is only a picture. */
const digitalizado = () =>
  toPdf(
    toObjetos(['q 515 0 0 700 40 80 cm /I1 Do Q'], {
      recursos: '/XObject << /I1 4 0 R >>',
      outros: [
        {
          dict: '/Type /XObject /Subtype /Image /Width 16 /Height 16 /ColorSpace /DeviceGray /BitsPerComponent 8',
          data: Buffer.from(Array.from({ length: 256 }, (_, index) => (index * 37) % 256)),
        },
      ],
    }),
  )

const protegido = () => toPdf(toObjetos([conteudo()]), toCifra('segredo'))

/** 150 kB that inflate to 155 MB of blanks. */
const bomba = () => toPdf(toObjetos([{ dict: '/Filter /FlateDecode', data: toBomba(150_000) }]))

/** 150 kB that inflate to 155 MB, which inflate to 160 GB. */
const bombaDupla = () => {
  const inner = toBomba(64)
  const data = toBomba(150_000, { prefix: inner, fill: 0 })
  return toPdf(toObjetos([{ dict: '/Filter [/FlateDecode /FlateDecode]', data }]))
}

/** Small forms that draw each other: ten times ten times ten, nine deep. */
const recursao = () => {
  const deep = 9
  const formas = Array.from({ length: deep }, (_, index): Objeto => {
    const last = index === deep - 1
    return {
      dict: `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> /XObject << ${last ? '' : `/X ${5 + index} 0 R`} >> >>`,
      data: last ? 'BT /F1 8 Tf 40 700 Td (MAT1161) Tj ET' : '/X Do '.repeat(10),
    }
  })
  return toPdf(toObjetos(['/X Do'], { recursos: '/XObject << /X 4 0 R >>', outros: formas }))
}

/** Ends the process if one of its scripts runs: on opening, by name, or from the matrix of a font. */
const javascript = () => {
  const script = "app.alert('aberto'); process.exit(9); globalThis.close && close()"
  return toPdf(
    toObjetos([conteudo()], {
      catalogo: '/OpenAction 4 0 R /Names << /JavaScript << /Names [(inicio) 4 0 R] >> >> /AA << /WC 4 0 R >>',
      fonte:
        '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /FontMatrix [1 0 0 1 0 (0\\); process.exit\\(9\\); //)] >>',
      outros: [`<< /Type /Action /S /JavaScript /JS (${script.replaceAll(/[()]/g, '\\$&')}) >>`],
    }),
  )
}

/** A picture with the name of a PDF. */
const imagem = () =>
  Buffer.from(
    '89504e470d0a1a0a0000000d494844520000000100000001080600000 01f15c4890000000d49444154789c6260000000000500010d0a2db40000000049454e44ae426082'.replaceAll(
      ' ',
      '',
    ),
    'hex',
  )

/** A truncated PDF. */
const quebrado = () => toPdf(toObjetos([conteudo()])).subarray(0, 700)

const carta = () =>
  toPaginas([
    [
      { x: 40, y: 780, texto: 'Declaramos que a aluna Ana Beatriz Souza está matriculada em 2024.2.' },
      { x: 40, y: 760, texto: 'Rio de Janeiro, 3 de dezembro de 2024' },
    ],
  ])

/** Files that are no transcript, or malicious. */
export const hostis: Record<string, () => Buffer> = {
  digitalizado,
  protegido,
  bomba,
  'bomba-dupla': bombaDupla,
  recursao,
  javascript,
  imagem,
  quebrado,
  carta,
}

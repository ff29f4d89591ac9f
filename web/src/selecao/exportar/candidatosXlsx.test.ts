import { inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Candidato } from '../candidatos/candidatos.ts'
import { toXlsx } from './candidatosXlsx.ts'

const semRespostas = new Map()

const ana: Candidato = {
  id: '1',
  codigoDaCandidatura: '31',
  pessoa: null,
  codigo: '7',
  nome: '=1+1',
  email: 'ana@puc.example',
  curso: '+Física & "Cia" <b>',
  avatar: null,
  periodoInicio: null,
  criadaEm: '2026-04-01T15:00:00Z',
  carta: '@SUM(A1)\nÉ isso.',
  respondidaEm: null,
  lida: null,
  etapa: null,
  retida: false,
  versao: null,
  avaliacao: null,
}

/** The texts of the files in a zip archive, concatenated. */
function unzip(bytes: Buffer): string {
  let text = ''
  for (let at = 0; bytes.readUInt32LE(at) === 0x04_03_4b_50;) {
    const [method, size] = [bytes.readUInt16LE(at + 8), bytes.readUInt32LE(at + 18)]
    const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
    const part = bytes.subarray(start, start + size)
    text += String(method === 8 ? inflateRawSync(part) : part)
    at = start + size
  }
  return text
}

test('writes every cell as text, so that no formula is evaluated', async () => {
  const file = await toXlsx([ana, { ...ana, nome: null, carta: 'x'.repeat(40_000) }], semRespostas)
  const text = unzip(Buffer.from(await file.arrayBuffer()))
  for (const written of ['Carta de motivação', '=1+1', '+Física &amp; ', '&lt;b', '@SUM(A1)', 'É isso.']) {
    expect(text).toContain(written)
  }
  // '<f>' is a formula; text cells have the type 's' or 'inlineStr'.
  expect(text).not.toMatch(/<f[ >]/)
  expect(text.match(/<c [^>]*t="(?!s"|inlineStr")/)).toBeNull()
  expect(text).not.toContain('x'.repeat(32_768))
})

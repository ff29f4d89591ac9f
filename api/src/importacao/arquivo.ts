import { isUtf8 } from 'node:buffer'
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { invalidField } from '../http/refusal.ts'

export const colunas = [
  'matricula',
  'nome',
  'email',
  'papel',
  'curso',
  'departamento',
  'periodo_inicio',
  'situacao',
] as const

export type Coluna = (typeof colunas)[number]

const obrigatorias: readonly Coluna[] = ['matricula', 'nome', 'email', 'papel']

/** A line of the file, by its number from 1. With line breaks in its cells it is the last of its lines. */
export type LinhaLida = { numero: number; celulas: readonly string[] }

export type Arquivo = {
  titulos: readonly string[]
  /** Titles that are no column. */
  ignoradas: readonly string[]
  /** The position of each column that the file has. */
  posicoes: ReadonlyMap<Coluna, number>
  /** The lines after the titles, read while they are iterated. */
  linhas: () => AsyncIterable<LinhaLida>
}

/** More than a university has; the keys of so many fit in memory. */
const mostLinhas = 50_000

/** Lines are read in pieces, so that few are in memory. */
const piece = 64 * 1024

/** Far above a line of eight cells: an open quote is found before it swallows the file. */
const longestLine = 20_000

/** Without case, accents, spaces and punctuation: 'Período início' is 'periodo_inicio'. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')

const porTitulo = new Map<string, Coluna>([
  ...colunas.map(coluna => [fold(coluna), coluna] as const),
  ['siape', 'matricula'],
])

const refuse = (sentence: string) => invalidField('file', sentence)

/** What is not UTF-8 was written by a spreadsheet in the code page of Windows. */
const toUtf8 = (bytes: Buffer): Buffer =>
  isUtf8(bytes) ? bytes : Buffer.from(new TextDecoder('windows-1252').decode(bytes))

const separatorOf = (bytes: Buffer): ';' | ',' => {
  const [first = ''] = bytes.subarray(0, longestLine).toString().trimStart().split('\n', 1)
  return first.split(';').length >= first.split(',').length ? ';' : ','
}

const toPieces = function* (bytes: Buffer) {
  for (let start = 0; start < bytes.length; start += piece) yield bytes.subarray(start, start + piece)
}

const readLinhas = async function* (bytes: Buffer): AsyncGenerator<LinhaLida> {
  const options = {
    bom: true,
    delimiter: separatorOf(bytes),
    info: true,
    max_record_size: longestLine,
    relax_column_count: true,
    skip_empty_lines: true,
  }
  const records: AsyncIterable<{ info: { lines: number }; record: string[] }> = Readable.from(toPieces(bytes)).pipe(
    parse(options),
  )
  try {
    for await (const { info, record } of records) yield { numero: info.lines, celulas: record }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw refuse(`O arquivo não pôde ser lido como CSV perto da linha ${String(error['lines'])}: confira as aspas.`)
  }
}

const skipFirst = async function* (linhas: AsyncIterable<LinhaLida>) {
  let first = true
  for await (const linha of linhas) {
    if (!first) yield linha
    first = false
  }
}

/** The first line. The others are only counted, and are then known to be CSV. */
const readTitulos = async (bytes: Buffer): Promise<readonly string[]> => {
  let titulos: readonly string[] | undefined
  let linhas = 0
  for await (const { celulas } of readLinhas(bytes)) {
    titulos ??= celulas
    linhas += 1
    if (linhas > mostLinhas + 1) throw refuse('O arquivo tem mais de 50.000 linhas. Divida-o em partes.')
  }
  if (!titulos) throw refuse('O arquivo está vazio.')
  return titulos
}

/** The columns of a CSV file in UTF-8 or Windows-1252. @throws Refusal 422 if it cannot be read */
export const openArquivo = async (bytes: Buffer): Promise<Arquivo> => {
  const text = toUtf8(bytes)
  const titulos = await readTitulos(text)
  const posicoes = new Map<Coluna, number>()
  const ignoradas: string[] = []
  for (const [posicao, titulo] of titulos.entries()) {
    const coluna = porTitulo.get(fold(titulo))
    if (coluna === undefined) ignoradas.push(titulo)
    else if (posicoes.has(coluna)) throw refuse(`O arquivo tem a coluna “${coluna}” mais de uma vez.`)
    else posicoes.set(coluna, posicao)
  }
  const faltam = obrigatorias.filter(coluna => !posicoes.has(coluna)).map(coluna => `“${coluna}”`)
  if (faltam.length > 0) {
    throw refuse(`Falta no arquivo ${faltam.length === 1 ? 'a coluna' : 'as colunas'} ${faltam.join(', ')}.`)
  }
  return { titulos, ignoradas, posicoes, linhas: () => skipFirst(readLinhas(text)) }
}

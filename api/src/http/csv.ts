import { parse } from 'csv-parse/sync'
import { Readable } from 'node:stream'

/** Several words are joined by commas. */
export type Celula = string | number | null | undefined | readonly string[]

/** Without it Excel reads UTF-8 in the machine's code page, and accents break. */
const byteOrderMark = '\uFEFF'

/** A formula at the start of a cell, or after a separator within it, where another program may split the cell. */
const formula = /(^|[,;\t\r\n](?!\s*[\t\r\n]))(\s*[=+\-@＝＋－＠])/g

/** An apostrophe prevents a spreadsheet from evaluating somebody's text as a formula. */
const toCell = (value: Celula): string =>
  `"${String(value ?? '')
    .replaceAll(formula, "$1'$2")
    .replaceAll('"', '""')}"`

/** A cell of a file that `toCsv` wrote, without the apostrophes. */
const fromCell = (cell: string): string => cell.replaceAll(/(^|[,;\t\r\n])'(\s*[=+\-@＝＋－＠])/g, '$1$2')

const toLine = (cells: readonly Celula[]): string => `${cells.map(toCell).join(';')}\r\n`

/** A CSV file for Excel in Portuguese, row by row: UTF-8 with BOM, ';', CRLF, every cell quoted. */
export const toCsv = (titles: readonly string[], rows: AsyncIterable<readonly Celula[]>): Readable => {
  const lines = async function* () {
    yield byteOrderMark + toLine(titles)
    for await (const row of rows) yield toLine(row)
  }
  return Readable.from(lines())
}

/** What separates the cells of a file: what its first line has more of. */
const separatorOf = (text: string): string => {
  const [first = ''] = text.replaceAll(/"[^"]*"/g, '').split('\n')
  return first.split(';').length >= first.split(',').length ? ';' : ','
}

type Lida = { info: { lines: number }; record: string[]; raw: string }

/**
 * The rows of a CSV file with ';' or ',', each with the number of its first line; rows without a text are left out.
 * @throws CsvError, which has `lines`, for quotes that do not fit
 */
export const readCsv = (text: string): { linha: number; celulas: string[] }[] => {
  // With `info` and `raw` a row has them beside its cells, which the types of the library do not say.
  const rows = parse(text, {
    bom: true,
    delimiter: separatorOf(text),
    info: true,
    raw: true,
    record_delimiter: ['\r\n', '\n'],
    relax_column_count: true,
    trim: true,
  }) as unknown as Lida[]
  return rows
    .map(({ info, record, raw }) => ({
      linha: info.lines - raw.trimEnd().split('\n').length + 1,
      celulas: record.map(fromCell),
    }))
    .filter(({ celulas }) => celulas.some(Boolean))
}

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

const toLine = (cells: readonly Celula[]): string => `${cells.map(toCell).join(';')}\r\n`

/** A CSV file for Excel in Portuguese, row by row: UTF-8 with BOM, ';', CRLF, every cell quoted. */
export const toCsv = (titles: readonly string[], rows: AsyncIterable<readonly Celula[]>): Readable => {
  const lines = async function* () {
    yield byteOrderMark + toLine(titles)
    for await (const row of rows) yield toLine(row)
  }
  return Readable.from(lines())
}

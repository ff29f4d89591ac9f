import { Readable } from 'node:stream'

/** Without it Excel reads UTF-8 in the machine's code page, and accents break. */
const byteOrderMark = '\uFEFF'

/** A formula at the start of a cell, or after a separator within it, where another program may split the cell. */
const formula = /(^|[,;\t\r\n](?!\s*[\t\r\n]))(\s*[=+\-@＝＋－＠])/g

/** An apostrophe prevents a spreadsheet from evaluating somebody's text as a formula. */
const toCell = (value: unknown): string =>
  `"${String(value ?? '')
    .replaceAll(formula, "$1'$2")
    .replaceAll('"', '""')}"`

const toLine = (cells: readonly unknown[]): string => `${cells.map(toCell).join(';')}\r\n`

/** A CSV file for Excel in Portuguese, row by row: UTF-8 with BOM, ';', CRLF, every cell quoted. */
export const toCsv = (titles: readonly string[], rows: AsyncIterable<readonly unknown[]>): Readable => {
  const lines = async function* () {
    yield byteOrderMark + toLine(titles)
    for await (const row of rows) yield toLine(row)
  }
  return Readable.from(lines())
}

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

/** The rows of a CSV file with ';' or ',', each with the number of its first line; rows without a text are left out. */
export const readCsv = (text: string): { linha: number; celulas: string[] }[] => {
  const separator = separatorOf(text)
  const rows: { linha: number; celulas: string[] }[] = []
  let [linha, inicio, celula, quoted] = [1, 1, '', false]
  let celulas: string[] = []
  const endCell = () => {
    celulas.push(fromCell(celula.trim()))
    celula = ''
  }
  const endRow = () => {
    endCell()
    if (celulas.some(Boolean)) rows.push({ linha: inicio, celulas })
    celulas = []
  }
  const content = text.replace(byteOrderMark, '')
  for (let at = 0; at < content.length; at += 1) {
    const sign = content[at] ?? ''
    if (sign === '\n') linha += 1
    if (quoted) {
      if (sign !== '"') celula += sign
      else if (content[at + 1] === '"') celula += content[(at += 1)]
      else quoted = false
    } else if (sign === '"' && celula.trim() === '') [quoted, celula] = [true, '']
    else if (sign === separator) endCell()
    else if (sign === '\n') {
      endRow()
      inicio = linha
    } else celula += sign
  }
  endRow()
  return rows
}

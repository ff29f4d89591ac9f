import type { RespostasDaVaga } from '../../perguntas/useRespostasDaVaga.ts'
import type { Candidato } from '../candidatos/candidatos.ts'
import { toTabela } from './candidatosTabela.ts'

/** Without it Excel reads UTF-8 in the machine's code page, and accents break. */
const byteOrderMark = '\uFEFF'
/** Excel in Portuguese uses the comma as decimal separator, and this between cells. */
const separator = ';'

/** A CSV file for Excel in Portuguese: UTF-8 with BOM, ';', CRLF, every cell quoted. */
export function toCsv(candidatos: readonly Candidato[], respostas: RespostasDaVaga): string {
  const rows = toTabela(candidatos, respostas).map(row => `${row.map(toCell).join(separator)}\r\n`)
  return byteOrderMark + rows.join('')
}

/** A formula at the start of a cell, or after a separator within it, where another program may split the cell. */
const formula = /(^|[,;\t\r\n](?!\s*[\t\r\n]))(\s*[=+\-@＝＋－＠])/g

/** An apostrophe prevents a spreadsheet from evaluating a candidate's text as a formula. */
const toCell = (value: string | null): string => `"${(value ?? '').replaceAll(formula, "$1'$2").replaceAll('"', '""')}"`

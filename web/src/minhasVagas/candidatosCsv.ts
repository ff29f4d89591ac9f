import type { RespostasDaVaga } from '../perguntas/useRespostasDaVaga.ts'
import type { Candidato } from './candidatos.ts'
import { toTabela } from './candidatosTabela.ts'

/** Without it Excel takes UTF-8 for the code page of the machine, and accents for rubbish. */
const byteOrderMark = '\uFEFF'
/** Excel in Portuguese reads the comma as the decimal sign, and splits cells at this. */
const separator = ';'

/** Candidates as a CSV file that a Brazilian Excel opens: UTF-8 with BOM, ';', CRLF, every cell quoted. */
export function toCsv(candidatos: readonly Candidato[], respostas: RespostasDaVaga): string {
  const rows = toTabela(candidatos, respostas).map(row => `${row.map(toCell).join(separator)}\r\n`)
  return byteOrderMark + rows.join('')
}

/** A formula where a cell begins, or would begin for who splits this one anew. */
const formula = /(^|[,;\t\r\n](?!\s*[\t\r\n]))(\s*[=+\-@＝＋－＠])/g

/** An apostrophe keeps a spreadsheet from running as a formula what a candidate wrote. */
const toCell = (value: string | null): string => `"${(value ?? '').replaceAll(formula, "$1'$2").replaceAll('"', '""')}"`

import writeXlsxFile from 'write-excel-file/browser'
import type { RespostasDaVaga } from '../../perguntas/useRespostasDaVaga.ts'
import type { Candidato } from '../candidatos/candidatos.ts'
import { toTabela } from './candidatosTabela.ts'

/** Excel's limit of characters per cell. With a longer one it offers to repair the file. */
const maximo = 32_767

/** An Excel file. Every cell is a text, so that no candidate's text is evaluated as a formula. */
export async function toXlsx(candidatos: readonly Candidato[], respostas: RespostasDaVaga): Promise<Blob> {
  const [head = [], ...rows] = toTabela(candidatos, respostas)
  const cells = [
    head.map(value => ({ value: value ?? '', type: String, fontWeight: 'bold' as const })),
    ...rows.map(row => row.map(value => (value ? { value: value.slice(0, maximo), type: String } : null))),
  ]
  const columns = head.map((_, index) => ({ width: index === head.length - 1 ? 80 : 24 }))
  return writeXlsxFile(cells, { sheet: 'Candidatos', columns, stickyRowsCount: 1 }).toBlob()
}

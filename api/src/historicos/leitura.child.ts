import { answerParent, readInput } from '../childProcess/child.ts'
import { readEspelho } from './espelho.ts'
import type { Espelho, Regras } from './espelho.ts'
import { countBytes, mendExpression } from './pdfjs.ts'
import { PdfRecusado, hasPalavras, readTrechos } from './trechos.ts'
import type { Recusa } from './trechos.ts'

/* Reads one PDF in a child process: whatever it does, it does to this process alone. */

export type Leitura = Espelho | { recusa: Recusa }

const regras = readInput() as Regras
const counted = countBytes()
mendExpression()

const read = async (pdf: Uint8Array): Promise<Leitura> => {
  try {
    const paginas = await readTrechos(new Uint8Array(pdf))
    const espelho = readEspelho(paginas, regras)
    if (counted.exceeded()) return { recusa: 'pesado' }
    const isNothing = espelho.disciplinas.length === 0 && espelho.naoLidas.length === 0
    return isNothing && !hasPalavras(paginas) ? { recusa: 'sem-letras' } : espelho
  } catch (error) {
    if (counted.exceeded()) return { recusa: 'pesado' }
    return { recusa: error instanceof PdfRecusado ? error.recusa : 'ilegivel' }
  }
}

answerParent(read)

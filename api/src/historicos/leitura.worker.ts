import { parentPort } from 'node:worker_threads'
import { readEspelho } from './espelho.ts'
import type { Espelho } from './espelho.ts'
import { PdfRecusado, readTrechos } from './trechos.ts'
import type { Recusa } from './trechos.ts'

/* Reads one PDF, apart from the requests: whatever it does to this thread, it does to this thread alone. */

export type Leitura = Espelho | { recusa: Recusa }

/** Bytes that the arrays of one reading may take in all, those that are gone included. */
const maxBytes = 64 * 1024 * 1024

/**
 * What a stream inflates to lands in arrays, outside of the heap, where no resource limit of a worker counts it:
 * here each array is counted as it is made, whatever the filter that fills it.
 */
const countArrays = (): { exceeded: () => boolean } => {
  let bytes = 0
  const counted = new Proxy(Uint8Array, {
    construct: (target, args: unknown[], newTarget) => {
      const made: Uint8Array = Reflect.construct(target, args, newTarget === counted ? target : newTarget)
      if (typeof args[0] === 'number') bytes += made.byteLength
      if (bytes > maxBytes) throw new PdfRecusado('pesado')
      return made
    },
  })
  globalThis.Uint8Array = counted
  // Its chunks would be counted by nobody; pdf.js inflates by itself where there is none.
  Reflect.deleteProperty(globalThis, 'DecompressionStream')
  return { exceeded: () => bytes > maxBytes }
}

const arrays = countArrays()

const read = async (pdf: Uint8Array): Promise<Leitura> => {
  try {
    const espelho = readEspelho(await readTrechos(pdf))
    return arrays.exceeded() ? { recusa: 'pesado' } : espelho
  } catch (error) {
    if (arrays.exceeded()) return { recusa: 'pesado' }
    return { recusa: error instanceof PdfRecusado ? error.recusa : 'ilegivel' }
  }
}

parentPort?.once('message', (pdf: Uint8Array) => void read(pdf).then(leitura => parentPort?.postMessage(leitura, [])))
parentPort?.postMessage('pronto', [])

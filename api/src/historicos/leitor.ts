import { Worker } from 'node:worker_threads'
import { Refusal } from '../refusal.ts'
import type { Espelho } from './espelho.ts'
import type { Leitura } from './leitura.worker.ts'
import type { Recusa } from './trechos.ts'

/** Readings at once, and those that wait for their turn: more could not be done before the gateway gives up. */
const most = { running: 2, waiting: 6 }
/** From when the thread is there; 5 s in all is what the design allows. */
const maxMs = 3500
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 }

const frases: Record<Recusa, string> = {
  senha: 'Este PDF está protegido por senha. Envie uma cópia sem senha.',
  paginas: 'Este PDF tem páginas demais para ser um espelho do histórico.',
  'sem-texto':
    'Este PDF não tem texto: parece digitalizado. Baixe o espelho do histórico no portal do aluno e envie o arquivo original.',
  ilegivel: 'Este PDF está danificado e não pôde ser lido.',
  pesado:
    'Este PDF é pesado demais para ser lido. Baixe o espelho do histórico no portal do aluno e envie o arquivo original.',
}

const options = { resourceLimits, env: {}, stdout: true, stderr: true }

/** Node alone takes what tsc made of the sources; under tsx and vitest the sources themselves run. */
const startWorker = (): Worker => {
  const built = new URL('./leitura.worker.js', import.meta.url)
  if (import.meta.url.endsWith('.js')) return new Worker(built, options)
  const source = new URL('./leitura.worker.ts', import.meta.url).href
  const load = `import('${import.meta.resolve('tsx/esm/api')}').then(tsx => { tsx.register(); return import('${source}') })`
  return new Worker(load, { ...options, eval: true })
}

/** One thread for one PDF; it is gone when this resolves. Running out of time or memory is a refusal like others. */
const readInWorker = async (pdf: Uint8Array): Promise<Leitura> => {
  const worker = startWorker()
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise((resolve, reject) => {
      worker.once('message', () => {
        timer = setTimeout(() => resolve({ recusa: 'pesado' }), maxMs)
        worker.once('message', resolve)
        worker.postMessage(pdf, [])
      })
      worker.once('error', error =>
        'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ recusa: 'pesado' }) : reject(error),
      )
      worker.once('exit', () => resolve({ recusa: 'ilegivel' }))
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

export type Leitor = { read: (pdf: Uint8Array) => Promise<Espelho> }

/** Reads transcripts, a few at a time. */
export const createLeitor = (limits = most): Leitor => {
  let running = 0
  const waiting: Array<() => void> = []

  const takeTurn = async () => {
    if (running < limits.running) running += 1
    else if (waiting.length < limits.waiting) await new Promise<void>(resolve => waiting.push(resolve))
    else throw new Refusal(429, 'Muitos históricos estão sendo lidos agora. Tente novamente em instantes.', 5)
  }
  const passTurn = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  return {
    /** @throws Refusal 422 saying why the PDF cannot be read, 429 when too many are being read. */
    read: async pdf => {
      await takeTurn()
      try {
        const leitura = await readInWorker(pdf)
        if ('recusa' in leitura) throw new Refusal(422, frases[leitura.recusa])
        return leitura
      } finally {
        passTurn()
      }
    },
  }
}

import { Worker } from 'node:worker_threads'
import { Refusal } from '../refusal.ts'
import type { Espelho } from './espelho.ts'
import type { Leitura } from './leitura.worker.ts'
import type { Recusa } from './trechos.ts'

/** Readings at once, and those that wait for their turn. */
const most = { running: 2, waiting: 1 }
const isBuilt = import.meta.url.endsWith('.js')
/** For a turn, for the start of a thread and for the reading; the answer is there within 5 s, however busy the machine is. */
const maxMs = { waiting: 1200, starting: 2500, reading: 3500, all: 4800 }
/** Sources are compiled as the thread starts, which in development and tests may take its time. */
const compilingMs = isBuilt ? 0 : 12_000
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
export const startWorker = (): Worker => {
  if (isBuilt) return new Worker(new URL('./leitura.worker.js', import.meta.url), options)
  const source = new URL('./leitura.worker.ts', import.meta.url).href
  const load = `import('${import.meta.resolve('tsx/esm/api')}').then(tsx => { tsx.register(); return import('${source}') })`
  return new Worker(load, { ...options, eval: true })
}

/**
 * One thread for one PDF. Running out of time or memory is a refusal like others; a thread that did not even start in
 * time says nothing of the PDF. Who waits for the answer need not wait until the thread is gone.
 */
const readInWorker = async (
  pdf: Uint8Array,
  deadline: number,
  start: () => Worker,
  onGone: () => void,
): Promise<Leitura> => {
  const within = (ms: number) => Math.min(ms, deadline - performance.now())
  let worker: Worker | undefined
  let timer: NodeJS.Timeout | undefined
  try {
    const started = (worker = start())
    return await new Promise((resolve, reject) => {
      timer = setTimeout(() => reject(full()), within(maxMs.starting + compilingMs))
      started.once('message', () => {
        clearTimeout(timer)
        timer = setTimeout(() => resolve({ recusa: 'pesado' }), within(maxMs.reading))
        started.once('message', resolve)
        started.postMessage(pdf, [])
      })
      started.once('error', error =>
        'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ recusa: 'pesado' }) : reject(error),
      )
      started.once('exit', () => resolve({ recusa: 'ilegivel' }))
    })
  } finally {
    clearTimeout(timer)
    void Promise.resolve(worker?.terminate()).then(onGone)
  }
}

const full = () => new Refusal(429, 'Muitos históricos estão sendo lidos agora. Tente novamente em instantes.', 5)

/** At most so many at once; who waits too long for a turn is refused. */
const createTurnos = (limits: typeof most) => {
  let running = 0
  const waiting: Array<() => void> = []

  const wait = () =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(go), 1)
        reject(full())
      }, maxMs.waiting)
      const go = () => {
        clearTimeout(timer)
        resolve()
      }
      waiting.push(go)
    })

  return {
    take: async () => {
      if (running < limits.running) running += 1
      else if (waiting.length < limits.waiting) await wait()
      else throw full()
    },
    pass: () => {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    },
  }
}

export type Leitor = { read: (pdf: Uint8Array, usuarioId: number) => Promise<Espelho> }

/** Reads transcripts, a few at a time and one for each account. */
export const createLeitor = (limits = most, start = startWorker): Leitor => {
  const turnos = createTurnos(limits)
  const reading = new Set<number>()

  const readInTurn = async (pdf: Uint8Array): Promise<Espelho> => {
    const deadline = performance.now() + maxMs.all + compilingMs
    await turnos.take()
    const leitura = await readInWorker(pdf, deadline, start, turnos.pass)
    if ('recusa' in leitura) throw new Refusal(422, frases[leitura.recusa])
    return leitura
  }

  return {
    /** @throws Refusal 422 saying why the PDF cannot be read, 429 when too many are being read or one's own still is. */
    read: async (pdf, usuarioId) => {
      if (reading.has(usuarioId))
        throw new Refusal(429, 'Seu histórico ainda está sendo lido. Tente novamente em instantes.', 5)
      reading.add(usuarioId)
      try {
        return await readInTurn(pdf)
      } finally {
        reading.delete(usuarioId)
      }
    },
  }
}

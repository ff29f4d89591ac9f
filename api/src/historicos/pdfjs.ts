import { constants, inflateSync } from 'node:zlib'
import { PdfRecusado } from './trechos.ts'

/* Replaces, in this process only, what pdf.js would use of Node. Must run before pdf.js is loaded. */

/** Limit of bytes that all streams of one PDF may inflate to, including what pdf.js itself needs. */
const maxBytes = 64 * 1024 * 1024

/** Null for more than `most` bytes. */
const inflateUpTo = (most: number, chunk: Uint8Array): Uint8Array | null => {
  try {
    return inflateSync(chunk, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: Math.max(most, 1) })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') return null
    throw error
  }
}

/**
 * Inflated streams are stored in arrays outside the heap, where no heap limit counts them. Each array is counted here
 * when it is created, whatever the filter that fills it, and so is what Node inflates for pdf.js.
 */
export const countBytes = (): { exceeded: () => boolean } => {
  let left = maxBytes
  const count = (bytes: number) => {
    left -= bytes
    if (left < 0) throw new PdfRecusado('pesado')
  }
  globalThis.Uint8Array = new Proxy(Uint8Array, {
    construct: (target, args: unknown[], newTarget) => {
      if (typeof args[0] === 'number') count(args[0])
      return Reflect.construct(target, args, newTarget === globalThis.Uint8Array ? target : newTarget) as Uint8Array
    },
  })
  // pdf.js writes a stream in one call, and falls back to its own decoder for what cannot be inflated here.
  const transform = (chunk: Uint8Array, out: TransformStreamDefaultController<Uint8Array>) => {
    const inflated = inflateUpTo(left, chunk)
    count(inflated?.byteLength ?? Infinity)
    if (inflated) out.enqueue(inflated)
  }
  globalThis.DecompressionStream = new Proxy(DecompressionStream, {
    construct: (target, [format]: ConstructorParameters<typeof DecompressionStream>) =>
      format === 'deflate' ? new TransformStream({ transform }) : new target(format),
  })
  return { exceeded: () => left < 0 }
}

/**
 * A font may encode 'É' as an E and an accent. The regular expression that pdf.js uses for zero-width accents lacks
 * parentheses and matches such a letter too: 'É tica'. The parentheses are added here while pdf.js is loaded.
 */
export const mendExpression = () => {
  const expressions: Record<string, string> = { '^(\\s)|(\\p{Mn})|(\\p{Cf})$': '^(?:(\\s)|(\\p{Mn})|(\\p{Cf}))$' }
  globalThis.RegExp = new Proxy(RegExp, {
    construct: (target, [source, flags]: [string | RegExp, string?]) =>
      new target((typeof source === 'string' && expressions[source]) || source, flags),
  })
}

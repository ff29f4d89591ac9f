import { constants, inflateSync } from 'node:zlib'
import { PdfRecusado } from './trechos.ts'

/* What pdf.js finds in its process in place of what Node has: to be called before it is loaded, and never elsewhere. */

/** Bytes that the streams of one PDF may inflate to in all, with what pdf.js takes for itself. */
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
 * What a stream inflates to lands in arrays outside of the heap, where no heap limit counts it. Here
 * each array is counted as it is made, whatever the filter that fills it, and what Node inflates for pdf.js.
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
  // pdf.js writes a stream at once, and inflates by itself what cannot be inflated here.
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
 * A font may spell 'É' as an E and an accent. The expression by which pdf.js knows accents without width lacks its
 * parentheses and takes such a letter for one: 'É tica'. Here it gets them, while pdf.js is loaded.
 */
export const mendExpression = () => {
  const expressions: Record<string, string> = { '^(\\s)|(\\p{Mn})|(\\p{Cf})$': '^(?:(\\s)|(\\p{Mn})|(\\p{Cf}))$' }
  globalThis.RegExp = new Proxy(RegExp, {
    construct: (target, [source, flags]: [string | RegExp, string?]) =>
      new target((typeof source === 'string' && expressions[source]) || source, flags),
  })
}

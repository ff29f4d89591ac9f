import { randomUUID } from 'node:crypto'

/** The client's own id if it is harmless in a log, else a new one. */
export function toRequestId(given: unknown): string {
  return typeof given === 'string' && /^[\w.:-]{8,100}$/.test(given) ? given : randomUUID()
}

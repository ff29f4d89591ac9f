import type { Cancellation } from '../upstream/transport/cancellation.ts'

/** Converts the end of a call to an AbortSignal. */
export function toSignal(cancellation: Cancellation): AbortSignal {
  const controller = new AbortController()
  cancellation.add(() => controller.abort())
  return controller.signal
}

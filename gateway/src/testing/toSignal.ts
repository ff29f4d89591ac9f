import type { Ending } from '../upstream/transport/ending.ts'

/** Converts the end of a call to an AbortSignal. */
export function toSignal(ending: Ending): AbortSignal {
  const controller = new AbortController()
  ending.enter(() => controller.abort())
  return controller.signal
}

import type { Ending } from '../upstream/ending.ts'

/** What can be awaited of the end of a call. */
export function toSignal(ending: Ending): AbortSignal {
  const controller = new AbortController()
  ending.enter(() => controller.abort())
  return controller.signal
}

/** Milliseconds for which a person's last evento is remembered. */
const kept = 60_000

/** Milliseconds that a request for the stream may take on its way here. */
const onTheWay = 5000

/**
 * When each person's last evento of the past minute was received, so that a stream that opens after its page was loaded
 * knows whether it missed one.
 */
export const createRecentEventos = () => {
  /** By the id of the person, oldest first. */
  const lastOf = new Map<number, number>()
  /** Since when all eventos are received; infinite while they are not. */
  let since = Number.POSITIVE_INFINITY
  return {
    begin: () => {
      since = performance.now()
    },
    end: () => {
      since = Number.POSITIVE_INFINITY
    },
    /** Whether all eventos from now on will be received. */
    hasBegun: () => since !== Number.POSITIVE_INFINITY,
    add: (usuarioId: number) => {
      const now = performance.now()
      lastOf.delete(usuarioId)
      lastOf.set(usuarioId, now)
      for (const [id, at] of lastOf) {
        if (at >= now - kept) break
        lastOf.delete(id)
      }
    },
    /** Whether the person may have had an evento in the last so many milliseconds. True if that is not known. */
    mayHaveHad: (usuarioId: number, milliseconds: number): boolean => {
      const from = performance.now() - milliseconds - onTheWay
      return milliseconds + onTheWay > kept || from < since || (lastOf.get(usuarioId) ?? from) > from
    },
  }
}

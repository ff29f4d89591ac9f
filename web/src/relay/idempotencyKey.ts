/** A new idempotency key, as random as a UUID. (`crypto.randomUUID` exists on secure pages only.) */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')

/** One key per content, so that a retry after a lost response changes nothing twice. */
export function keepIdempotencyKeys() {
  const keys = new Map<string, string>()
  return {
    keyOf(content: object): string {
      const text = JSON.stringify(content)
      const key = keys.get(text) ?? newIdempotencyKey()
      keys.set(text, key)
      return key
    },
    /** Call it once there is a response: the same content is then a new change. */
    forget: (content: object) => void keys.delete(JSON.stringify(content)),
  }
}

/** A new idempotency key, as random as a UUID. (`crypto.randomUUID` exists on secure pages only.) */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')

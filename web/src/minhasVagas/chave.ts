/** A fresh idempotency key. Random as a UUID, which browsers give to secure pages alone. */
export const newChave = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')

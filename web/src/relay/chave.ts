/** A fresh idempotency key. As random as a UUID, which browsers offer to secure pages alone. */
export const newChave = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')

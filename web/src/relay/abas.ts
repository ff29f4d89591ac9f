/** What one tab of this browser tells the others. Nothing that is told survives a reload. */

/** Tells all other tabs that listen under that name; null and all that JSON holds will do. */
export function contarAsAbas(nome: string, dado: unknown): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(nome)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none but its own
  channel.postMessage(dado)
  channel.close()
}

/** Calls back with what another tab told; returns the way to stop. Judge it as what a stranger wrote. */
export function ouvirAbas(nome: string, callback: (dado: unknown) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(nome)
  channel.addEventListener('message', event => callback(event.data))
  return () => channel.close()
}

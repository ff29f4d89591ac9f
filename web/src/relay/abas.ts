/** What one tab of this browser tells the others. Nothing that is told survives a reload. */

/** Tells all other tabs that listen under that name; null and all that JSON holds will do. */
export function contarAsAbas(nome: string, dado: unknown): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(nome)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none but its own
  channel.postMessage(dado)
  channel.close()
}

/** Calls back with what another tab of this origin told; returns the way to stop. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- both ends of a name agree on it
export function ouvirAbas<T>(nome: string, callback: (dado: T) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(nome)
  channel.addEventListener('message', ({ data }: MessageEvent<T>) => callback(data))
  return () => channel.close()
}

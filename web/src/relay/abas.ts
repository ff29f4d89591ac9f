/**
 * What one tab of this browser tells the others of the same account, by its REST id. Nothing that is told survives a
 * reload.
 */

/** Tells all other tabs that listen under that name; null and all that JSON holds will do. */
export function contarAsAbas(nome: string, codigo: string | null, dado: unknown): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(channelOf(nome, codigo))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none but its own
  channel.postMessage(dado)
  channel.close()
}

/** Calls back with what another tab told, to be judged as what a stranger wrote; returns the way to stop. */
export function ouvirAbas(nome: string, codigo: string | null, callback: (dado: unknown) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(channelOf(nome, codigo))
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => callback(data))
  return () => channel.close()
}

const channelOf = (nome: string, codigo: string | null) => `${nome}:${codigo}`

/** Messages between the tabs of one account (by REST id) in this browser. A reload loses them. */

/** Sends JSON data to all other tabs that listen on this channel. */
export function broadcastToTabs(name: string, codigo: string | null, data: unknown): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(channelOf(name, codigo))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel only reaches its own origin
  channel.postMessage(data)
  channel.close()
}

/** Calls back with the data of other tabs, which is not validated. Returns a function that stops. */
export function listenToTabs(name: string, codigo: string | null, callback: (data: unknown) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(channelOf(name, codigo))
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => callback(data))
  return () => channel.close()
}

const channelOf = (name: string, codigo: string | null) => `${name}:${codigo}`

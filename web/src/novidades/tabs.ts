/**
 * Messages between the tabs of one account (by REST id) in this browser, over one channel. A reload loses them. The stream has
 * a channel of its own (sharedStream.ts), and bookmarks and the session are in localStorage, whose event tells of them.
 */

type Message = {
  /** `topics`: those that a mutation changed. The others: what was read. */
  kind: 'topics' | 'conversaLida' | 'notificacoesLidas'
  /** JSON. The other tab may be of another version, so that a receiver validates it. */
  data: unknown
}

/** A tab also receives what it sends: it listens on a channel of its own. */
const thisTab = Math.random()

/** Sends a message to all other tabs of this account. */
export function tellTabs(codigo: string | null, kind: Message['kind'], data: unknown): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(channelOf(codigo))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel only reaches its own origin
  channel.postMessage({ kind, data, tab: thisTab })
  channel.close()
}

/** Calls back with the messages of the other tabs of this account. Returns a function that stops. */
export function listenToTabs(codigo: string | null, callback: (message: Message) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(channelOf(codigo))
  channel.addEventListener('message', ({ data }: MessageEvent<Message & { tab: number }>) => {
    if (data.tab !== thisTab) callback(data)
  })
  return () => channel.close()
}

const channelOf = (codigo: string | null) => `abas:${codigo}`

export type ServerSentEvent = { name: string; data: string }

/** Splits a body into its events (WHATWG HTML, server-sent events); `onSound` hears every piece, comments too. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onSound: () => void,
): AsyncGenerator<ServerSentEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let unread = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    onSound()
    // The gateway ends its lines with LF alone.
    const blocks = (unread + decoder.decode(value, { stream: true })).split('\n\n')
    unread = blocks.pop() ?? ''
    yield* blocks.map(toEvent)
  }
}

function toEvent(block: string): ServerSentEvent {
  const event = { name: 'message', data: '' }
  for (const line of block.split('\n')) {
    if (line.startsWith('event:')) event.name = line.slice(6).trim()
    if (line.startsWith('data:')) event.data += line.slice(5).trim()
  }
  return event
}

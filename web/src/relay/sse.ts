import { createParser, type EventSourceMessage } from 'eventsource-parser'

/** The events of a body; `onSound` hears every piece of it, comments too. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onSound: () => void,
): AsyncGenerator<EventSourceMessage> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const events: EventSourceMessage[] = []
  const parser = createParser({ onEvent: event => events.push(event) })
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    onSound()
    parser.feed(decoder.decode(value, { stream: true }))
    yield* events.splice(0)
  }
}

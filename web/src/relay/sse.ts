import { createParser, type EventSourceMessage } from 'eventsource-parser'

/** The events of a body; `onSound` hears every piece of it, comments too, and `onRetry` the milliseconds of a `retry`. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onSound: () => void,
  onRetry: (milliseconds: number) => void,
): AsyncGenerator<EventSourceMessage> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const events: EventSourceMessage[] = []
  const parser = createParser({ onEvent: event => events.push(event), onRetry })
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    onSound()
    parser.feed(decoder.decode(value, { stream: true }))
    yield* events.splice(0)
  }
}

import { Environment, type INetwork, RecordSource, type RelayFieldLogger, Store } from 'relay-runtime'
import { toFailure } from './failure.ts'
import { longestKept } from './freshness.ts'

/** A store with nothing in it. Made anew for each session, so that nobody sees another's data. */
export function createEnvironment(network: INetwork): Environment {
  const store = new Store(new RecordSource(), {
    gcReleaseBufferSize: 40,
    queryCacheExpirationTime: longestKept,
  })
  return new Environment({ network, store, isServer: false, relayFieldLogger: throwWithCode })
}

/**
 * Relay is about to throw for `@throwOnFieldError`, with an error that has lost the gateway's code: the page's
 * boundary needs it. The code travels with the field's error, though Relay's types do not say so.
 */
const throwWithCode: RelayFieldLogger = event => {
  if (event.kind !== 'relay_field_payload.error' || !event.shouldThrow || event.handled) return
  throw toFailure(event.error, { partial: true })
}

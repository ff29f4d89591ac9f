import {
  Environment,
  type INetwork,
  type MissingFieldHandler,
  RecordSource,
  type RelayFieldLogger,
  ROOT_TYPE,
  Store,
} from 'relay-runtime'
import { toFailure } from './failure.ts'
import { longestKept } from './freshness.ts'

/** A store with nothing in it. Made anew for each session, so that nobody sees another's data. */
export function createEnvironment(network: INetwork): Environment {
  const source = new RecordSource()
  const store = new Store(source, {
    gcReleaseBufferSize: 40,
    queryCacheExpirationTime: longestKept,
  })
  return new Environment({
    network,
    store,
    isServer: false,
    relayFieldLogger: throwWithCode,
    missingFieldHandlers: [findVaga(source)],
  })
}

/**
 * `vaga(id:)` that no query requested yet is the vaga of that REST id which a list brought, where there is one: the
 * page shows what is known of it at once. Global ids are opaque, so the handler searches.
 */
export const findVaga = (source: Pick<RecordSource, 'get' | 'getRecordIDs'>): MissingFieldHandler => ({
  kind: 'linked',
  handle: (field, parent, args) => {
    if (parent?.getType() !== ROOT_TYPE || field.name !== 'vaga') return undefined
    return source.getRecordIDs().find(id => {
      const record = source.get(id)
      return record?.['__typename'] === 'Vaga' && record['codigo'] === args['id']
    })
  },
})

/**
 * Relay is about to throw for `@throwOnFieldError`, with an error that has lost the gateway's code: the page's
 * boundary needs it. The code travels with the field's error, though Relay's types do not say so.
 */
export const throwWithCode: RelayFieldLogger = event => {
  if (event.kind !== 'relay_field_payload.error' || !event.shouldThrow || event.handled) return
  throw toFailure(event.error, { partial: true })
}

import {
  Environment,
  type INetwork,
  type MissingFieldHandler,
  RecordSource,
  type RelayFieldLogger,
  ROOT_TYPE,
  Store,
  VIEWER_ID,
} from 'relay-runtime'
import { toFailure } from './failure.ts'
import { longestKept } from './freshness.ts'

/** An environment with an empty store. Each session gets a new one, so that nobody sees another user's data. */
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
    getDataID,
    relayFieldLogger: throwWithCode,
    missingFieldHandlers: [findVaga(source)],
  })
}

/** An environment has one viewer, whose record the updates of the store find without its global id. */
export const getDataID = (value: { readonly id?: unknown }, type: string): unknown =>
  type === 'Viewer' ? VIEWER_ID : value.id

/**
 * Resolves `vaga(codigo:)` to the vaga of this REST id that a list has loaded, so that its page can show it at once. Global
 * ids are opaque, so the handler searches.
 */
export const findVaga = (source: Pick<RecordSource, 'get' | 'getRecordIDs'>): MissingFieldHandler => ({
  kind: 'linked',
  handle: (field, parent, args) => {
    if (parent?.getType() !== ROOT_TYPE || field.name !== 'vaga') return undefined
    return source.getRecordIDs().find(id => {
      const record = source.get(id)
      return record?.['__typename'] === 'Vaga' && record['codigo'] === args['codigo']
    })
  },
})

/**
 * Throws before Relay does for `@throwOnFieldError`: Relay's error has no code, which the page's boundary needs. The
 * field's error has it, although Relay's types do not say so.
 */
export const throwWithCode: RelayFieldLogger = event => {
  if (event.kind !== 'relay_field_payload.error' || !event.shouldThrow || event.handled) return
  throw toFailure(event.error, { partial: true })
}

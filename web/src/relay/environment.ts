import { Environment, type INetwork, RecordSource, Store } from 'relay-runtime'
import { longestKept } from './freshness.ts'

/** A store with nothing in it. Made anew for each session, so that nobody sees another's data. */
export function createEnvironment(network: INetwork): Environment {
  const store = new Store(new RecordSource(), {
    gcReleaseBufferSize: 40,
    queryCacheExpirationTime: longestKept,
  })
  return new Environment({ network, store, isServer: false })
}

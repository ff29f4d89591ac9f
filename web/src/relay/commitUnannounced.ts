import { commitMutation } from 'react-relay'
import type { Disposable, IEnvironment, MutationConfig, MutationParameters } from 'relay-runtime'
import { unannounced } from './network.ts'

/**
 * Commits a mutation of which the other tabs need not be told: they learn of it by themselves, or it changes nothing that
 * they show. Also for `useMutation`.
 */
export const commitUnannounced = <TMutation extends MutationParameters>(
  environment: IEnvironment,
  config: MutationConfig<TMutation>,
): Disposable =>
  commitMutation(environment, {
    ...config,
    cacheConfig: { metadata: { ...config.cacheConfig?.metadata, ...unannounced } },
  })

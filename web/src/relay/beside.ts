import type { IEnvironment, OperationType, PreloadableConcreteRequest, Variables } from 'relay-runtime'
import type { Freshness } from './freshness.ts'
import { policyOf } from './pageRoute.ts'

/**
 * For a page of which one part follows the URL, and the rest stands beside it: adds the variable `name`, which requests
 * the rest. It is true on the first visit, and false while the rest is fresh. A page that is fresh as a whole is read
 * as it was requested.
 */
export function createBeside<TQuery extends OperationType>(
  query: PreloadableConcreteRequest<TQuery>,
  kinds: { page: Freshness; beside: Freshness },
  name: string & keyof TQuery['variables'],
) {
  /** The last visit of each environment that requested everything. */
  const visits = new WeakMap<IEnvironment, Variables>()
  return (environment: IEnvironment, variables: Omit<TQuery['variables'], typeof name>): TQuery['variables'] => {
    const isFresh = (asked: Variables, kind: Freshness) =>
      policyOf(environment, query, asked, kind) === 'store-or-network'
    const whole = { ...variables, [name]: true }
    if (isFresh(whole, kinds.page)) return whole
    const last = visits.get(environment)
    if (last && isFresh(last, kinds.beside)) return { ...variables, [name]: false }
    visits.set(environment, whole)
    return whole
  }
}

import type { IEnvironment, OperationType, PreloadableConcreteRequest, Variables } from 'relay-runtime'
import type { Freshness } from './freshness.ts'
import { policyOf } from './pageRoute.ts'

/**
 * For a page of which only one part depends on the URL: adds the variable `name`, which includes the rest of the page in
 * the query. It is true on the first visit, and false while the rest is fresh. A page that is fresh as a whole keeps the
 * variables of its request.
 */
export function createIncludeRest<TQuery extends OperationType>(
  query: PreloadableConcreteRequest<TQuery>,
  kinds: { page: Freshness; rest: Freshness },
  name: string & keyof TQuery['variables'],
) {
  /** The variables of the last visit that requested everything. */
  const visits = new WeakMap<IEnvironment, Variables>()
  return (environment: IEnvironment, variables: Omit<TQuery['variables'], typeof name>): TQuery['variables'] => {
    const isFresh = (requested: Variables, kind: Freshness) =>
      policyOf(environment, query, requested, kind) === 'store-or-network'
    const whole = { ...variables, [name]: true }
    if (isFresh(whole, kinds.page)) return whole
    const last = visits.get(environment)
    if (last && isFresh(last, kinds.rest)) return { ...variables, [name]: false }
    visits.set(environment, whole)
    return whole
  }
}

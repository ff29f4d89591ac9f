/** Replaces `pageRoute.ts` in the script of `boot/early.ts`: returns the requests of an empty store. */
import type { IEnvironment, OperationType, PreloadableConcreteRequest, Variables } from 'relay-runtime'

export const pageRoute = <TSpec>(spec: TSpec): TSpec => spec

export const loadPage = (
  _: IEnvironment,
  { params }: PreloadableConcreteRequest<OperationType>,
  variables: Variables,
) => ({
  id: params.id,
  variables,
})

export const policyOf = () => 'network-only'

import type { GraphQLError } from 'graphql'
import type { createGateway } from '../gateway.ts'

interface Operation {
  query: string
  variables?: object
  token?: string | undefined
  headers?: Record<string, string> | undefined
  /** Sent as `$arquivo`. */
  arquivo?: File | undefined
}

/** Sends an operation to a gateway without a port. */
export async function postGraphql(
  gateway: ReturnType<typeof createGateway>,
  { query, variables = {}, token, headers, arquivo }: Operation,
) {
  const request = arquivo ? withFile(query, variables, arquivo) : asJson(query, variables)
  const response = await gateway.fetch('http://gateway/graphql', {
    method: 'POST',
    headers: { ...request.headers, ...(token && { authorization: `Bearer ${token}` }), ...headers },
    body: request.body,
  })
  const { data, errors }: { data: Data; errors?: GraphQLError[] } = await response.json()
  return { data, errors, codes: errors?.map(error => error.extensions['code']) }
}

// Tests inspect responses of every shape.
// oxlint-disable-next-line typescript/no-explicit-any
type Data = any

function asJson(query: string, variables: object) {
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query, variables }) }
}

function withFile(query: string, variables: object, arquivo: File) {
  const body = new FormData()
  body.append('operations', JSON.stringify({ query, variables: { ...variables, arquivo: null } }))
  body.append('map', '{"0":["variables.arquivo"]}')
  body.append('0', arquivo)
  return { headers: { 'x-graphql-yoga-csrf': '1' }, body }
}

/** The request of an operation. Equal operations have equal bodies. */
import type { Variables } from 'relay-runtime'

export const toBody = (
  documentId: string | null,
  variables: Variables,
  replace?: (key: string, value: unknown) => unknown,
): string => JSON.stringify({ documentId, variables }, replace)

export const json = { 'content-type': 'application/json' }

export const toHeaders = (token: string | null): Record<string, string> => ({
  accept: 'application/graphql-response+json, application/json',
  ...(token ? { authorization: `Bearer ${token}` } : {}),
})

import type { WireError } from './failure.ts'

/**
 * The answer to a mutation, without the fields that an error made null: the store then keeps what it has of them. A
 * null would take the reader's profile off every page because it could not be read after a write.
 */
export function withoutFailed<TBody extends { data?: unknown; errors?: readonly WireError[] | undefined }>(
  body: TBody,
): TBody {
  const data: unknown = structuredClone(body.data)
  for (const { path } of body.errors ?? []) if (path) leaveOut(data, path)
  return { ...body, data }
}

function leaveOut(within: unknown, [key, ...rest]: readonly (string | number)[]): void {
  // An item of a list keeps its place.
  if (!isObject(within) || key === undefined) return
  if (within[key] === null && !Array.isArray(within)) delete within[key]
  else leaveOut(within[key], rest)
}

function isObject(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null
}

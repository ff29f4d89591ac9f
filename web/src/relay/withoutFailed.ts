import type { WireError } from './failure.ts'

/**
 * Removes the fields that an error made null from the response to a mutation, so that the store keeps their values.
 * Otherwise a profile that could not be read after a write would disappear from every page.
 */
export function withoutFailed<TBody extends { data?: unknown; errors?: readonly WireError[] | undefined }>(
  body: TBody,
): TBody {
  const data: unknown = structuredClone(body.data)
  for (const { path } of body.errors ?? []) if (path) removeAt(data, path)
  return { ...body, data }
}

function removeAt(within: unknown, [key, ...rest]: readonly (string | number)[]): void {
  // List items stay null, to keep the indexes.
  if (!isObject(within) || key === undefined) return
  if (within[key] === null && !Array.isArray(within)) delete within[key]
  else removeAt(within[key], rest)
}

function isObject(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null
}

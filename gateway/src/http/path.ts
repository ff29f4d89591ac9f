/** Without the query, which may hold secrets. */
export function toPath(url: string): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}

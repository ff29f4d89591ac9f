/** The return path that a guard put into `?voltar=`; null for none, or if it leads to another site. */
export function readReturnPath(search: URLSearchParams): string | null {
  const voltar = search.get('voltar')
  if (!voltar?.startsWith('/')) return null
  const { origin, pathname, search: rest } = new URL(voltar, window.location.origin)
  // A path with two leading slashes would name another site: '/.//evil.example' is normalized to one.
  return origin === window.location.origin && !/^\/[/\\]/.test(pathname) ? pathname + rest : null
}

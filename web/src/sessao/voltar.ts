/** The way back that a guard kept in `?voltar=`; null when there is none, or it leads off this site. */
export function readVoltar(search: URLSearchParams): string | null {
  const voltar = search.get('voltar')
  if (!voltar?.startsWith('/')) return null
  const { origin, pathname, search: rest } = new URL(voltar, window.location.origin)
  // Read again, a path that begins with two slashes names another site: '/.//evil.example' becomes one.
  return origin === window.location.origin && !/^\/[/\\]/.test(pathname) ? pathname + rest : null
}

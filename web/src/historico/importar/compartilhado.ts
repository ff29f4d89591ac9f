const kept = { cache: 'mural-compartilhado', path: '/compartilhado' }

/**
 * Takes the file that another app shared with the installed one, once (web/worker/sw.ts keeps it). Null if there is none, as
 * without a service worker or where storage is refused.
 */
export async function takeCompartilhado(): Promise<File | null> {
  try {
    const response = await caches.match(kept.path, { cacheName: kept.cache })
    await caches.delete(kept.cache)
    const nome = decodeURIComponent(response?.headers.get('x-nome') ?? '')
    return response ? new File([await response.blob()], nome) : null
  } catch {
    return null
  }
}

/*
 * Addresses that REST bodies carry. Most of them are plain, and the URL parser would return them unchanged: a host of
 * lower-case names that ends in letters, no port, no segment that begins with a dot, nothing to escape. For these it
 * is not called.
 */

const plain = /^https?:\/\/(?!\S*\/\.)(?:[a-z0-9]+(?:-[a-z0-9]+)*\.)+[a-z]{2,}\/[\w~./-]*(?:\?[\w~.=&+-]+)?$/
const plainAvatar = /^\/avatares\/[\w~-][\w~.-]*(?:\?[\w~.=&+-]+)?$/

/** Address of a web page; null for any other scheme. */
export function toLink(written: string | null): string | null {
  if (!written || plain.test(written)) return written || null
  const url = parse(written)
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url.href : null
}

/**
 * Address that a browser on our origin may load. An https address stays as it is. For what the API serves itself (a
 * relative address, or plain http) it is the gateway's `/avatares/`, where `~/` stands for the API's root. Null for any
 * other scheme.
 */
export function toAvatarUrl(avatar: string | null): string | null {
  if (!avatar) return null
  if (plainAvatar.test(avatar) || (avatar.startsWith('https:') && plain.test(avatar))) return avatar
  const url = parse(avatar, 'http://api')
  if (url?.protocol === 'https:') return url.href
  if (url?.protocol !== 'http:') return null
  return (url.pathname.startsWith('/avatares/') ? url.pathname : `/avatares/~${url.pathname}`) + url.search
}

function parse(written: string, base?: string): URL | null {
  try {
    return new URL(written, base)
  } catch {
    return null
  }
}

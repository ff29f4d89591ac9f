import { remember } from '../remember.ts'

/* Addresses that REST bodies carry. Each is parsed once: a list is read again and again. */

/** Address of a web page; null for any other scheme. */
export function toLink(written: string | null): string | null {
  return written ? readLink(written) : null
}

/**
 * Address that a browser on our origin may load. An https address stays as it is. For what the API serves itself (a
 * relative address, or plain http) it is the gateway's `/avatares/`, where `~/` stands for the API's root. Null for any
 * other scheme.
 */
export function toAvatarUrl(avatar: string | null): string | null {
  return avatar ? readAvatarUrl(avatar) : null
}

const readLink = remember(10_000, (written: string) => {
  const url = parse(written)
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url.href : null
})

const readAvatarUrl = remember(10_000, (avatar: string) => {
  const url = parse(avatar, 'http://api')
  if (url?.protocol === 'https:') return url.href
  if (url?.protocol !== 'http:') return null
  return (url.pathname.startsWith('/avatares/') ? url.pathname : `/avatares/~${url.pathname}`) + url.search
})

function parse(written: string, base?: string): URL | null {
  try {
    return new URL(written, base)
  } catch {
    return null
  }
}

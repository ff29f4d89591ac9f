import { remember } from '../../remember.ts'

/* Addresses in REST bodies. Each is parsed once and cached, since lists are read again and again. */

/** Address of a web page; null for any other scheme. */
export function toLink(written: string | null): string | null {
  return written ? readLink(written) : null
}

/**
 * Address that a browser may load from our origin. An https address is kept. What the API serves itself (a relative
 * address, or plain http) becomes the gateway's `/avatares/`, where `~/` is the API's root. Null for any other scheme.
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

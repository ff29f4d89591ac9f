import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * Passes the token of the URL to `onToken`, once, in StrictMode too, and removes it from the URL: a reload, the history
 * or a shared screen would expose it. Returns whether there was one.
 */
export function useTokenDoLink(onToken: (token: string) => void): boolean {
  const [search, setSearch] = useSearchParams()
  const [token] = useState(() => search.get('token')?.trim() ?? '')
  const used = useRef(false)
  useEffect(() => {
    if (!token || used.current) return
    used.current = true
    setSearch({}, { replace: true })
    onToken(token)
  }, [token, setSearch, onToken])
  return token !== ''
}

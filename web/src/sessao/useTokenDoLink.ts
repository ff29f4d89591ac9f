import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * Hands the token of the address to `onToken` once, StrictMode included, and takes it out of the address: a reload,
 * the history or a shared screen would offer it again. Tells whether there was one.
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

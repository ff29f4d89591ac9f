import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

/** Goes to `to` after `delay` milliseconds; null waits. Leaving the page earlier calls it off. */
export function useRedirect(to: string | null, delay: number): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (to === null) return undefined
    const timer = setTimeout(() => void navigate(to, { replace: true }), delay)
    return () => clearTimeout(timer)
  }, [to, delay, navigate])
}

import { useEffect, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { hasChanged, now, onChanged } from './topics.ts'

/**
 * Why something could not be sent, and its setter; null for nothing. It goes when the connection is back, because another
 * attempt may succeed, and when `ended` changes: what an object refused before it ended, or reopened, is out of date.
 */
export function useRefusal<Refusal>(ended: string | null = null) {
  const environment = useRelayEnvironment()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [seen, setSeen] = useState(ended)
  if (seen !== ended) {
    setSeen(ended)
    setRefusal(null)
  }
  useEffect(() => {
    let since = now()
    const clear = () => setRefusal(null)
    const stop = onChanged(environment, () => {
      if (!hasChanged(environment, { topics: ['conexao'], since })) return
      since = now()
      clear()
    })
    window.addEventListener('online', clear)
    return () => {
      stop()
      window.removeEventListener('online', clear)
    }
  }, [environment])
  return [refusal, setRefusal] as const
}

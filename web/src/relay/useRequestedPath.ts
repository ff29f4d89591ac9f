import { useOptimistic, useTransition } from 'react'
import { type NavigateOptions, useNavigate } from 'react-router-dom'

/**
 * Changes the URL of a page that loads its data by the URL. The page keeps its old data until the new data has loaded,
 * and so does the URL that it renders with, which is `shown`. `requested` is already the new one: the next request starts
 * from it. A different request replaces the one that is loading; the same one again does nothing.
 */
export function useRequestedPath(shown: string) {
  const navigate = useNavigate()
  const [isPending, startTransition] = useTransition()
  const [requested, setRequested] = useOptimistic(shown)
  const request = (path: string, options?: NavigateOptions) => {
    if (isPending && path === requested) return
    startTransition(async () => {
      setRequested(path)
      await navigate(path, options)
    })
  }
  return { requested, request, isPending }
}

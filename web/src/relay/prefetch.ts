import { createContext, useContext } from 'react'

/** Prefetches code and data of the page at a path. The app provides it, because it knows the routes: a card does not import its page. */
export const PrefetchContext = createContext<(to: string) => void>(() => {})

/** Returns a function that prefetches the page at this path. */
export function usePrefetch(to: string): () => void {
  const prefetch = useContext(PrefetchContext)
  return () => prefetch(to)
}

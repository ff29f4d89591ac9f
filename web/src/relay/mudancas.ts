import { useEffect, useEffectEvent } from 'react'

/*
 * Pages that are out of date because of something that was heard of, by their pathname. On screen they refetch; others
 * do at the next visit, however fresh they are.
 */

const mudadas = new Map<string, number>()
const listeners = new Set<(pathname: string) => void>()

/** When the page at this pathname was last told to be out of date, as Date.now() counts; null for never. */
export const mudadaEm = (pathname: string): number | null => mudadas.get(pathname) ?? null

/** The page at this pathname is out of date. */
export function avisarMudanca(pathname: string): void {
  mudadas.set(pathname, Date.now())
  for (const notify of listeners) notify(pathname)
}

/** Calls back whenever the page at this pathname is out of date, while the component is mounted. */
export function useAoMudar(pathname: string, callback: () => void): void {
  const handle = useEffectEvent((mudada: string) => {
    if (mudada === pathname) callback()
  })
  useEffect(() => {
    const listener = (mudada: string) => handle(mudada)
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [])
}

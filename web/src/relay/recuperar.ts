import { useEffect, useEffectEvent } from 'react'

/*
 * What a page shows may have missed something: the stream was away, or there is none and the reader comes back to the
 * page. Those who show it ask again, each for its own; what nobody shows now is asked for at the next look.
 */
export type Perda = {
  /** The header's counts may be wrong as well: nobody told them. */
  contagens: boolean
}

const listeners = new Set<(perda: Perda) => void>()
let ultima: number | null = null

/** When something may have been missed for the last time, as Date.now() counts; null for never. */
export const ultimaPerda = (): number | null => ultima

/** Calls back whenever something may have been missed, for as long as the component stands. */
export function useAoRecuperar(callback: (perda: Perda) => void): void {
  const handle = useEffectEvent(callback)
  useEffect(() => {
    const listener = (perda: Perda) => handle(perda)
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [])
}

/** Something may have been missed. */
export function recuperar(perda: Perda = { contagens: false }): void {
  ultima = Date.now()
  for (const notify of listeners) notify(perda)
}

import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** A ref for an element that calls back each time the element comes into view. */
export function useAoAparecer(callback: () => void): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  const handle = useEffectEvent(callback)
  useEffect(() => {
    const observer = new IntersectionObserver(entries => {
      if (entries.some(entry => entry.isIntersecting)) handle()
    })
    if (ref.current) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return ref
}

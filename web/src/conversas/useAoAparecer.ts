import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** A ref for an element that calls back each time the element comes into view, or is there when the pause ends. */
export function useAoAparecer(callback: () => void, { paused }: { paused: boolean }): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  const handle = useEffectEvent(callback)
  useEffect(() => {
    const observer = new IntersectionObserver(entries => {
      if (entries.some(entry => entry.isIntersecting)) handle()
    })
    if (ref.current && !paused) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [paused])
  return ref
}

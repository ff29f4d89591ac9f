import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

type Options = {
  paused?: boolean
  /** How far outside the screen it already counts, in pixels. */
  margin?: number
}

/** A ref for an element. Calls back when it becomes visible, or is visible at the end of a pause. */
export function useOnVisible(
  callback: () => void,
  { paused = false, margin = 0 }: Options,
): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  const handle = useEffectEvent(callback)
  useEffect(() => {
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) handle()
      },
      { rootMargin: `${margin}px` },
    )
    if (ref.current && !paused) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [paused, margin])
  return ref
}

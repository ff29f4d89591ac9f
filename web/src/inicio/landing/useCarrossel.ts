import { type KeyboardEvent, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'

/** Milliseconds that a slide stays on screen: time to read it twice. */
const stay = 7000
/** Milliseconds without a scroll event after which scrolling is over; not every browser fires `scrollend`. */
const settled = 120

/**
 * `total` slides side by side in a box with scroll snapping. They play until the reader uses a control, a key or a
 * swipe. With reduced motion they only play once started.
 */
export function useCarrossel(total: number) {
  const viewport = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [chosen, setChosen] = useState<boolean | null>(null)
  const reduced = useReducedMotion()
  const playing = chosen ?? !reduced

  const show = useCallback(
    (index: number) => {
      const next = (index + total) % total
      setCurrent(next)
      viewport.current?.scrollTo({ left: next * viewport.current.clientWidth })
    },
    [total],
  )
  const holdProps = useShow(playing, current, show)

  const goTo = (index: number) => {
    setChosen(false)
    show(index)
  }
  const handleSwiped = useSettled(() => {
    const index = visibleSlide(viewport.current)
    if (index === current) return
    setChosen(false)
    setCurrent(index)
  })
  const handleKeyDown = (event: KeyboardEvent) => {
    const target = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: total - 1 }[event.key]
    if (target === undefined) return
    event.preventDefault()
    goTo(target)
  }
  return {
    current,
    playing,
    goTo,
    toggle: () => setChosen(!playing),
    viewportProps: { ref: viewport, onScroll: handleSwiped, onKeyDown: handleKeyDown },
    holdProps,
  }
}

/** Turns the slides while `playing`. The returned handlers pause it while the pointer or the focus is inside. */
function useShow(playing: boolean, current: number, show: (index: number) => void) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (!playing || held) return undefined
    const timer = setTimeout(() => show(current + 1), stay)
    return () => clearTimeout(timer)
  }, [playing, held, current, show])
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release }
}

/** A scroll handler that calls back once scrolling has ended. */
function useSettled(callback: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(callback, settled)
  }
}

function visibleSlide(viewport: HTMLElement | null): number {
  return viewport?.clientWidth ? Math.round(viewport.scrollLeft / viewport.clientWidth) : 0
}

const reducedMotion = '(prefers-reduced-motion: reduce)'

function subscribe(callback: () => void): () => void {
  const media = window.matchMedia(reducedMotion)
  media.addEventListener('change', callback)
  return () => media.removeEventListener('change', callback)
}

/** Whether the device is set to reduced motion. A prerendered page does not move until this is known. */
const useReducedMotion = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(reducedMotion).matches,
    () => true,
  )

import { useEffect, useRef } from 'react'

/** Milliseconds that the pointer must rest on a link. */
const rest = 80

/** Handlers for a link: `onIntent` is called when the pointer or the focus rests on it. */
export function useIntent(onIntent: (() => void) | undefined) {
  const timer = useRef(0)
  const stop = () => window.clearTimeout(timer.current)
  useEffect(() => stop, [])
  if (!onIntent) return {}
  const start = () => {
    stop()
    timer.current = window.setTimeout(onIntent, rest)
  }
  return { onPointerEnter: start, onPointerLeave: stop, onFocus: start, onBlur: stop }
}

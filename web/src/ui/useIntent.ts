import { useEffect, useRef } from 'react'

/** Passing over a link is no intent, resting on it is: milliseconds. */
const rest = 80

/** Handlers for a link: `onIntent` is called when the pointer or the focus comes to rest on it. */
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

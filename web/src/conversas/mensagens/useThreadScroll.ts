import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isPendingMensagem } from './pendingMensagem.ts'

/** Pixels from the bottom within which the reader counts as at the bottom. */
const threshold = 80

type Ultima = { id: string; minha: boolean }

/**
 * Keeps the scroll position of a thread that starts at its bottom, given its first and last message. A new message
 * scrolls into view if the reader is at the bottom or sent it; otherwise `temNovas` becomes true. Loading older messages
 * above does not move the ones on screen.
 */
export function useThreadScroll(primeira: string | null, ultima: Ultima | null) {
  const ref = useRef<HTMLDivElement>(null)
  const atBottom = useRef(true)
  const shown = useRef({ primeira, ultima: ultima?.id, height: 0 })
  const [temNovas, setTemNovas] = useState(false)

  useEffect(() => {
    const scroller = ref.current
    if (!scroller) return undefined
    const handleScroll = () => {
      atBottom.current = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop < threshold
      if (atBottom.current) setTemNovas(false)
    }
    // Keeps the reader pinned to the bottom when a screen keyboard opens or the box grows.
    const observer = new ResizeObserver(() => {
      shown.current.height = scroller.scrollHeight
      if (atBottom.current) scroller.scrollTop = scroller.scrollHeight
    })
    for (const element of [scroller, ...scroller.children]) observer.observe(element)
    scroller.addEventListener('scroll', handleScroll, { passive: true })
    return () => {
      observer.disconnect()
      scroller.removeEventListener('scroll', handleScroll)
    }
  }, [])

  useLayoutEffect(() => {
    const [scroller, before] = [ref.current, shown.current]
    if (!scroller) return
    shown.current = { primeira, ultima: ultima?.id, height: scroller.scrollHeight }
    // Not new: a sent message that got its id from the server, or was rolled back.
    const isNova = ultima?.id !== before.ultima && !isPendingMensagem(before.ultima ?? '')
    if (atBottom.current || (isNova && ultima?.minha)) scroller.scrollTop = scroller.scrollHeight
    else if (isNova) setTemNovas(true)
    else if (primeira !== before.primeira) scroller.scrollTop += scroller.scrollHeight - before.height
  }, [primeira, ultima])

  const scrollToBottom = () => {
    ref.current?.scrollTo({ top: ref.current.scrollHeight })
    ref.current?.focus({ preventScroll: true })
  }
  return { ref, temNovas, scrollToBottom }
}

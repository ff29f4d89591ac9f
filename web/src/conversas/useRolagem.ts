import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isEnviando } from './enviando.ts'

/** Pixels from the end within which a reader is still at the end. */
const perto = 80

type Ultima = { id: string; minha: boolean }

/**
 * The scroll of a list of messages that begins at its end, given the id of its first and its last. A new message shows
 * to who is at the end or wrote it, and to who reads older ones is told by `temNovas`; older messages above move nothing.
 */
export function useRolagem(primeira: string | null, ultima: Ultima | null) {
  const ref = useRef<HTMLDivElement>(null)
  const noFim = useRef(true)
  const shown = useRef({ primeira, ultima: ultima?.id, altura: 0 })
  const [temNovas, setTemNovas] = useState(false)

  useEffect(() => {
    const scroller = ref.current
    if (!scroller) return undefined
    const handleScroll = () => {
      noFim.current = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop < perto
      if (noFim.current) setTemNovas(false)
    }
    // Keeps the reader pinned to the bottom when a screen keyboard opens or the box grows.
    const observer = new ResizeObserver(() => {
      shown.current.altura = scroller.scrollHeight
      if (noFim.current) scroller.scrollTop = scroller.scrollHeight
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
    shown.current = { primeira, ultima: ultima?.id, altura: scroller.scrollHeight }
    // One that was on its way and has got its own id, or was taken back, is no news.
    const isNova = ultima?.id !== before.ultima && !isEnviando(before.ultima ?? '')
    if (noFim.current || (isNova && ultima?.minha)) scroller.scrollTop = scroller.scrollHeight
    else if (isNova) setTemNovas(true)
    else if (primeira !== before.primeira) scroller.scrollTop += scroller.scrollHeight - before.altura
  }, [primeira, ultima])

  const irParaOFim = () => {
    ref.current?.scrollTo({ top: ref.current.scrollHeight })
    ref.current?.focus({ preventScroll: true })
  }
  return { ref, temNovas, irParaOFim }
}

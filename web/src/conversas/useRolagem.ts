import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Pixels from the end within which a reader is still at the end. */
const perto = 80

/**
 * The scroll of a reversed list, where 0 is the end: a new message shows to who is at the end or wrote it, and moves
 * nothing under who reads older ones, who is told by `temNovas`.
 */
export function useRolagem(ultima: { id: string; minha: boolean } | null) {
  const ref = useRef<HTMLDivElement>(null)
  const noFim = useRef(true)
  const shown = useRef(ultima?.id)
  const [temNovas, setTemNovas] = useState(false)

  useEffect(() => {
    const scroller = ref.current
    const handleScroll = () => {
      noFim.current = !scroller || Math.abs(scroller.scrollTop) < perto
      if (noFim.current) setTemNovas(false)
    }
    scroller?.addEventListener('scroll', handleScroll, { passive: true })
    return () => scroller?.removeEventListener('scroll', handleScroll)
  }, [])

  useLayoutEffect(() => {
    const [scroller, before] = [ref.current, shown.current]
    shown.current = ultima?.id
    if (!scroller || !ultima || ultima.id === before) return
    if (noFim.current || ultima.minha) scroller.scrollTop = 0
    else {
      scroller.scrollTop -= heightAfter(scroller, before)
      setTemNovas(true)
    }
  }, [ultima])

  const irParaOFim = () => {
    ref.current?.scrollTo({ top: 0 })
    ref.current?.focus({ preventScroll: true })
  }
  return { ref, temNovas, irParaOFim }
}

/** How much was added below the message that was last before. */
function heightAfter(scroller: HTMLElement, id: string | undefined): number {
  const item = id && scroller.querySelector(`[data-mensagem="${CSS.escape(id)}"]`)
  const list = item && item.parentElement
  return list ? list.getBoundingClientRect().bottom - item.getBoundingClientRect().bottom : 0
}

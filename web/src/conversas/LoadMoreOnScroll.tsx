import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../ui/form/Button.tsx'
import { Notice } from '../ui/state/Notice.tsx'
import * as styles from './LoadMoreOnScroll.css.ts'

type Props = {
  /** The name of the items: 'mensagens anteriores'. */
  what: string
  busyText: string
  busy: boolean
  /** Requests the next window; calls back with null when it is loaded, or with the error. */
  onLoad: (onComplete: (error: Error | null) => void) => void
}

/** Loads the next window of a list when it is scrolled into view. After a failure only the button retries. */
export const LoadMoreOnScroll = ({ what, busyText, busy, onLoad }: Props) => {
  const [failed, setFailed] = useState(false)
  const load = () => {
    setFailed(false)
    onLoad(error => setFailed(error !== null))
  }
  return (
    <div ref={useOnVisible(load, { paused: busy || failed })} className={styles.root}>
      {failed ? (
        <Notice tone="danger" live>
          {`Não foi possível carregar as ${what}. Tente novamente.`}
        </Notice>
      ) : null}
      <Button look="quiet" shape="compact" busy={busy} busyText={busyText} onClick={load}>
        {`Carregar ${what}`}
      </Button>
    </div>
  )
}

/** A ref for an element. Calls back when it becomes visible, or is visible at the end of a pause. */
function useOnVisible(callback: () => void, { paused }: { paused: boolean }): RefObject<HTMLDivElement | null> {
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

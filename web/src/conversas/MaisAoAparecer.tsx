import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import * as styles from './MaisAoAparecer.css.ts'
import { useAoAparecer } from './useAoAparecer.ts'

type Props = {
  /** What there is more of: 'mensagens anteriores'. */
  what: string
  busyText: string
  busy: boolean
  /** Requests the next window, and calls back with null once it is there, or with what went wrong. */
  onLoad: (onComplete: (error: Error | null) => void) => void
}

/**
 * The next window of a list comes as one scrolls to its end; after a failure by the button alone, or it would retry for
 * ever.
 */
export const MaisAoAparecer = ({ what, busyText, busy, onLoad }: Props) => {
  const [failed, setFailed] = useState(false)
  const load = () => {
    setFailed(false)
    onLoad(error => setFailed(error !== null))
  }
  return (
    <div ref={useAoAparecer(load, { paused: busy || failed })} className={styles.root}>
      {failed ? (
        <Notice tone="danger" live>
          Não foi possível carregar as {what}. Tente novamente.
        </Notice>
      ) : null}
      <Button look="quiet" shape="compact" busy={busy} busyText={busyText} onClick={load}>
        Carregar {what}
      </Button>
    </div>
  )
}

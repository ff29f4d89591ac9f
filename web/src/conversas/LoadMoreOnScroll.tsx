import { useState } from 'react'
import { Button } from '../ui/form/Button.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Notice } from '../ui/state/Notice.tsx'
import { useOnVisible } from '../ui/useOnVisible.ts'
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
      <Stack gap="small" align="center">
        {failed ? (
          <Notice tone="danger" live>
            {`Não foi possível carregar as ${what}. Tente novamente.`}
          </Notice>
        ) : null}
        <Button look="quiet" shape="compact" busy={busy} busyText={busyText} onClick={load}>
          {`Carregar ${what}`}
        </Button>
      </Stack>
    </div>
  )
}

import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import * as styles from './Anteriores.css.ts'
import { useAoAparecer } from './useAoAparecer.ts'

type Props = {
  busy: boolean
  /** Asks for the next window, and calls back with null once it is there, or with what went wrong. */
  onLoad: (onComplete: (error: Error | null) => void) => void
}

/** Older messages come as one scrolls up to them; after a failure by the button alone, or it would ask for ever. */
export const Anteriores = ({ busy, onLoad }: Props) => {
  const [failed, setFailed] = useState(false)
  const load = () => {
    setFailed(false)
    onLoad(error => setFailed(error !== null))
  }
  return (
    <div ref={useAoAparecer(load, { paused: busy || failed })} className={styles.root}>
      {failed ? (
        <Notice tone="danger" live>
          Não foi possível carregar as mensagens anteriores. Tente novamente.
        </Notice>
      ) : null}
      <Button look="quiet" shape="compact" busy={busy} busyText="Carregando mensagens..." onClick={load}>
        Carregar mensagens anteriores
      </Button>
    </div>
  )
}

import { useState } from 'react'
import { Button } from './form/Button.tsx'
import { Notice } from './state/Notice.tsx'
import { Stack } from './layout/Stack.tsx'

type Props = {
  /** The name of the items, in the plural: 'pessoas'. */
  what: string
  busy: boolean
  /** Requests the next window; calls back with null when it is loaded, or with the error. */
  onLoad: (onComplete: (error: Error | null) => void) => void
}

/** The button below a list that loads its next window, with an error message. */
export const LoadMore = ({ what, busy, onLoad }: Props) => {
  const [failed, setFailed] = useState(false)
  const handleClick = () => {
    setFailed(false)
    onLoad(error => setFailed(error !== null))
  }
  return (
    <Stack gap="small" align="center">
      {failed ? (
        <Notice tone="danger" live>
          {`Não foi possível carregar mais ${what}. Tente novamente.`}
        </Notice>
      ) : null}
      <Button look="secondary" busy={busy} busyText="Carregando..." onClick={handleClick}>
        Carregar mais
      </Button>
    </Stack>
  )
}

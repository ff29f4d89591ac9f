import { useState } from 'react'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'
import { Stack } from './Stack.tsx'

type Props = {
  /** What there is more of, in the plural: 'pessoas'. */
  what: string
  busy: boolean
  /** Asks for more, and calls back with null once it is there, or with what went wrong. */
  onLoad: (onComplete: (error: Error | null) => void) => void
}

/** The next of a list, below those that are there; says so when they could not be had. */
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
          Não foi possível carregar mais {what}. Tente novamente.
        </Notice>
      ) : null}
      <Button look="secondary" busy={busy} busyText="Carregando..." onClick={handleClick}>
        Carregar mais
      </Button>
    </Stack>
  )
}

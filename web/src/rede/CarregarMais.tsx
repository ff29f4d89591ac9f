import { useState } from 'react'
import type { LoadMoreFn } from 'react-relay'
import type { OperationType } from 'relay-runtime'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Stack } from '../ui/Stack.tsx'

/** The most that the gateway gives at once. */
const porVez = 100

type Props<TQuery extends OperationType> = { busy: boolean; loadNext: LoadMoreFn<TQuery> }

/** The next people, below those that are there. */
export const CarregarMais = <TQuery extends OperationType>({ busy, loadNext }: Props<TQuery>) => {
  const [falhou, setFalhou] = useState(false)
  const handleClick = () => {
    setFalhou(false)
    loadNext(porVez, { onComplete: error => setFalhou(error !== null) })
  }
  return (
    <Stack gap="small" align="center">
      {falhou ? (
        <Notice tone="danger" live>
          Não foi possível carregar mais pessoas. Tente novamente.
        </Notice>
      ) : null}
      <Button look="secondary" busy={busy} busyText="Carregando..." onClick={handleClick}>
        Carregar mais
      </Button>
    </Stack>
  )
}

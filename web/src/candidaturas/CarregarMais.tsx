import { useState } from 'react'
import type { LoadMoreFn } from 'react-relay'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Stack } from '../ui/Stack.tsx'
import type { CandidaturasListPaginationQuery } from './__generated__/CandidaturasListPaginationQuery.graphql.ts'

const porVez = 20

type Props = { busy: boolean; loadNext: LoadMoreFn<CandidaturasListPaginationQuery> }

/** The next candidaturas, below those that are there. */
export const CarregarMais = ({ busy, loadNext }: Props) => {
  const [falhou, setFalhou] = useState(false)
  const handleClick = () => {
    setFalhou(false)
    loadNext(porVez, { onComplete: error => setFalhou(error !== null) })
  }
  return (
    <Stack gap="small" align="center">
      {falhou ? (
        <Notice tone="danger" live>
          Não foi possível carregar mais candidaturas. Tente novamente.
        </Notice>
      ) : null}
      <Button look="secondary" busy={busy} busyText="Carregando..." onClick={handleClick}>
        Carregar mais
      </Button>
    </Stack>
  )
}

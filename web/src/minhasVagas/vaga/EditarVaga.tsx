import Pencil from 'lucide-react/icons/pencil'
import { lazy, useState, useTransition } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { Button } from '../../ui/form/Button.tsx'
import type { EditarVaga_query$key } from './__generated__/EditarVaga_query.graphql.ts'
import type { EditarVaga_vaga$key } from './__generated__/EditarVaga_vaga.graphql.ts'

/** Loaded on demand: forms and their validation are half of the page's code, and most visits edit nothing. */
const EditarVagaDialog = lazy(() =>
  import('../form/EditarVagaDialog.tsx').then(module => ({ default: module.EditarVagaDialog })),
)

const vagaFragment = graphql`
  fragment EditarVaga_vaga on Vaga {
    ...EditarVagaDialog_vaga
  }
`

const queryFragment = graphql`
  fragment EditarVaga_query on Query {
    ...EditarVagaDialog_query
  }
`

type Props = {
  vagaRef: EditarVaga_vaga$key
  queryRef: EditarVaga_query$key
  /** Why the reader may no longer edit it; null while they may. */
  fim: string | null
}

/** Edits a vaga; open by the address of 'Editar' in the list, and of what a draft lacks. The draft survives closing the dialog and leaving the page; only 'Cancelar' discards it. */
export const EditarVaga = ({ vagaRef, queryRef, fim }: Props) => {
  const vaga = useFragment(vagaFragment, vagaRef)
  const query = useFragment(queryFragment, queryRef)
  const [params, setParams] = useSearchParams()
  const campo = params.get('editar')
  const [pressed, setPressed] = useState<'never' | 'open' | 'closed'>(campo === null ? 'never' : 'closed')
  const handleClose = () => {
    setPressed('closed')
    if (campo === null) return
    const without = new URLSearchParams(params)
    without.delete('editar')
    setParams(without, { replace: true, preventScrollReset: true })
  }
  const [isLoading, startLoading] = useTransition()
  return (
    <>
      {fim ? null : (
        <Button
          look="secondary"
          shape="compact"
          busy={isLoading}
          onClick={() => startLoading(() => setPressed('open'))}
        >
          <Pencil size={16} aria-hidden="true" />
          Editar
        </Button>
      )}
      {pressed === 'never' && campo === null ? null : (
        <EditarVagaDialog
          vagaRef={vaga}
          queryRef={query}
          campo={campo}
          fim={fim}
          open={pressed === 'open' || campo !== null}
          onClose={handleClose}
        />
      )}
    </>
  )
}

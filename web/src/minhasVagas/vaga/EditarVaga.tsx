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

type Props = { vagaRef: EditarVaga_vaga$key; queryRef: EditarVaga_query$key }

/** Edits a vaga; open at once by the address of 'Editar' in the list. The draft survives closing the dialog and leaving the page; only 'Cancelar' discards it. */
export const EditarVaga = ({ vagaRef, queryRef }: Props) => {
  const vaga = useFragment(
    graphql`
      fragment EditarVaga_vaga on Vaga {
        ...EditarVagaDialog_vaga
      }
    `,
    vagaRef,
  )
  const query = useFragment(
    graphql`
      fragment EditarVaga_query on Query {
        ...EditarVagaDialog_query
      }
    `,
    queryRef,
  )
  const [params, setParams] = useSearchParams()
  const [state, setState] = useState<'never opened' | 'open' | 'closed'>(params.has('editar') ? 'open' : 'never opened')
  const handleClose = () => {
    setState('closed')
    if (!params.has('editar')) return
    const without = new URLSearchParams(params)
    without.delete('editar')
    setParams(without, { replace: true, preventScrollReset: true })
  }
  const [isLoading, startLoading] = useTransition()
  return (
    <>
      <Button look="secondary" shape="compact" busy={isLoading} onClick={() => startLoading(() => setState('open'))}>
        <Pencil size={16} aria-hidden="true" />
        Editar
      </Button>
      {state === 'never opened' ? null : (
        <EditarVagaDialog vagaRef={vaga} queryRef={query} open={state === 'open'} onClose={handleClose} />
      )}
    </>
  )
}

import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Button } from '../ui/Button.tsx'
import type { EditarVaga_query$key } from './__generated__/EditarVaga_query.graphql.ts'
import type { EditarVaga_vaga$key } from './__generated__/EditarVaga_vaga.graphql.ts'
import { EditarVagaDialog } from './EditarVagaDialog.tsx'
import { EdicaoFields } from './EdicaoFields.tsx'
import { useEdicao } from './useEdicao.ts'

type Props = { vagaRef: EditarVaga_vaga$key; queryRef: EditarVaga_query$key }

/** Changes a vaga. What was typed outlives Escape and a slip beside the dialog; only 'Cancelar' drops it. */
export const EditarVaga = ({ vagaRef, queryRef }: Props) => {
  const vaga = useFragment(
    graphql`
      fragment EditarVaga_vaga on Vaga {
        ...useEdicao_vaga
      }
    `,
    vagaRef,
  )
  const query = useFragment(
    graphql`
      fragment EditarVaga_query on Query {
        ...useEdicao_query
        ...EdicaoFields_query
      }
    `,
    queryRef,
  )
  const [open, setOpen] = useState(false)
  const edicao = useEdicao(vaga, query, () => setOpen(false))
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        <Pencil size={20} aria-hidden="true" />
        Editar
      </Button>
      <EditarVagaDialog open={open} onClose={() => setOpen(false)} edicao={edicao}>
        <EdicaoFields queryRef={query} />
      </EditarVagaDialog>
    </>
  )
}

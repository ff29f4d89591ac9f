import { Suspense } from 'react'
import { Button } from '../ui/Button.tsx'
import { HistoricoDialog, useHistoricoDialog } from './historico.route.ts'

/** Opens the imported transcript. */
export const VerHistorico = () => {
  const { open, dialog, reference } = useHistoricoDialog()
  return (
    <>
      <Button look="secondary" shape="compact" onClick={open}>
        Ver histórico
      </Button>
      {reference ? (
        <Suspense>
          <HistoricoDialog reference={reference} {...dialog} />
        </Suspense>
      ) : null}
    </>
  )
}

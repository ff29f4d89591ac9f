import Ban from 'lucide-react/icons/ban'
import { lazy, Suspense, useState } from 'react'
import { namesRoles } from '../../sessao/namesRoles.ts'
import { Button } from '../../ui/form/Button.tsx'

const BloquearDialog = lazy(() => import('./BloquearDialog.tsx').then(module => ({ default: module.BloquearDialog })))

/** Blocks the person of this REST id; nothing on an upstream without blocks. The dialog loads at the press. */
export const Bloquear = ({ codigo }: { codigo: string }) => {
  const [open, setOpen] = useState(false)
  if (!namesRoles()) return null
  return (
    <>
      <Button look="quiet" shape="compact" onClick={() => setOpen(true)}>
        <Ban size={16} aria-hidden="true" />
        Bloquear
      </Button>
      {open ? (
        <Suspense>
          <BloquearDialog codigo={codigo} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

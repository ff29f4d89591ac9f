import Flag from 'lucide-react/icons/flag'
import { lazy, Suspense, useState } from 'react'
import { namesRoles } from '../sessao/namesRoles.ts'
import { Button } from '../ui/form/Button.tsx'
import { IconButton } from '../ui/form/IconButton.tsx'
import type { Alvo } from './alvo.ts'

const DenunciarDialog = lazy(() =>
  import('./DenunciarDialog.tsx').then(module => ({ default: module.DenunciarDialog })),
)

type Props = Alvo & {
  /** With its word, or beside each of many. */
  shape?: 'compact' | 'icon'
}

/** Reports something to the moderators; nothing on an upstream without them. The dialog loads at the press. */
export const Denunciar = ({ tipo, codigo, shape = 'compact' }: Props) => {
  const [open, setOpen] = useState(false)
  if (!namesRoles()) return null
  const handleClick = () => setOpen(true)
  return (
    <>
      {shape === 'icon' ? (
        <IconButton label="Denunciar" icon={<Flag size={16} aria-hidden="true" />} onClick={handleClick} />
      ) : (
        <Button look="quiet" shape="compact" onClick={handleClick}>
          <Flag size={16} aria-hidden="true" />
          Denunciar
        </Button>
      )}
      {open ? (
        <Suspense>
          <DenunciarDialog tipo={tipo} codigo={codigo} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

import { CheckCheck } from 'lucide-react'
import { Button } from '../ui/Button.tsx'
import { useMarcarComoLidas } from './useMarcarComoLidas.ts'

/** Marks everything read, of all kinds. */
export const MarcarTodas = () => {
  const [marcar, isMarking] = useMarcarComoLidas()
  return (
    <Button look="secondary" busy={isMarking} onClick={() => marcar(null)}>
      <CheckCheck size={20} aria-hidden="true" />
      Marcar todas como lidas
    </Button>
  )
}

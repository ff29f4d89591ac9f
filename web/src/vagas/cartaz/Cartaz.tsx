import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { Button } from '../../ui/form/Button.tsx'
import { toastError } from '../../ui/overlay/toast.ts'

/** Prints the poster of a public vaga. Its code and data load on demand. */
export const Cartaz = ({ codigo }: { codigo: string }) => {
  const environment = useRelayEnvironment()
  const [busy, setBusy] = useState(false)
  const handleClick = async () => {
    setBusy(true)
    try {
      const { printCartaz } = await import('./printCartaz.tsx')
      await printCartaz(environment, codigo)
    } catch {
      toastError('Erro ao preparar o cartaz', 'Não foi possível preparar o cartaz. Tente novamente.')
    }
    setBusy(false)
  }
  return (
    <Button look="secondary" shape="compact" busy={busy} onClick={() => void handleClick()}>
      <Printer size={16} aria-hidden="true" />
      Cartaz
    </Button>
  )
}

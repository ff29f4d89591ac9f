import { useCallback, useEffect, useRef } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { StoreUpdater } from 'relay-runtime'
import { type DeferredWrite, deferWrite } from '../../relay/deferredWrites.ts'
import { toastUndo } from '../../ui/overlay/toast.ts'

type Adiada = {
  /** The toast with its undo. */
  titulo: string
  mensagem: string
  /** Shows the change at once; it is taken back with the undo. */
  mostrar: StoreUpdater
  /** Sends it. */
  enviar: () => Promise<void>
  onDesfeita?: () => void
}

/**
 * Shows a change of many candidates at once and sends it after ten seconds in which it can be undone, or when the page
 * unmounts (decision 0018).
 */
export function useAdiar() {
  const environment = useRelayEnvironment()
  const adiadas = useRef(new Set<DeferredWrite>())
  useEffect(() => {
    const { current } = adiadas
    return () => current.forEach(({ send }) => void send())
  }, [])
  return useCallback(
    ({ titulo, mensagem, mostrar, enviar, onDesfeita }: Adiada) => {
      const shown = environment.applyUpdate({ storeUpdater: mostrar })
      const closeToast = toastUndo(titulo, mensagem, () => {
        waiting.undo()
        adiadas.current.delete(waiting)
        closeToast()
        shown.dispose()
        onDesfeita?.()
      })
      const waiting = deferWrite(async () => {
        adiadas.current.delete(waiting)
        closeToast()
        await enviar()
        shown.dispose()
      })
      adiadas.current.add(waiting)
    },
    [environment],
  )
}

export type Adiar = ReturnType<typeof useAdiar>

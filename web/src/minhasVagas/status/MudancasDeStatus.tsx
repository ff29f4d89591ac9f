import { createContext, lazy, type ReactNode, Suspense, useState, useTransition } from 'react'
import type { VagaRow } from '../useMinhasVagas.ts'
import { type Passo, useAlterarStatus } from './useAlterarStatus.ts'

/** Loaded on demand, with the data of its vaga. */
const StatusDaVagaDialog = lazy(() =>
  import('./StatusDaVagaDialog.tsx').then(module => ({ default: module.StatusDaVagaDialog })),
)

/** By the global id of a vaga. */
type Mudancas = {
  passoDe: (vaga: string) => Passo | undefined
  /** Whether the dialog of the vaga is loading. */
  isAbrindo: (vaga: string) => boolean
  abrir: (vaga: VagaRow) => void
  desfazer: (vaga: string) => void
}

export const Contexto = createContext<Mudancas | null>(null)

/**
 * Changes of status from a list. They and their dialogs are kept here, by vaga: rows are sorted, filtered and reused
 * while a change waits. A dialog stays mounted once it was opened, and keeps its input.
 */
export const MudancasDeStatus = ({ children }: { children: ReactNode }) => {
  const { alterar, passos, desfazer } = useAlterarStatus()
  const [pedidos, setPedidos] = useState<readonly { vaga: VagaRow; vez: number }[]>([])
  const [pedida, setPedida] = useState<string | null>(null)
  const [aberta, setAberta] = useState<string | null>(null)
  const [isLoading, startLoading] = useTransition()
  const abrir = (vaga: VagaRow) => {
    setPedida(vaga.id)
    startLoading(() => {
      setAberta(vaga.id)
      setPedidos(before => [
        ...before.filter(pedido => pedido.vaga.id !== vaga.id),
        { vaga, vez: (before.find(pedido => pedido.vaga.id === vaga.id)?.vez ?? 0) + 1 },
      ])
    })
  }
  const passoDe = (vaga: string) => passos[vaga]
  const isAbrindo = (vaga: string) => isLoading && vaga === pedida
  return (
    <Contexto value={{ passoDe, isAbrindo, abrir, desfazer }}>
      {children}
      <Suspense>
        {pedidos.map(({ vaga, vez }) => (
          <StatusDaVagaDialog
            key={vaga.id}
            vaga={vaga}
            vez={vez}
            open={vaga.id === aberta}
            onClose={() => setAberta(null)}
            onConfirm={alterar}
            onRetry={() => abrir(vaga)}
          />
        ))}
      </Suspense>
    </Contexto>
  )
}

import { lazy, useState } from 'react'
import { useQueryLoader, useRelayEnvironment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import { policyOf } from '../relay/pageRoute.ts'
import type { HistoricoDialogQuery } from './__generated__/HistoricoDialogQuery.graphql.ts'
import query from './__generated__/HistoricoDialogQuery$parameters.ts'

/** 'Meu Histórico Acadêmico'. No page, but entered like one: from anywhere, code and data starting together. */
export const HistoricoDialog = lazy(() =>
  import('./HistoricoDialog.tsx').then(module => ({ default: module.HistoricoDialog })),
)

/** The way to the dialog. `reference` is null until it was opened for the first time. */
export function useHistoricoDialog() {
  const environment = useRelayEnvironment()
  const [reference, load] = useQueryLoader<HistoricoDialogQuery>(query)
  // Who follows a link of the dialog leaves it, and finds it again on the way back.
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const open = () => {
    load({}, { fetchPolicy: policyOf(environment, query, {}, 'historico') })
    setOpenAt(key)
  }
  const dialog = {
    open: openAt === key,
    onClose: () => setOpenAt(null),
    onRetry: () => load({}, { fetchPolicy: 'network-only' }),
  }
  return { open, dialog, reference }
}

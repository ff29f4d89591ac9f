import { lazy, useState } from 'react'
import { useQueryLoader, useRelayEnvironment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import { policyOf } from '../relay/pageRoute.ts'
import type { HistoricoDialogQuery } from './__generated__/HistoricoDialogQuery.graphql.ts'
import query from './__generated__/HistoricoDialogQuery$parameters.ts'

/** The dialog 'Meu Histórico Acadêmico'. Like a page, it starts to load code and data together. */
export const HistoricoDialog = lazy(() =>
  import('./HistoricoDialog.tsx').then(module => ({ default: module.HistoricoDialog })),
)

/** Opens the dialog. `reference` is null until the first time. */
export function useHistoricoDialog() {
  const environment = useRelayEnvironment()
  const [reference, load] = useQueryLoader<HistoricoDialogQuery>(query)
  // Following a link closes the dialog; going back opens it again.
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

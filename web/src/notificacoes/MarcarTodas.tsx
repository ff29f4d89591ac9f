import { CheckCheck } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { Button } from '../ui/Button.tsx'
import type { MarcarTodas_viewer$key } from './__generated__/MarcarTodas_viewer.graphql.ts'
import { useMarcarComoLidas } from './useMarcarComoLidas.ts'

/** Marks everything read, of all kinds. */
export const MarcarTodas = ({ viewerRef }: { viewerRef: MarcarTodas_viewer$key }) => {
  const { notificacoes } = useFragment(
    graphql`
      fragment MarcarTodas_viewer on Viewer @argumentDefinitions(tipos: { type: "[TipoDeNotificacao!]" }) {
        notificacoes(tipos: $tipos, first: 20) {
          naoLidas
        }
      }
    `,
    viewerRef,
  )
  const [marcar, isMarking] = useMarcarComoLidas()
  const none = notificacoes?.naoLidas === 0
  return (
    <Button look="secondary" disabled={none && !isMarking} busy={isMarking} onClick={() => marcar(null)}>
      <CheckCheck size={20} aria-hidden="true" />
      Marcar todas como lidas
    </Button>
  )
}

import { Suspense } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Button } from '../../ui/form/Button.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { HistoricoDialog, useHistoricoDialog } from '../historico.route.ts'
import type { SituacaoDoHistorico_usuario$key } from './__generated__/SituacaoDoHistorico_usuario.graphql.ts'

/** Whether a transcript was imported, with a button to open it. */
export const SituacaoDoHistorico = ({ usuarioRef }: { usuarioRef: SituacaoDoHistorico_usuario$key }) => {
  const { temHistorico } = useFragment(
    graphql`
      fragment SituacaoDoHistorico_usuario on Usuario {
        temHistorico
      }
    `,
    usuarioRef,
  )
  return temHistorico ? (
    <Notice tone="success" title="Seu histórico acadêmico já foi importado" actions={<VerHistorico />}>
      Fechou mais um período? Importe o PDF novo: ele substitui o anterior.
    </Notice>
  ) : (
    <Notice tone="warning" title="Seu histórico acadêmico ainda não foi importado">
      Envie o PDF abaixo. Leva menos de um minuto.
    </Notice>
  )
}

const VerHistorico = () => {
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

import { graphql, useFragment } from 'react-relay'
import { Notice } from '../ui/Notice.tsx'
import type { SituacaoDoHistorico_usuario$key } from './__generated__/SituacaoDoHistorico_usuario.graphql.ts'
import { VerHistorico } from './VerHistorico.tsx'

/** Whether a transcript was imported, and the way to read it. */
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

import { graphql, useFragment } from 'react-relay'
import { porQueFechou } from '../../tags/fechada.ts'
import { Notice } from '../../ui/state/Notice.tsx'
import { TextLink } from '../../ui/text/TextLink.tsx'
import type { VagaFechada_vaga$key } from './__generated__/VagaFechada_vaga.graphql.ts'

/** Why nobody can apply any more, and a link to others like it; nothing while one can, and for a candidate. */
export const VagaFechada = ({ vagaRef }: { vagaRef: VagaFechada_vaga$key }) => {
  const { encerrada, status, prazo, minhaCandidatura } = useFragment(
    graphql`
      fragment VagaFechada_vaga on Vaga @throwOnFieldError {
        encerrada
        status
        prazo
        minhaCandidatura @catch(to: NULL) {
          etapa
        }
      }
    `,
    vagaRef,
  )
  if (!encerrada || status === 'RASCUNHO' || minhaCandidatura?.etapa) return null
  return (
    <Notice
      tone="info"
      dense
      actions={
        <TextLink to="#parecidas" alone>
          Ver parecidas
        </TextLink>
      }
    >
      {porQueFechou(status, prazo)}
    </Notice>
  )
}

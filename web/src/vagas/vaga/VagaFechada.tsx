import { graphql, useFragment } from 'react-relay'
import { porQueFechou } from '../../tags/fechada.ts'
import type { VagaFechada_vaga$key } from './__generated__/VagaFechada_vaga.graphql.ts'
import { FechadaNotice } from './FechadaNotice.tsx'
import { isFechada } from './situacao.ts'

/** Why nobody can apply any more; nothing while one can, and for a candidate. */
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
  if (!isFechada({ encerrada, status, etapa: minhaCandidatura?.etapa })) return null
  return <FechadaNotice>{porQueFechou(status, prazo)}</FechadaNotice>
}

import { graphql, useFragment } from 'react-relay'
import { Percurso } from '../../candidaturas/candidatura/Percurso.tsx'
import type { MinhaEtapa_vaga$key } from './__generated__/MinhaEtapa_vaga.graphql.ts'

/** The stage of the reader's candidatura; nothing without one. Its list keeps it current. */
export const MinhaEtapa = ({ vagaRef }: { vagaRef: MinhaEtapa_vaga$key }) => {
  const { minhaCandidatura } = useFragment(
    graphql`
      fragment MinhaEtapa_vaga on Vaga @throwOnFieldError {
        minhaCandidatura {
          etapa
        }
      }
    `,
    vagaRef,
  )
  const etapa = minhaCandidatura?.etapa
  return etapa ? (
    <div>
      <Percurso etapa={etapa} />
    </div>
  ) : null
}

import { graphql, useFragment } from 'react-relay'
import type { impedimento_vaga$key } from './__generated__/impedimento_vaga.graphql.ts'

/** Why the viewer may not apply to a vaga, as 'Faltam 2 requisitos': it only takes who meets all. Null if they may. */
export function useImpedimento(vagaRef: impedimento_vaga$key): string | null {
  const { requisitos, atendimento } = useFragment(
    graphql`
      fragment impedimento_vaga on Vaga @throwOnFieldError {
        requisitos {
          fechada
        }
        atendimento {
          atende
          de
        }
      }
    `,
    vagaRef,
  )
  if (!requisitos?.fechada || !atendimento) return null
  const faltam = atendimento.de - atendimento.atende
  if (faltam <= 0) return null
  return faltam === 1 ? 'Falta 1 requisito' : `Faltam ${faltam} requisitos`
}

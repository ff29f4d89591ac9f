import { graphql, useFragment } from 'react-relay'
import { paths } from '../paths.ts'
import { TextLink } from '../ui/text/TextLink.tsx'
import type { SemResposta_vaga$data, SemResposta_vaga$key } from './__generated__/SemResposta_vaga.graphql.ts'
import { linkedFiltro } from './filtros/linkedFiltro.ts'
import { diasSemResposta, isSemResposta } from './filtros/semResposta.ts'

/** How many candidates wait for an answer, as a link that filters the list. */
export const SemResposta = ({ vagaRef }: { vagaRef: SemResposta_vaga$key }) => {
  const { codigo, candidaturas } = useFragment(
    graphql`
      fragment SemResposta_vaga on Vaga {
        codigo
        # The same connection as in useTodosOsCandidatos.
        candidaturas(first: 200) @connection(key: "useTodosOsCandidatos_candidaturas") @catch(to: NULL) {
          pageInfo {
            hasNextPage
          }
          edges {
            node {
              etapa
              criadaEm
              respondidaEm
            }
          }
        }
      }
    `,
    vagaRef,
  )
  const total = countSemResposta(candidaturas)
  if (total === 0) return null
  return (
    <TextLink to={paths.professor.vaga(codigo, { espera: diasSemResposta })} state={linkedFiltro} alone="tight">
      {`${total} sem resposta há ${diasSemResposta} dias`}
    </TextLink>
  )
}

/** None before all of them are loaded. */
function countSemResposta(candidaturas: SemResposta_vaga$data['candidaturas']): number {
  if (!candidaturas || candidaturas.pageInfo.hasNextPage) return 0
  const agora = Date.now()
  return candidaturas.edges.filter(({ node: { etapa, criadaEm, respondidaEm } }) =>
    isSemResposta({ etapa, criadaEm, respondidaEm }, diasSemResposta, agora),
  ).length
}

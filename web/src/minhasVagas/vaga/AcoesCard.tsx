import { graphql, useFragment } from 'react-relay'
import { Card } from '../../ui/layout/Card.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { StatusTag } from '../../tags/StatusTag.tsx'
import type {
  AcoesCard_candidaturas$data,
  AcoesCard_candidaturas$key,
} from './__generated__/AcoesCard_candidaturas.graphql.ts'
import type { AcoesCard_vaga$key, StatusDaVaga } from './__generated__/AcoesCard_vaga.graphql.ts'
import { AlterarStatus } from './AlterarStatus.tsx'
import { Comunicado } from '../../selecao/comunicado/Comunicado.tsx'
import { ExcluirVaga } from './ExcluirVaga.tsx'
import { useComunicadoDialog } from '../../selecao/comunicado/useComunicadoDialog.ts'

const fragment = graphql`
  fragment AcoesCard_vaga on Vaga @throwOnFieldError {
    id
    codigo
    titulo
    status
    prazo
    meuPapel
  }
`

/** A separate fragment: payloads that change the status need not include the candidaturas. */
const candidaturasFragment = graphql`
  fragment AcoesCard_candidaturas on Vaga {
    # The same connection as in CandidatosSection.
    candidaturas(first: 200) @connection(key: "useTodosOsCandidatos_candidaturas") @catch(to: NULL) {
      total
      pageInfo {
        hasNextPage
      }
      edges {
        node {
          etapa
          candidato {
            pessoa {
              id
              nome
            }
          }
        }
      }
    }
  }
`

/** The status of a vaga and its actions: change the status, write to the candidates and, for the author, delete it. */
export const AcoesCard = ({ vagaRef }: { vagaRef: AcoesCard_vaga$key & AcoesCard_candidaturas$key }) => {
  const { id, codigo, titulo, status, prazo, meuPapel } = useFragment<AcoesCard_vaga$key>(fragment, vagaRef)
  const { candidaturas } = useFragment<AcoesCard_candidaturas$key>(candidaturasFragment, vagaRef)
  const { candidatos, total, temCandidaturas } = toDestinatarios(candidaturas)
  const comunicado = useComunicadoDialog(id)
  const nome = titulo ?? 'Título não especificado'
  const fim = `Olá! A seleção para “${nome}” foi finalizada. Agradecemos sua candidatura.`
  const handleAlterado = (alterado: StatusDaVaga) => comunicado.setSuggestion(alterado === 'FINALIZADA' ? fim : '')
  return (
    <Card as="section" padding="compact" labelledBy="acoes">
      <Heading level={2} look="card" id="acoes">
        Andamento
      </Heading>
      <Cluster justify="between">
        <Text as="span" color="muted">
          Status
        </Text>
        <span role="status">{status ? <StatusTag status={status} /> : 'Não informado'}</span>
      </Cluster>
      <AlterarStatus vaga={id} status={status} prazo={prazo} avisados={total} onAlterado={handleAlterado} />
      <Comunicado vaga={id} candidatos={candidatos} dialog={comunicado} />
      {meuPapel === 'GESTOR' ? null : (
        <ExcluirVaga vaga={{ id, codigo, titulo: nome }} temCandidatos={temCandidaturas} />
      )}
    </Card>
  )
}

/**
 * The candidates to write to, and their number; both null if they failed to load. The list still has the candidaturas
 * that were withdrawn.
 */
function toDestinatarios(candidaturas: AcoesCard_candidaturas$data['candidaturas']) {
  if (!candidaturas) return { candidatos: null, total: null, temCandidaturas: false }
  const { edges, total, pageInfo } = candidaturas
  const candidatas = edges.filter(({ node }) => node.etapa !== 'RETIRADA')
  const pessoas = candidatas.flatMap(({ node: { candidato } }) =>
    candidato ? { id: candidato.pessoa.id, nome: candidato.pessoa.nome } : [],
  )
  return {
    candidatos: { pessoas, faltam: pageInfo.hasNextPage },
    total: total - (edges.length - candidatas.length),
    temCandidaturas: edges.length > 0,
  }
}

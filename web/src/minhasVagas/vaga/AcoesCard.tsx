import { graphql, useFragment } from 'react-relay'
import { Card } from '../../ui/layout/Card.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { StatusTag } from '../../tags/StatusTag.tsx'
import type { AcoesCard_vaga$key, StatusDaVaga } from './__generated__/AcoesCard_vaga.graphql.ts'
import type { AcoesCard_viewer$key } from './__generated__/AcoesCard_viewer.graphql.ts'
import { AlterarStatus } from './AlterarStatus.tsx'
import { Comunicado } from '../../selecao/comunicado/Comunicado.tsx'
import { ExcluirVaga } from './ExcluirVaga.tsx'
import { useComunicadoDialog } from '../../selecao/comunicado/useComunicadoDialog.ts'

type Props = { vagaRef: AcoesCard_vaga$key; viewerRef: AcoesCard_viewer$key }

/** The status of a vaga and its actions: change the status, write to the candidates and, for the author, delete it. */
export const AcoesCard = ({ vagaRef, viewerRef }: Props) => {
  const { id, codigo, titulo, status, prazo, meuPapel } = useFragment(
    graphql`
      fragment AcoesCard_vaga on Vaga @throwOnFieldError {
        id
        codigo
        titulo
        status
        prazo
        meuPapel
      }
    `,
    vagaRef,
  )
  const { candidatos, total, temCandidaturas } = useDestinatarios(viewerRef)
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
function useDestinatarios(viewerRef: AcoesCard_viewer$key) {
  const { candidaturasDaVaga } = useFragment(
    graphql`
      fragment AcoesCard_viewer on Viewer @argumentDefinitions(codigo: { type: "ID!" }) {
        # The same connection as in CandidatosSection.
        candidaturasDaVaga(vaga: $codigo, first: 200)
          @connection(key: "useTodosOsCandidatos_candidaturasDaVaga")
          @catch(to: NULL) {
          total
          pageInfo {
            hasNextPage
          }
          edges {
            candidato {
              id
              nome
            }
            node {
              etapa
            }
          }
        }
      }
    `,
    viewerRef,
  )
  if (!candidaturasDaVaga) return { candidatos: null, total: null, temCandidaturas: false }
  const { edges, total, pageInfo } = candidaturasDaVaga
  const candidatas = edges.filter(({ node }) => node.etapa !== 'RETIRADA')
  const pessoas = candidatas.flatMap(({ candidato }) => (candidato ? { id: candidato.id, nome: candidato.nome } : []))
  return {
    candidatos: { pessoas, faltam: pageInfo.hasNextPage },
    total: total - (edges.length - candidatas.length),
    temCandidaturas: edges.length > 0,
  }
}

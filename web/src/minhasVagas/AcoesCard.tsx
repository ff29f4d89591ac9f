import { graphql, useFragment } from 'react-relay'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Cluster } from '../ui/Cluster.tsx'
import { Heading } from '../ui/Heading.tsx'
import { Text } from '../ui/Text.tsx'
import type { AcoesCard_vaga$key, StatusDaVaga } from './__generated__/AcoesCard_vaga.graphql.ts'
import { StatusTag } from '../vagas/StatusTag.tsx'
import { useAlterarStatus } from './useAlterarStatus.ts'

type Acao = { status: StatusDaVaga; rotulo: string }

const reativar: Acao = { status: 'EM_ANDAMENTO', rotulo: 'Reativar Vaga' }

/** The one step that each state offers; the others offer none (specification §4). */
const acoes: Partial<Record<StatusDaVaga, Acao>> = {
  EM_ANDAMENTO: { status: 'FINALIZADA', rotulo: 'Finalizar seleção' },
  FINALIZADA: reativar,
  ENCERRADA: reativar,
}

/** Where the selection stands, and the button that moves it on. */
export const AcoesCard = ({ vagaRef }: { vagaRef: AcoesCard_vaga$key }) => {
  const { id, status } = useFragment(
    graphql`
      fragment AcoesCard_vaga on Vaga @throwOnFieldError {
        id
        status
      }
    `,
    vagaRef,
  )
  const [alterarStatus, isChanging] = useAlterarStatus()
  const acao = status && acoes[status]
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
      {acao ? (
        <Button
          look="secondary"
          shape="wide"
          busy={isChanging}
          busyText="Atualizando..."
          onClick={() => alterarStatus({ vaga: id, status: acao.status })}
        >
          {acao.rotulo}
        </Button>
      ) : null}
    </Card>
  )
}

import type { ComponentProps } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { Boundary } from '../../ui/state/Boundary.tsx'
import { FailedPart } from '../../ui/state/FailedPart.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import type { VagaRow } from '../useMinhasVagas.ts'
import type { StatusDaVagaDialogQuery } from './__generated__/StatusDaVagaDialogQuery.graphql.ts'
import { acaoDe } from './acoes.ts'
import { AlterarStatusDialog } from './AlterarStatusDialog.tsx'
import { countAvisados } from './mudanca.ts'

type Props = Pick<ComponentProps<typeof AlterarStatusDialog>, 'open' | 'onClose' | 'onConfirm'> & {
  vaga: VagaRow
  /** A new number requests the data again. */
  vez: number
  onRetry: () => void
}

/** The dialog that changes the status of a vaga, from a list that does not have its candidates. */
export const StatusDaVagaDialog = (props: Props) => {
  const { vaga, vez, open, onClose, onRetry } = props
  return (
    <Boundary
      resetOn={String(vez)}
      fallback={
        <Dialog open={open} onClose={onClose} title={vaga.titulo} size="small">
          <FailedPart title="Erro ao carregar os candidatos" busy={false} onRetry={onRetry} />
        </Dialog>
      }
    >
      <Loaded {...props} />
    </Boundary>
  )
}

const query = graphql`
  query StatusDaVagaDialogQuery($vaga: ID!) @throwOnFieldError {
    node(id: $vaga) {
      ... on Vaga @alias(as: "vaga") {
        status
        prazo
        # The same connection as in useTodosOsCandidatos.
        candidaturas(first: 200) @connection(key: "useTodosOsCandidatos_candidaturas") @catch(to: NULL) {
          total
          edges {
            node {
              etapa
            }
          }
        }
        # Read by AlterarStatusDialog.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...SemDecisao_vaga
      }
    }
  }
`

const Loaded = ({ vaga: { id, titulo }, vez, ...dialog }: Props) => {
  // Never suspends again once it is open, which would close it.
  const options = { fetchPolicy: 'store-and-network', fetchKey: vez } as const
  const vaga = useLazyLoadQuery<StatusDaVagaDialogQuery>(query, { vaga: id }, options).node?.vaga
  const acao = acaoDe(vaga?.status ?? null)
  if (!vaga || !acao) return null
  const { candidaturas } = vaga
  return (
    <AlterarStatusDialog
      {...dialog}
      acao={acao}
      vaga={{ id, titulo, prazo: vaga.prazo }}
      avisados={
        candidaturas &&
        countAvisados(
          candidaturas.total,
          candidaturas.edges.map(({ node }) => node.etapa),
        )
      }
      vagaRef={vaga}
    />
  )
}

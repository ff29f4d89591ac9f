import { graphql, useMutation } from 'react-relay'
import type { RecordSourceSelectorProxy } from 'relay-runtime'
import { failureSentence } from '../relay/failureText.ts'
import { toastError, toastSuccess } from '../ui/toast.ts'
import type {
  AlterarStatusDaVagaInput,
  useAlterarStatusMutation,
} from './__generated__/useAlterarStatusMutation.graphql.ts'

const semResposta = 'Não foi possível atualizar o status. Tente novamente.'

const falhou = (mensagem = semResposta) => toastError('Erro ao atualizar status', mensagem)

type Alterar = (input: AlterarStatusDaVagaInput, onAlterado: () => void) => void

/**
 * Moves a vaga's selection on, on screen at once; what the server refuses goes back. Every list that shows the vaga
 * follows from the payload. Says so by toasts (§8).
 */
export function useAlterarStatus(): [alterarStatus: Alterar, isChanging: boolean] {
  const [commit, isChanging] = useMutation<useAlterarStatusMutation>(graphql`
    mutation useAlterarStatusMutation($input: AlterarStatusDaVagaInput!) {
      alterarStatusDaVaga(input: $input) {
        __typename
        ... on VagaSuccess {
          vaga {
            ...AcoesCard_vaga
            ...PrazoTag_vaga
          }
        }
        ... on EntradaInvalida {
          mensagem
        }
      }
    }
  `)
  const alterarStatus: Alterar = (input, onAlterado) => {
    commit({
      variables: { input },
      optimisticUpdater: store => setStatus(store, input),
      onCompleted: ({ alterarStatusDaVaga: result }) => {
        if (result.__typename === 'VagaSuccess') {
          toastSuccess('Status atualizado')
          onAlterado()
        } else falhou(result.__typename === 'EntradaInvalida' ? result.mensagem : undefined)
      },
      onError: error => falhou(failureSentence(error, semResposta)),
    })
  }
  return [alterarStatus, isChanging]
}

/**
 * Whether it is open again may depend on its prazo: that is for the answer to say. By hand, and not by an optimistic
 * response, which would have to bring all that the payload has: here only the id of the vaga is known.
 */
function setStatus(store: RecordSourceSelectorProxy, { vaga: id, status }: AlterarStatusDaVagaInput): void {
  const vaga = store.get(id)
  vaga?.setValue(status, 'status')
  if (status === 'FINALIZADA' || status === 'ENCERRADA') vaga?.setValue(true, 'encerrada')
}

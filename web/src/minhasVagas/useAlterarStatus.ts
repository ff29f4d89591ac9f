import { graphql, useMutation } from 'react-relay'
import { toastError, toastSuccess } from '../ui/toast.ts'
import type {
  AlterarStatusDaVagaInput,
  useAlterarStatusMutation,
} from './__generated__/useAlterarStatusMutation.graphql.ts'

const falhou = (mensagem = 'Não foi possível atualizar o status. Tente novamente.') =>
  toastError('Erro ao atualizar status', mensagem)

/** Moves a vaga's selection on; every list that shows the vaga follows from the payload. Says so by toasts (§8). */
export function useAlterarStatus(): [alterarStatus: (input: AlterarStatusDaVagaInput) => void, isChanging: boolean] {
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
  const alterarStatus = (input: AlterarStatusDaVagaInput) => {
    commit({
      variables: { input },
      onCompleted: ({ alterarStatusDaVaga: result }) => {
        if (result.__typename === 'VagaSuccess') toastSuccess('Status atualizado')
        else falhou(result.__typename === 'EntradaInvalida' ? result.mensagem : undefined)
      },
      onError: () => falhou(),
    })
  }
  return [alterarStatus, isChanging]
}

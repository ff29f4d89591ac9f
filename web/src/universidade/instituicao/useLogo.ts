import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import { toastSuccess } from '../../ui/overlay/toast.ts'
import type { useLogoRemoverMutation } from './__generated__/useLogoRemoverMutation.graphql.ts'
import type { useLogoTrocarMutation } from './__generated__/useLogoTrocarMutation.graphql.ts'

type OnRecusa = (mensagem: string | null) => void

/** Uploads the logo. The form keeps its version: only one's own upload made it older. */
export function useTrocarLogo(onRecusa: OnRecusa) {
  const [commit, busy] = useMutation<useLogoTrocarMutation>(graphql`
    mutation useLogoTrocarMutation($input: TrocarLogoInput!) {
      trocarLogo(input: $input) {
        __typename
        ... on TrocarLogoSuccess {
          instituicao {
            ...LogoField_instituicao
          }
        }
        ... on EntradaInvalida {
          mensagem
        }
      }
    }
  `)
  const trocar = (arquivo: File) =>
    commit({
      variables: { input: { arquivo } },
      uploadables: { 'input.arquivo': arquivo },
      onCompleted: ({ trocarLogo: result }) => {
        if (result.__typename === 'EntradaInvalida') return onRecusa(result.mensagem)
        onRecusa(null)
        toastSuccess('Logo salvo')
      },
      onError: error => onRecusa(failureSentence(error)),
    })
  return [trocar, busy] as const
}

export function useRemoverLogo(onRecusa: OnRecusa) {
  const [commit, busy] = useMutation<useLogoRemoverMutation>(graphql`
    mutation useLogoRemoverMutation {
      removerLogo {
        __typename
        ... on RemoverLogoSuccess {
          instituicao {
            ...LogoField_instituicao
          }
        }
      }
    }
  `)
  const remover = () =>
    commit({
      variables: {},
      onCompleted: () => {
        onRecusa(null)
        toastSuccess('Logo removido')
      },
      onError: error => onRecusa(failureSentence(error)),
    })
  return [remover, busy] as const
}

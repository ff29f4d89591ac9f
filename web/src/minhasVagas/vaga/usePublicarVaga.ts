import { useState } from 'react'
import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import { toastError, toastSuccess } from '../../ui/overlay/toast.ts'
import type { PublicarVagaInput, usePublicarVagaMutation } from './__generated__/usePublicarVagaMutation.graphql.ts'

const semResposta = 'Não foi possível publicar a oportunidade. Tente novamente.'

const mutation = graphql`
  mutation usePublicarVagaMutation($input: PublicarVagaInput!) {
    publicarVaga(input: $input) {
      __typename
      ... on PublicarVagaSuccess {
        vaga {
          criadaEm
          publica
          ...Andamento_vaga
          ...PrazoTag_vaga
        }
      }
      ... on EntradaInvalida {
        mensagem
      }
    }
  }
`

/** Publishes a draft. The store updates its page and the list. `refusal`: why the last attempt failed. */
export function usePublicarVaga() {
  const [commit, isPublishing] = useMutation<usePublicarVagaMutation>(mutation)
  const [refusal, setRefusal] = useState<string | null>(null)
  const refuse = (mensagem: string) => {
    setRefusal(mensagem)
    toastError('Erro ao publicar', mensagem)
  }
  const publicar = (input: PublicarVagaInput) => {
    setRefusal(null)
    commit({
      variables: { input },
      updater: (store, data) => {
        const result = data?.publicarVaga
        // Published, though the response could not read the vaga again.
        if (result?.__typename === 'PublicarVagaSuccess' && !result.vaga) store.get(input.vaga)?.invalidateRecord()
      },
      onCompleted: ({ publicarVaga: result }) => {
        if (result.__typename === 'PublicarVagaSuccess') {
          toastSuccess('Oportunidade criada com sucesso!', 'Sua oportunidade foi publicada e já está disponível.')
        } else refuse(result.__typename === 'EntradaInvalida' ? result.mensagem : semResposta)
      },
      onError: error => refuse(failureSentence(error, semResposta)),
    })
  }
  return { publicar, isPublishing, refusal }
}

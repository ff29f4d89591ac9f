import { useState } from 'react'
import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import { toastSuccess } from '../../ui/overlay/toast.ts'
import type {
  MudarPrivacidadeInput,
  useMudarPrivacidadeMutation,
} from './__generated__/useMudarPrivacidadeMutation.graphql.ts'

type Parte = keyof MudarPrivacidadeInput

const mutation = graphql`
  mutation useMudarPrivacidadeMutation($input: MudarPrivacidadeInput!) {
    mudarPrivacidade(input: $input) {
      __typename
      ... on MudarPrivacidadeSuccess {
        viewer {
          privacidade {
            ...QuemVe_privacidade
          }
        }
      }
      ... on EntradaInvalida {
        mensagem
      }
    }
  }
`

type Estado = { desejada: MudarPrivacidadeInput | null; erro: string | null; parte: Parte | null }

const nada: Estado = { desejada: null, erro: null, parte: null }

/** Chooses for whom a part of the profile is. `desejada` is shown until it is saved; after a failure, what is stored. */
export function useMudarPrivacidade() {
  const [commit] = useMutation<useMudarPrivacidadeMutation>(mutation)
  const [estado, setEstado] = useState(nada)
  const mudar = (parte: Parte, input: MudarPrivacidadeInput) => {
    setEstado({ desejada: input, erro: null, parte })
    const fail = (erro: string) => setEstado({ desejada: null, erro, parte })
    commit({
      variables: { input },
      onCompleted: ({ mudarPrivacidade: result }) => {
        if (result.__typename === 'EntradaInvalida') return fail(result.mensagem)
        // Another choice may be on its way.
        setEstado(agora => (agora.desejada === input ? nada : agora))
        toastSuccess('Escolha salva', 'Vale a partir de agora.')
      },
      onError: error => fail(failureSentence(error, 'Não foi possível salvar. Tente novamente.')),
    })
  }
  return [mudar, estado] as const
}

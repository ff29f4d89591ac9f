import { useState } from 'react'
import { graphql, useMutation } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { failureSentence } from '../../relay/failureText.ts'
import { readReturnPath } from '../../sessao/returnPath.ts'
import type { useAceitarMutation } from './__generated__/useAceitarMutation.graphql.ts'

const mutation = graphql`
  mutation useAceitarMutation($input: AceitarDocumentosInput!) {
    aceitarDocumentos(input: $input) {
      __typename
      ... on AceitarDocumentosSuccess {
        __typename
      }
      ... on EntradaInvalida {
        mensagem
      }
    }
  }
`

/** Accepts a publication, and goes on where the reader was: by a load, since nothing of what failed before is right now. */
export function useAceitar() {
  const [commit, busy] = useMutation<useAceitarMutation>(mutation)
  const [falha, setFalha] = useState<string | null>(null)
  const [search] = useSearchParams()
  const aceitar = (numero: number) =>
    commit({
      variables: { input: { numero } },
      onCompleted: ({ aceitarDocumentos: result }) => {
        if (result.__typename === 'EntradaInvalida') return setFalha(result.mensagem)
        window.location.assign(readReturnPath(search) ?? paths.inicio())
      },
      onError: error => setFalha(failureSentence(error)),
    })
  return [aceitar, busy, falha] as const
}

import { useState } from 'react'
import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import type { Papel, useConfirmarEntradaMutation } from './__generated__/useConfirmarEntradaMutation.graphql.ts'
import type { Prova, RecusaDeProva } from './ProvaForm.tsx'

/** A session that the second step began. `sai`: its person asked for the end of the account. */
export type Confirmada = { token: string; papel: Papel; sai: boolean }

type Callbacks = {
  onConfirmada: (confirmada: Confirmada) => void
  /** The sign-in begins anew, or is refused for good. */
  onEncerrada: (mensagem: string) => void
}

const mutation = graphql`
  mutation useConfirmarEntradaMutation($input: ConfirmarEntradaInput!) {
    confirmarEntrada(input: $input) {
      __typename
      ... on ConfirmarEntradaSuccess {
        token
        papel
        exclusaoEm
      }
      ... on EntradaInvalida {
        mensagem
        campos {
          campo
          mensagem
        }
      }
      ... on TokenRecusado {
        mensagem
      }
      ... on ContaSuspensa {
        mensagem
      }
      ... on PapelNaoPermitido {
        mensagem
      }
    }
  }
`

/** The second step of a sign-in. A wrong proof leaves it open. `papel`: the role to sign in as; null for any. */
export function useConfirmarEntrada(desafio: string, papel: Papel | null, { onConfirmada, onEncerrada }: Callbacks) {
  const [commit, isConfirming] = useMutation<useConfirmarEntradaMutation>(mutation)
  const [recusa, setRecusa] = useState<RecusaDeProva | null>(null)
  const confirmar = (prova: Prova) => {
    if (isConfirming) return
    setRecusa(null)
    commit({
      variables: { input: { desafio, papel, ...prova } },
      onCompleted: ({ confirmarEntrada: result }) => {
        if (result.__typename === 'ConfirmarEntradaSuccess')
          return onConfirmada({ ...result, sai: result.exclusaoEm != null })
        if (result.__typename === 'EntradaInvalida') {
          const [{ campo, mensagem } = { campo: null, mensagem: result.mensagem }] = result.campos
          return setRecusa({ campo, mensagem })
        }
        onEncerrada('mensagem' in result ? result.mensagem : 'Entre de novo.')
      },
      onError: error => setRecusa({ campo: null, mensagem: failureSentence(error) }),
    })
  }
  return { confirmar, isConfirming, recusa }
}

import { graphql, useMutation } from 'react-relay'
import type { useAbrirDesafioMutation, AbrirDesafioInput } from './__generated__/useAbrirDesafioMutation.graphql.ts'
import { type OnRecusa, toFalha, toRecusa } from './recusa.ts'

const mutation = graphql`
  mutation useAbrirDesafioMutation($input: AbrirDesafioInput!) {
    abrirDesafio(input: $input) {
      __typename
      ... on AbrirDesafioSuccess {
        desafio
        segredo
        endereco
        chave
      }
      ... on EntradaInvalida {
        mensagem
        campos {
          campo
          mensagem
        }
      }
      ... on SegundoFatorRecusado {
        mensagem
      }
    }
  }
`

export type Desafio = { desafio: string; segredo: string | null; endereco: string | null; chave: string | null }

/** Opens a challenge with the reader's password. */
export function useAbrirDesafio(onAberto: (desafio: Desafio) => void, onRecusa: OnRecusa) {
  const [commit, busy] = useMutation<useAbrirDesafioMutation>(mutation)
  const abrir = (input: AbrirDesafioInput) =>
    commit({
      variables: { input },
      onCompleted: ({ abrirDesafio: result }) => {
        if (result.__typename === 'AbrirDesafioSuccess') {
          const { desafio, segredo, endereco, chave } = result
          return onAberto({ desafio, segredo: segredo ?? null, endereco: endereco ?? null, chave: chave ?? null })
        }
        const [erro] = result.__typename === 'EntradaInvalida' ? result.campos : []
        if (erro) return onRecusa({ campo: erro.campo, mensagem: erro.mensagem })
        onRecusa(toRecusa('mensagem' in result ? result.mensagem : undefined))
      },
      onError: error => onRecusa(toFalha(error)),
    })
  return [abrir, busy] as const
}

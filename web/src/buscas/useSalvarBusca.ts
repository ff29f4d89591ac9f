import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../relay/failureText.ts'
import type { SalvarBuscaInput, useSalvarBuscaMutation } from './__generated__/useSalvarBuscaMutation.graphql.ts'

const mutation = graphql`
  mutation useSalvarBuscaMutation($input: SalvarBuscaInput!) {
    salvarBusca(input: $input) {
      __typename
      ... on SalvarBuscaSuccess {
        viewer {
          ...buscas_viewer
        }
      }
      ... on BuscasCheias {
        mensagem
      }
      ... on EntradaInvalida {
        mensagem
        campos {
          campo
          mensagem
        }
      }
    }
  }
`

/** Why it was not saved; `doNome`: it is about the name. */
export type Falha = { mensagem: string; doNome: boolean }

/** Saves a search of the board under a name. */
export function useSalvarBusca({ onFeito, onFalha }: { onFeito: () => void; onFalha: (falha: Falha) => void }) {
  const [commit, busy] = useMutation<useSalvarBuscaMutation>(mutation)
  const salvar = (input: SalvarBuscaInput) =>
    commit({
      variables: { input },
      onCompleted: ({ salvarBusca: result }) => {
        if (result.__typename === 'SalvarBuscaSuccess') return onFeito()
        if (result.__typename === '%other') return
        const nome =
          result.__typename === 'EntradaInvalida' ? result.campos.find(({ campo }) => campo === 'nome') : null
        onFalha({ mensagem: nome?.mensagem ?? result.mensagem, doNome: nome != null })
      },
      onError: error => onFalha({ mensagem: failureSentence(error), doNome: false }),
    })
  return [salvar, busy] as const
}

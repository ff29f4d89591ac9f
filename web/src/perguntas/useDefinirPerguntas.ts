import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../relay/failureText.ts'
import { motivoDoConflito } from '../sessao/OutraPessoaSalvou.tsx'
import type {
  DefinirPerguntasInput,
  useDefinirPerguntasMutation,
} from './__generated__/useDefinirPerguntasMutation.graphql.ts'

type Refusal = { mensagem: string; campos: readonly { campo: string; mensagem: string }[] }
type Callbacks = { onDefinidas: () => void; onRefused: (refusal: Refusal) => void }

const falha = 'Não foi possível salvar as perguntas. Tente novamente.'

const mutation = graphql`
  mutation useDefinirPerguntasMutation($input: DefinirPerguntasInput!) {
    definirPerguntas(input: $input) {
      __typename
      ... on DefinirPerguntasSuccess {
        pedido {
          ...PerguntasCard_pedido
        }
      }
      ... on EdicaoEmConflito {
        mensagem
        vaga {
          pedido {
            ...PerguntasCard_pedido
          }
        }
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

/** Sets the perguntas of a vaga. */
export function useDefinirPerguntas() {
  const [commit, isSaving] = useMutation<useDefinirPerguntasMutation>(mutation)
  const definir = (input: DefinirPerguntasInput, { onDefinidas, onRefused }: Callbacks) =>
    commit({
      variables: { input },
      onCompleted: ({ definirPerguntas: result }) => {
        if (result.__typename === 'DefinirPerguntasSuccess') return onDefinidas()
        if (result.__typename === 'EntradaInvalida') return onRefused(result)
        const isConflito = result.__typename === 'EdicaoEmConflito'
        onRefused({ mensagem: isConflito ? motivoDoConflito(result) : falha, campos: [] })
      },
      onError: error => onRefused({ mensagem: failureSentence(error, falha), campos: [] }),
    })
  return [definir, isSaving] as const
}

import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import { toastSuccess } from '../../ui/overlay/toast.ts'
import type { CadastrarInput, useCadastrarMutation } from './__generated__/useCadastrarMutation.graphql.ts'
import { keepCadastroSecret } from '../cadastroSecret.ts'

/** The refusal of an account, or of its interesses. */
export type Refusal = {
  mensagem: string
  campos: readonly { campo: string; mensagem: string }[]
  /** The account exists now, so that another submit would be refused. */
  contaCriada: boolean
}

type Callbacks = { onCadastrado: () => void; onRefused: (refusal: Refusal) => void }

/** Registers an account of either role, with the texts of specification §8. */
export function useCadastrar() {
  const [commit, isRegistering] = useMutation<useCadastrarMutation>(graphql`
    mutation useCadastrarMutation($input: CadastrarInput!) {
      cadastrar(input: $input) {
        __typename
        ... on CadastrarSuccess {
          __typename
        }
        ... on EntradaInvalida {
          mensagem
          campos {
            campo
            mensagem
          }
        }
        ... on ContaCriadaSemInteresses {
          mensagem
        }
      }
    }
  `)
  const cadastrar = (input: CadastrarInput, { onCadastrado, onRefused }: Callbacks) => {
    if (isRegistering) return
    const refuse = (mensagem: string, more: Partial<Refusal> = {}) =>
      onRefused({ mensagem, campos: [], contaCriada: false, ...more })
    commit({
      variables: { input: { ...input, prova: keepCadastroSecret() } },
      onCompleted: ({ cadastrar: result }) => {
        if (result.__typename === 'EntradaInvalida') return refuse(result.mensagem, { campos: result.campos })
        if (result.__typename === 'ContaCriadaSemInteresses') return refuse(result.mensagem, { contaCriada: true })
        toastSuccess('Cadastro realizado com sucesso!', 'Por favor, verifique seu email para ativar sua conta.')
        onCadastrado()
      },
      onError: error => refuse(`Erro ao criar usuário. ${failureSentence(error)}`),
    })
  }
  return [cadastrar, isRegistering] as const
}

import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../relay/failureText.ts'
import { toastError, toastSuccess } from '../ui/toast.ts'
import type { CadastrarInput, useCadastrarMutation } from './__generated__/useCadastrarMutation.graphql.ts'
import { guardarProva } from './prova.ts'

/** Why there is no account, or none with its interests; the toast has said it already. */
export type Recusa = {
  mensagem: string
  campos: readonly { campo: string; mensagem: string }[]
  /** The account exists now: sending the form again would only be refused. */
  contaCriada: boolean
}

type Answer = { onCadastrado: () => void; onRecusado: (recusa: Recusa) => void }

/** Registers an account of either role; toasts as specification §8 words them. */
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
  const cadastrar = (input: CadastrarInput, { onCadastrado, onRecusado }: Answer) => {
    if (isRegistering) return
    const refuse = (mensagem: string, more: Partial<Recusa> = {}) => {
      toastError('Erro ao realizar cadastro', mensagem)
      onRecusado({ mensagem, campos: [], contaCriada: false, ...more })
    }
    commit({
      variables: { input: { ...input, prova: guardarProva() } },
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

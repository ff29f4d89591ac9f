import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import { toastError, toastSuccess } from '../../ui/overlay/toast.ts'
import { useNovaSessao } from '../useNovaSessao.ts'
import type { MudarSenhaInput, useMudarSenhaMutation } from './__generated__/useMudarSenhaMutation.graphql.ts'

const mutation = graphql`
  mutation useMudarSenhaMutation($input: MudarSenhaInput!) {
    mudarSenha(input: $input) {
      __typename
      ... on MudarSenhaSuccess {
        token
      }
      ... on EntradaInvalida {
        campos {
          campo
          mensagem
        }
      }
    }
  }
`

export type ErroDeSenha = { campo: keyof MudarSenhaInput; mensagem: string }

/** Changes the reader's password, and goes on here with the new session. */
export function useMudarSenha(onRefused: (erro: ErroDeSenha) => void) {
  const [commit, isSaving] = useMutation<useMudarSenhaMutation>(mutation)
  const startSessao = useNovaSessao()
  const mudar = (input: MudarSenhaInput) =>
    commit({
      variables: { input },
      onCompleted: ({ mudarSenha: result }) => {
        if (result.__typename === 'MudarSenhaSuccess') {
          toastSuccess('Senha alterada', 'As suas outras sessões foram encerradas.')
          return startSessao(result.token)
        }
        const [erro] = result.__typename === 'EntradaInvalida' ? result.campos : []
        if (!erro) return toastError('A senha não foi alterada')
        onRefused({ campo: erro.campo === 'senhaAtual' ? 'senhaAtual' : 'novaSenha', mensagem: erro.mensagem })
      },
      onError: error => toastError('A senha não foi alterada', failureSentence(error)),
    })
  return [mudar, isSaving] as const
}

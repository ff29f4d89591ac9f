import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import { toastSuccess } from '../../ui/overlay/toast.ts'
import type {
  SalvarInstituicaoInput,
  useSalvarInstituicaoMutation,
} from './__generated__/useSalvarInstituicaoMutation.graphql.ts'
import { type Aberta, type Erros, readAberta, toErros } from './valores.ts'

const mutation = graphql`
  mutation useSalvarInstituicaoMutation($input: SalvarInstituicaoInput!) {
    salvarInstituicao(input: $input) {
      __typename
      ... on SalvarInstituicaoSuccess {
        instituicao @catch(to: NULL) {
          ...valores_instituicao
          ...InstituicaoForm_instituicao
        }
      }
      ... on InstituicaoEmConflito {
        mensagem
        instituicao {
          ...valores_instituicao
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

/** Why nothing was saved: a sentence for each field, or one above the button. */
export type Recusa = { mensagem: string | null; erros: Erros }

type Callbacks = {
  /** Without a value if it could not be read after it was saved. */
  onSalva: (agora?: Aberta) => void
  onRecusa: (recusa: Recusa) => void
  onConflito: (agora: Aberta) => void
}

export function useSalvarInstituicao({ onSalva, onRecusa, onConflito }: Callbacks) {
  const [commit, busy] = useMutation<useSalvarInstituicaoMutation>(mutation)
  const salvar = (input: SalvarInstituicaoInput) =>
    commit({
      variables: { input },
      onCompleted: ({ salvarInstituicao: result }) => {
        if (result.__typename === 'SalvarInstituicaoSuccess') {
          toastSuccess('Instituição salva', 'Todos a veem assim em até dois segundos.')
          return onSalva(result.instituicao ? readAberta(result.instituicao) : undefined)
        }
        if (result.__typename === 'InstituicaoEmConflito') {
          if (result.instituicao) return onConflito(readAberta(result.instituicao))
          return onRecusa({ mensagem: result.mensagem, erros: {} })
        }
        if (result.__typename === '%other') return
        const erros = toErros(result.campos)
        onRecusa({ mensagem: Object.keys(erros).length > 0 ? null : result.mensagem, erros })
      },
      onError: error => onRecusa({ mensagem: failureSentence(error), erros: {} }),
    })
  return [salvar, busy] as const
}

import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../../../relay/failureText.ts'
import type {
  ImportarPessoasInput,
  useEnviarPessoasMutation,
  useEnviarPessoasMutation$data,
} from './__generated__/useEnviarPessoasMutation.graphql.ts'

const mutation = graphql`
  mutation useEnviarPessoasMutation($input: ImportarPessoasInput!) {
    importarPessoas(input: $input) {
      __typename
      ... on ImportarPessoasSuccess {
        importacao @catch(to: NULL) {
          linhas
          novas
          alteradas
          iguais
          recusadas
          suspensas
          colunasIgnoradas
          suspendeMuitas
          recusadasCsv
          parouEm
          exemplos {
            linha
            tipo
            matricula
            nome
            motivo
            mudancas {
              campo
              de
              para
            }
          }
        }
      }
      ... on EntradaInvalida {
        mensagem
      }
    }
  }
`

type Success = Extract<useEnviarPessoasMutation$data['importarPessoas'], { __typename: 'ImportarPessoasSuccess' }>

/** What an import did, or would do. */
export type Importacao = NonNullable<Success['importacao']>

export type Opcoes = Omit<ImportarPessoasInput, 'arquivo'>

const falha = 'Não foi possível saber o que foi importado. Importe o arquivo de novo: ninguém é criado duas vezes.'

type Answer = { onEnviado: (importacao: Importacao) => void; onRecusa: (mensagem: string) => void }

/** Sends a file of people. */
export function useEnviarPessoas() {
  const [commit] = useMutation<useEnviarPessoasMutation>(mutation)
  return (arquivo: File, opcoes: Opcoes, { onEnviado, onRecusa }: Answer) =>
    commit({
      variables: { input: { arquivo, ...opcoes } },
      uploadables: { 'input.arquivo': arquivo },
      onCompleted: ({ importarPessoas: result }) => {
        if (result.__typename === 'EntradaInvalida') onRecusa(result.mensagem)
        else if (result.__typename === 'ImportarPessoasSuccess' && result.importacao) onEnviado(result.importacao)
        else onRecusa(falha)
      },
      onError: error => onRecusa(failureSentence(error)),
    })
}

import { graphql, useMutation, useRelayEnvironment } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import { changed } from '../../relay/topics.ts'
import type { useImportarListaMutation } from './__generated__/useImportarListaMutation.graphql.ts'
import type { Lista } from './endereco.ts'

const mutation = graphql`
  mutation useImportarListaMutation($input: ImportarListaInput!) {
    importarLista(input: $input) {
      __typename
      ... on ImportarListaSuccess {
        importacao @catch(to: NULL) {
          aplicada
          ...PreviaDaImportacao_importacao
        }
      }
      ... on EntradaInvalida {
        mensagem
      }
    }
  }
`

type Result = useImportarListaMutation['response']['importarLista']
export type Importacao = NonNullable<Extract<Result, { __typename: 'ImportarListaSuccess' }>['importacao']>

const falha = 'Não foi possível ler o arquivo. Tente novamente.'

type Callbacks = { onLida: (importacao: Importacao) => void; onRecusa: (mensagem: string) => void }

/** Reads a file, to say what it would do or to do it. */
export function useImportarLista(lista: Lista, { onLida, onRecusa }: Callbacks) {
  const environment = useRelayEnvironment()
  const [commit, busy] = useMutation<useImportarListaMutation>(mutation)
  const importar = (arquivo: File, aplicar: boolean) =>
    commit({
      variables: { input: { lista, arquivo, aplicar } },
      uploadables: { 'input.arquivo': arquivo },
      onCompleted: ({ importarLista: result }) => {
        if (aplicar) changed(environment, 'listas')
        if (result.__typename === 'ImportarListaSuccess' && result.importacao) return onLida(result.importacao)
        onRecusa(result.__typename === 'EntradaInvalida' ? result.mensagem : falha)
      },
      onError: error => onRecusa(failureSentence(error, falha)),
    })
  return [importar, busy] as const
}

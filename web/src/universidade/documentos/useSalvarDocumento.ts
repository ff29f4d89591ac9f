import { useState } from 'react'
import { graphql, useMutation } from 'react-relay'
import { adminPaths } from '../../adminPaths.ts'
import { paths } from '../../paths.ts'
import { failureSentence } from '../../relay/failureText.ts'
import { toastSuccess } from '../../ui/overlay/toast.ts'
import { type Recusa, toRecusa } from '../recusa.ts'
import type {
  SalvarDocumentoInput,
  useSalvarDocumentoMutation,
} from './__generated__/useSalvarDocumentoMutation.graphql.ts'

const mutation = graphql`
  mutation useSalvarDocumentoMutation($input: SalvarDocumentoInput!) {
    salvarDocumento(input: $input) {
      __typename
      ... on SalvarDocumentoSuccess {
        viewer {
          administracao {
            documentos {
              ...DocumentoForm_documento
            }
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

/** Saves the draft of a document, or publishes it. Then its editor has to accept it, too. */
export function useSalvarDocumento() {
  const [commit, busy] = useMutation<useSalvarDocumentoMutation>(mutation)
  const [recusa, setRecusa] = useState<Recusa | null>(null)
  const salvar = (input: SalvarDocumentoInput) => {
    setRecusa(null)
    commit({
      variables: { input },
      onCompleted: ({ salvarDocumento: result }) => {
        if (result.__typename === 'EntradaInvalida') return setRecusa(toRecusa(result, ['texto', 'mudou']))
        if (input.publicar) return window.location.assign(paths.aceite(adminPaths.documentos()))
        toastSuccess('Rascunho salvo')
      },
      onError: error => setRecusa({ mensagem: failureSentence(error), campos: {} }),
    })
  }
  return [salvar, busy, recusa] as const
}

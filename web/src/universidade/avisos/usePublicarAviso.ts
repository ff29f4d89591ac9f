import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import { toastSuccess } from '../../ui/overlay/toast.ts'
import type { usePublicarAvisoMutation } from './__generated__/usePublicarAvisoMutation.graphql.ts'
import { type Recusa, toRecusa } from '../recusa.ts'
import type { Preenchido } from './AvisoFields.tsx'

const mutation = graphql`
  mutation usePublicarAvisoMutation($input: PublicarAvisoDoSistemaInput!) {
    publicarAvisoDoSistema(input: $input) {
      __typename
      ... on PublicarAvisoDoSistemaSuccess {
        viewer {
          ...AvisosDoSistemaList_viewer
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

/** Publishes or changes a sentence; the list changes with the response. */
export function usePublicarAviso(callbacks: { onFeito: () => void; onRecusa: (recusa: Recusa) => void }) {
  const [commit, busy] = useMutation<usePublicarAvisoMutation>(mutation)
  const publicar = (codigo: string | null, { texto, para, ...dias }: Preenchido) =>
    commit({
      variables: { input: { codigo, texto: texto.trim(), para: isPapel(para) ? para : null, ...dias } },
      onCompleted: ({ publicarAvisoDoSistema: result }) => {
        if (result.__typename === 'EntradaInvalida') return callbacks.onRecusa(toRecusa(result))
        toastSuccess('Aviso salvo')
        callbacks.onFeito()
      },
      onError: error => callbacks.onRecusa({ mensagem: failureSentence(error), campos: {} }),
    })
  return [publicar, busy] as const
}

const isPapel = (para: string) => para === 'ESTUDANTE' || para === 'PROFESSOR'

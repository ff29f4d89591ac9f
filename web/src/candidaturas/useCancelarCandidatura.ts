import { graphql, useMutation, useRelayEnvironment } from 'react-relay'
import { failureSentence } from '../relay/failureText.ts'
import type { useCancelarCandidaturaMutation } from './__generated__/useCancelarCandidaturaMutation.graphql.ts'
import { forgetTotal, linkSituacao, listasDoViewer, removeCandidatura } from './candidaturasDoViewer.ts'

type Answer = { onCancelled: () => void; onRefused: (mensagem: string) => void }

const falha = 'Não foi possível cancelar sua candidatura. Tente novamente.'

const mutation = graphql`
  mutation useCancelarCandidaturaMutation($input: CancelarCandidaturaInput!, $contar: Boolean!) {
    cancelarCandidatura(input: $input) {
      __typename
      ... on CancelarCandidaturaSuccess {
        situacao {
          ...CandidaturaCard_situacao
          ...candidaturasDoViewer_situacao
        }
        viewer @include(if: $contar) {
          ...CandidaturasList_total
        }
      }
      ... on NaoCandidatado {
        mensagem
        situacao {
          ...CandidaturaCard_situacao
          ...candidaturasDoViewer_situacao
        }
        viewer @include(if: $contar) {
          ...CandidaturasList_total
        }
      }
    }
  }
`

/** Cancels the reader's candidatura to a vaga (its global id). The payload carries the situacao as it is then,
 *  and the viewer's list loses the candidatura. */
export function useCancelarCandidatura() {
  const [commit, isSending] = useMutation<useCancelarCandidaturaMutation>(mutation)
  const environment = useRelayEnvironment()
  const cancelar = (vaga: string, { onCancelled, onRefused }: Answer) =>
    commit({
      variables: { input: { vaga }, contar: listasDoViewer(environment).contar },
      // Either way there is none any more.
      updater: (store, data) => {
        const resultado = data?.cancelarCandidatura
        if (!resultado || resultado.__typename === '%other') return
        removeCandidatura(store, vaga, resultado.__typename === 'CancelarCandidaturaSuccess')
        linkSituacao(store, resultado.situacao, vaga)
      },
      onCompleted: ({ cancelarCandidatura: resultado }, errors) => {
        if (errors) forgetTotal(environment)
        if (resultado.__typename === 'CancelarCandidaturaSuccess') onCancelled()
        else onRefused(resultado.__typename === 'NaoCandidatado' ? resultado.mensagem : falha)
      },
      onError: error => onRefused(failureSentence(error, falha)),
    })
  return [cancelar, isSending] as const
}

import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../relay/failureText.ts'
import type { useCancelarCandidaturaMutation } from './__generated__/useCancelarCandidaturaMutation.graphql.ts'
import { linkSituacao, removeCandidatura } from './candidaturasDoViewer.ts'

type Answer = { onCancelled: () => void; onRefused: (mensagem: string) => void }

const falha = 'Não foi possível cancelar sua candidatura. Tente novamente.'

/** Cancels the reader's candidatura to a vaga (its global id). The payload carries the situacao as it is then,
 *  and the viewer's list loses the candidatura. */
export function useCancelarCandidatura() {
  const [commit, isSending] = useMutation<useCancelarCandidaturaMutation>(graphql`
    mutation useCancelarCandidaturaMutation($input: CancelarCandidaturaInput!) {
      cancelarCandidatura(input: $input) {
        __typename
        ... on CancelarCandidaturaSuccess {
          situacao {
            ...CandidaturaCard_situacao
          }
        }
        ... on NaoCandidatado {
          mensagem
          situacao {
            ...CandidaturaCard_situacao
          }
        }
      }
    }
  `)
  const cancelar = (vaga: string, { onCancelled, onRefused }: Answer) =>
    commit({
      variables: { input: { vaga } },
      // Either way there is none any more.
      updater: store => {
        const resultado = store.getRootField('cancelarCandidatura')
        removeCandidatura(store, vaga, resultado.getValue('__typename') === 'CancelarCandidaturaSuccess')
        linkSituacao(store, resultado.getLinkedRecord('situacao'), vaga)
      },
      onCompleted: ({ cancelarCandidatura: resultado }) => {
        if (resultado.__typename === 'CancelarCandidaturaSuccess') onCancelled()
        else onRefused(resultado.__typename === 'NaoCandidatado' ? resultado.mensagem : falha)
      },
      onError: error => onRefused(failureSentence(error, falha)),
    })
  return [cancelar, isSending] as const
}

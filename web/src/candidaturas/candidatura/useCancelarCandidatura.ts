import { graphql, useMutation, useRelayEnvironment } from 'react-relay'
import type { RecordSourceSelectorProxy } from 'relay-runtime'
import { failureSentence } from '../../relay/failureText.ts'
import { changed } from '../../relay/topics.ts'
import type { useCancelarCandidaturaMutation } from './__generated__/useCancelarCandidaturaMutation.graphql.ts'
import { forgetTotal, linkSituacao, listasDoViewer, removeCandidatura } from '../candidaturasDoViewer.ts'

type Answer = {
  onCancelled: () => void
  /** A professor has already looked at it: it can be withdrawn instead. */
  onEmAnalise: (mensagem: string) => void
  onRefused: (mensagem: string) => void
}

const falha = 'Não foi possível cancelar sua candidatura. Tente novamente.'

const mutation = graphql`
  mutation useCancelarCandidaturaMutation($input: CancelarCandidaturaInput!, $contar: Boolean!) {
    cancelarCandidatura(input: $input) {
      __typename
      ... on CancelarCandidaturaSuccess {
        situacao {
          ...CandidaturaCard_situacao
          __id
        }
        viewer @include(if: $contar) {
          ...CandidaturasList_total
        }
      }
      ... on NaoCandidatado {
        mensagem
        situacao {
          ...CandidaturaCard_situacao
          __id
        }
        viewer @include(if: $contar) {
          ...CandidaturasList_total
        }
      }
      ... on CancelamentoRecusado {
        mensagem
        situacao {
          ...CandidaturaCard_situacao
          __id
        }
      }
    }
  }
`

/**
 * Cancels the student's candidatura to a vaga. The payload has the new situacao; the candidatura leaves the viewer's
 * list.
 */
export function useCancelarCandidatura() {
  const [commit, isSending] = useMutation<useCancelarCandidaturaMutation>(mutation)
  const environment = useRelayEnvironment()
  const cancelar = (vaga: { id: string; codigo: string }, { onCancelled, onEmAnalise, onRefused }: Answer) =>
    commit({
      variables: { input: { vaga: vaga.id }, contar: listasDoViewer(environment).contar },
      updater: (store, data) => updateStore(store, data, vaga.id),
      onCompleted: ({ cancelarCandidatura: resultado }, errors) => {
        if (errors) forgetTotal(environment)
        switch (resultado.__typename) {
          case 'CancelarCandidaturaSuccess':
            return onCancelled()
          case 'NaoCandidatado':
            // Cancelled elsewhere.
            changed(environment, 'candidaturas')
            return onRefused(resultado.mensagem)
          case 'CancelamentoRecusado':
            // The payload has the situacao, but not its history.
            changed(environment, `vaga:${vaga.codigo}`, 'candidaturas')
            return onEmAnalise(resultado.mensagem)
          case '%other':
            return onRefused(falha)
        }
      },
      onError: error => onRefused(failureSentence(error, falha)),
    })
  return [cancelar, isSending] as const
}

type Data = useCancelarCandidaturaMutation['response'] | null | undefined

function updateStore(store: RecordSourceSelectorProxy, data: Data, vaga: string): void {
  const resultado = data?.cancelarCandidatura
  if (!resultado || resultado.__typename === '%other') return
  // A refusal because there is no candidatura has the same result.
  if (resultado.__typename !== 'CancelamentoRecusado') {
    removeCandidatura(store, vaga, resultado.__typename === 'CancelarCandidaturaSuccess')
  }
  linkSituacao(store, resultado.situacao.__id, vaga)
}

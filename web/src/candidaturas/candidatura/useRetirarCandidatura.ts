import { graphql, useMutation, useRelayEnvironment } from 'react-relay'
import type { RecordSourceSelectorProxy } from 'relay-runtime'
import { failureSentence } from '../../relay/failureText.ts'
import { changed } from '../../relay/topics.ts'
import type { useRetirarCandidaturaMutation } from './__generated__/useRetirarCandidaturaMutation.graphql.ts'
import { forgetTotal, linkSituacao, listasDoViewer } from '../candidaturasDoViewer.ts'

type Answer = { onRetirada: () => void; onRefused: (mensagem: string) => void }

const falha = 'Não foi possível retirar sua candidatura. Tente novamente.'

const mutation = graphql`
  mutation useRetirarCandidaturaMutation($input: RetirarCandidaturaInput!, $contar: Boolean!) {
    retirarCandidatura(input: $input) {
      __typename
      ... on RetirarCandidaturaSuccess {
        candidatura {
          etapa
          ...MudancasDeEtapa_candidatura
        }
        situacao {
          ...CandidaturaCard_situacao
          __id
        }
        viewer @include(if: $contar) {
          ...CandidaturasList_total
        }
      }
      ... on RetiradaRecusada {
        mensagem
      }
      ... on EntradaInvalida {
        mensagem
        campos {
          mensagem
        }
      }
    }
  }
`

/** Withdraws the student's candidatura to a vaga. The payload has its new state, so every view updates. */
export function useRetirarCandidatura() {
  const environment = useRelayEnvironment()
  const [commit, isSending] = useMutation<useRetirarCandidaturaMutation>(mutation)
  const retirar = (vaga: { id: string; codigo: string }, palavra: string | null, { onRetirada, onRefused }: Answer) =>
    commit({
      variables: { input: { vaga: vaga.id, palavra }, contar: listasDoViewer(environment).contar },
      updater: (store, data) => updateStore(store, data, vaga.id),
      onCompleted: ({ retirarCandidatura: resultado }, errors) => {
        if (errors) forgetTotal(environment)
        switch (resultado.__typename) {
          case 'RetirarCandidaturaSuccess':
            // Its history could not be read.
            if (!resultado.candidatura) changed(environment, 'candidaturas')
            return onRetirada()
          case 'RetiradaRecusada':
            // The screen was stale.
            changed(environment, `vaga:${vaga.codigo}`, 'candidaturas')
            return onRefused(resultado.mensagem)
          case 'EntradaInvalida':
            return onRefused(resultado.campos[0]?.mensagem ?? resultado.mensagem)
          case '%other':
            return onRefused(falha)
        }
      },
      onError: error => onRefused(failureSentence(error, falha)),
    })
  return [retirar, isSending] as const
}

type Data = useRetirarCandidaturaMutation['response'] | null | undefined

function updateStore(store: RecordSourceSelectorProxy, data: Data, vaga: string): void {
  const resultado = data?.retirarCandidatura
  if (resultado?.__typename !== 'RetirarCandidaturaSuccess') return
  linkSituacao(store, resultado.situacao.__id, vaga)
}

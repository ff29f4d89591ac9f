import { graphql, useMutation, useRelayEnvironment } from 'react-relay'
import type { RecordSourceSelectorProxy } from 'relay-runtime'
import { failureSentence } from '../../relay/failureText.ts'
import { changed } from '../../relay/topics.ts'
import type { CandidatarInput, useCandidatarMutation } from './__generated__/useCandidatarMutation.graphql.ts'
import { forgetTotal, linkSituacao, attachVaga, listasDoViewer } from '../candidaturasDoViewer.ts'

/** Why it was refused, in Portuguese, and at which fields of the input. */
export type Refusal = { mensagem: string; campos: readonly { campo: string; mensagem: string }[] }

type Answer = {
  onSent: () => void
  /** Called if the student had already applied; the situacao has been updated. */
  onAlready: (mensagem: string) => void
  onRefused: (refusal: Refusal) => void
}

type Vaga = { id: string; codigo: string }

export const campoDaCarta = 'cartaDeMotivacao'

const falha = 'Não foi possível enviar sua candidatura. Tente novamente.'

const toRefusal = (mensagem: string): Refusal => ({ mensagem, campos: [] })

const mutation = graphql`
  mutation useCandidatarMutation($input: CandidatarInput!, $connections: [ID!]!, $contar: Boolean!) {
    candidatar(input: $input) {
      __typename
      ... on CandidatarSuccess {
        candidaturaEdge @prependEdge(connections: $connections) {
          cursor
          node {
            etapa
            podeEscolherHorario
            ...CandidaturaDetalhes_candidatura
            ...RespostasFaltando_candidatura
            ...Situacao_candidatura
            ...VagaMudou_candidatura
          }
        }
        situacao {
          ...CandidaturaCard_situacao
          __id
        }
        viewer @include(if: $contar) {
          ...CandidaturasList_total
        }
      }
      ... on JaCandidatado {
        mensagem
        situacao {
          ...CandidaturaCard_situacao
          __id
        }
      }
      ... on CandidaturaRecusada {
        mensagem
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

/** Applies to a vaga. The payload has situacao and candidatura, so every view updates without a request. */
export function useCandidatar() {
  const [commit, isSending] = useMutation<useCandidatarMutation>(mutation)
  const environment = useRelayEnvironment()
  const candidatar = (vaga: Vaga, input: Omit<CandidatarInput, 'vaga'>, { onSent, onAlready, onRefused }: Answer) =>
    commit({
      variables: { input: { vaga: vaga.id, ...input }, ...listasDoViewer(environment) },
      updater: (store, data) => updateStore(store, data, vaga.id),
      onCompleted: ({ candidatar: resultado }, errors) => {
        if (errors) forgetTotal(environment)
        switch (resultado.__typename) {
          case 'CandidatarSuccess':
            // It could not be read.
            if (!resultado.candidaturaEdge) changed(environment, 'candidaturas')
            return onSent()
          case 'JaCandidatado':
            // In another tab.
            changed(environment, 'candidaturas')
            return onAlready(resultado.mensagem)
          case 'CandidaturaRecusada':
            // The page may still show the vaga as open.
            changed(environment, `vaga:${vaga.codigo}`)
            return onRefused(toRefusal(resultado.mensagem))
          case 'EntradaInvalida':
            return onRefused(resultado)
          case '%other':
            return onRefused(toRefusal(falha))
        }
      },
      onError: error => onRefused(toRefusal(failureSentence(error, falha))),
    })
  return [candidatar, isSending] as const
}

type Data = useCandidatarMutation['response'] | null | undefined

function updateStore(store: RecordSourceSelectorProxy, data: Data, vaga: string): void {
  const resultado = data?.candidatar
  if (resultado?.__typename !== 'CandidatarSuccess' && resultado?.__typename !== 'JaCandidatado') return
  linkSituacao(store, resultado.situacao.__id, vaga)
  if (resultado.__typename === 'CandidatarSuccess' && resultado.candidaturaEdge) attachVaga(store, vaga)
}

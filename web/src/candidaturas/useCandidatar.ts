import { graphql, useMutation } from 'react-relay'
import type { RecordSourceSelectorProxy } from 'relay-runtime'
import { failureSentence } from '../relay/failureText.ts'
import type { CandidatarInput, useCandidatarMutation } from './__generated__/useCandidatarMutation.graphql.ts'
import { addCandidatura, forgetCandidaturas, linkSituacao } from './candidaturasDoViewer.ts'

/** Why it was refused, in Portuguese. `campo` names the input's field where it is one field's fault. */
export type Recusa = { mensagem: string; campo?: string }

type Answer = {
  onSent: () => void
  /** The reader had applied before; the situacao says so now. */
  onAlready: (mensagem: string) => void
  onRefused: (recusa: Recusa) => void
}

export const campoDaCarta = 'cartaDeMotivacao'

const falha: Recusa = { mensagem: 'Não foi possível enviar sua candidatura. Tente novamente.' }

const mutation = graphql`
  mutation useCandidatarMutation($input: CandidatarInput!) {
    candidatar(input: $input) {
      __typename
      ... on CandidatarSuccess {
        candidaturaEdge {
          cursor
          node {
            ...CandidaturaEnvio_candidatura
          }
        }
        situacao {
          ...CandidaturaCard_situacao
        }
      }
      ... on JaCandidatado {
        mensagem
        situacao {
          ...CandidaturaCard_situacao
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

/** Applies to a vaga. The payload carries situacao and candidatura, so every view follows without asking again. */
export function useCandidatar() {
  const [commit, isSending] = useMutation<useCandidatarMutation>(mutation)
  const candidatar = (input: CandidatarInput, { onSent, onAlready, onRefused }: Answer) =>
    commit({
      variables: { input },
      updater: store => updateStore(store, input.vaga),
      onCompleted: ({ candidatar: resultado }) => {
        switch (resultado.__typename) {
          case 'CandidatarSuccess':
            return onSent()
          case 'JaCandidatado':
            return onAlready(resultado.mensagem)
          case 'CandidaturaRecusada':
            return onRefused(resultado)
          case 'EntradaInvalida':
            return onRefused(resultado.campos.find(({ campo }) => campo === campoDaCarta) ?? resultado)
          case '%other':
            return onRefused(falha)
        }
      },
      onError: error => onRefused({ mensagem: failureSentence(error, falha.mensagem) }),
    })
  return [candidatar, isSending] as const
}

function updateStore(store: RecordSourceSelectorProxy<useCandidatarMutation['response']>, vaga: string): void {
  const resultado = store.getRootField('candidatar')
  const situacao = resultado.getLinkedRecord('situacao')
  linkSituacao(store, situacao, vaga)
  const edge = resultado.getLinkedRecord('candidaturaEdge')
  if (edge) addCandidatura(store, edge, vaga)
  // Applied elsewhere, or nothing more is known of it: what is in the list's place here is older than that.
  else if (situacao) forgetCandidaturas(store)
}

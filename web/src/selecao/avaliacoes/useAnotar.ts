import { useRef } from 'react'
import { graphql, useMutation } from 'react-relay'
import { newIdempotencyKey } from '../../relay/idempotencyKey.ts'
import { failureSentence } from '../../relay/failureText.ts'
import type { useAnotarMutation } from './__generated__/useAnotarMutation.graphql.ts'
import { updateAnotacoes } from './anotacoesDoStore.ts'

const semResposta = 'Não foi possível salvar a anotação. Tente novamente.'

const mutation = graphql`
  mutation useAnotarMutation($input: AnotarCandidaturaInput!) {
    anotarCandidatura(input: $input) {
      __typename
      ... on AnotarCandidaturaSuccess {
        anotacao {
          ...Anotacao_anotacao
        }
        avaliacao {
          ...useCandidatos_avaliacao
        }
      }
      ... on EntradaInvalida {
        mensagem
      }
    }
  }
`

/** Adds an anotacao to a candidatura (global id). Resolves to an error message, or null. */
export function useAnotar(candidatura: string) {
  const [commit, isSaving] = useMutation<useAnotarMutation>(mutation)
  // Repeats the idempotency key for the same text, so that a retry after a lost response adds it only once.
  const last = useRef<{ texto: string; chave: string }>(null)
  const anotar = (texto: string) =>
    new Promise<string | null>(resolve => {
      if (last.current?.texto !== texto) last.current = { texto, chave: newIdempotencyKey() }
      commit({
        variables: { input: { candidatura, texto, chave: last.current.chave } },
        updater: store => {
          const anotacao = store.getRootField('anotarCandidatura')?.getLinkedRecord('anotacao')
          if (!anotacao) return
          updateAnotacoes(store, candidatura, anotacoes => [
            ...anotacoes.filter(one => one.getDataID() !== anotacao.getDataID()),
            anotacao,
          ])
        },
        onCompleted: ({ anotarCandidatura: result }) => {
          if (result.__typename !== 'AnotarCandidaturaSuccess')
            return resolve(result.__typename === '%other' ? semResposta : result.mensagem)
          last.current = null
          resolve(null)
        },
        onError: error => resolve(failureSentence(error, semResposta)),
      })
    })
  return [anotar, isSaving] as const
}

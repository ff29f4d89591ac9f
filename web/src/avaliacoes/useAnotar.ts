import { useRef } from 'react'
import { graphql, useMutation } from 'react-relay'
import { newChave } from '../relay/chave.ts'
import { failureSentence } from '../relay/failureText.ts'
import type { useAnotarMutation } from './__generated__/useAnotarMutation.graphql.ts'
import { mudarAnotacoes } from './anotacoesDoStore.ts'

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

/** Writes a note on a candidatura (global id); resolves to what went wrong, or null. */
export function useAnotar(candidatura: string) {
  const [commit, isSaving] = useMutation<useAnotarMutation>(mutation)
  // The same again after a lost answer carries the same key, and writes nothing twice.
  const last = useRef<{ texto: string; chave: string }>(null)
  const anotar = (texto: string) =>
    new Promise<string | null>(resolve => {
      if (last.current?.texto !== texto) last.current = { texto, chave: newChave() }
      commit({
        variables: { input: { candidatura, texto, chave: last.current.chave } },
        updater: store => {
          const anotacao = store.getRootField('anotarCandidatura')?.getLinkedRecord('anotacao')
          if (!anotacao) return
          mudarAnotacoes(store, candidatura, anotacoes => [
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

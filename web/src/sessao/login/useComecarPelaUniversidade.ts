import { useState } from 'react'
import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import { session } from '../../storage.ts'
import type { useComecarPelaUniversidadeMutation } from './__generated__/useComecarPelaUniversidadeMutation.graphql.ts'

/** The path to open after the university's sign-in, for another try in this tab. */
const voltarKey = 'voltarDaUniversidade'

/** Leads the browser to the university's sign-in. `voltar`: the path to open afterwards, by default that of the last try. */
export function useComecarPelaUniversidade() {
  const [recusa, setRecusa] = useState<string | null>(null)
  const [isLeaving, setIsLeaving] = useState(false)
  const [commit, isBeginning] = useMutation<useComecarPelaUniversidadeMutation>(graphql`
    mutation useComecarPelaUniversidadeMutation($input: ComecarEntradaPelaUniversidadeInput!) {
      comecarEntradaPelaUniversidade(input: $input) {
        __typename
        ... on ComecarEntradaPelaUniversidadeSuccess {
          url
        }
        ... on UniversidadeIndisponivel {
          mensagem
        }
      }
    }
  `)
  const comecar = (voltar = session.getItem(voltarKey)) => {
    if (isBeginning) return
    session.removeItem(voltarKey)
    if (voltar) session.setItem(voltarKey, voltar)
    setRecusa(null)
    commit({
      variables: { input: { voltar } },
      onCompleted: ({ comecarEntradaPelaUniversidade: result }) => {
        if (result.__typename === 'UniversidadeIndisponivel') return setRecusa(result.mensagem)
        if (result.__typename !== 'ComecarEntradaPelaUniversidadeSuccess') return
        setIsLeaving(true)
        window.location.assign(result.url)
      },
      onError: error => setRecusa(failureSentence(error)),
    })
  }
  return { comecar, isBeginning: isBeginning || isLeaving, recusa }
}

import { useState } from 'react'
import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import { toastSuccess } from '../../ui/overlay/toast.ts'
import type { Papel, useEntrarPorLinkMutation } from './__generated__/useEntrarPorLinkMutation.graphql.ts'
import { entrar as startSessao, readSessao, sair, soNestaPagina } from '../sessao.ts'
import { clearStored } from '../storedKeys.ts'

const semLink = 'Link de entrada inválido ou expirado.'

/** As a sign-out. Without a session nothing is removed: drafts of an account wait for it. */
function endOther(): void {
  sair()
  clearStored()
}

/** Signs in by the token of a mail, in place of any other session, with the texts of a login (specification §8). */
export function useEntrarPorLink() {
  const [recusa, setRecusa] = useState<string | null>(null)
  const [papel, setPapel] = useState<Papel | null>(null)
  const [commit, isEntering] = useMutation<useEntrarPorLinkMutation>(graphql`
    mutation useEntrarPorLinkMutation($input: EntrarPorLinkInput!) {
      entrarPorLink(input: $input) {
        __typename
        ... on EntrarPorLinkSuccess {
          token
          papel
        }
        ... on TokenRecusado {
          mensagem
        }
      }
    }
  `)
  const entrar = (token: string) => {
    if (isEntering) return
    setRecusa(null)
    commit({
      variables: { input: { token } },
      onCompleted: ({ entrarPorLink: result }) => {
        if (result.__typename !== 'EntrarPorLinkSuccess')
          return setRecusa(result.__typename === 'TokenRecusado' ? result.mensagem : semLink)
        if (readSessao()) endOther()
        toastSuccess('Login realizado com sucesso!', startSessao(result.token) ? undefined : soNestaPagina)
        setPapel(result.papel)
      },
      onError: error => setRecusa(failureSentence(error)),
    })
  }
  return { entrar, isEntering, recusa, papel }
}

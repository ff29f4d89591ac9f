import { useState } from 'react'
import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import type { Papel, useEntrarPorLinkMutation } from './__generated__/useEntrarPorLinkMutation.graphql.ts'
import type { Pedido } from '../segundoPasso/SegundoPasso.tsx'
import { startSessao } from './startSessao.ts'

const semLink = 'Link de entrada inválido ou expirado.'

/** `contestar`: the path where the owner of a suspended account objects. */
export type Recusa = { readonly mensagem: string; readonly contestar?: string | null }

const mutation = graphql`
  mutation useEntrarPorLinkMutation($input: EntrarPorLinkInput!) {
    entrarPorLink(input: $input) {
      __typename
      ... on EntrarPorLinkSuccess {
        token
        papel
        exclusaoEm
      }
      ... on TokenRecusado {
        mensagem
      }
      ... on ContaSuspensa {
        mensagem
        contestar
      }
      ... on SegundoFatorPedido {
        desafio
        aplicativo
        codigos
        chave
      }
    }
  }
`

/**
 * Signs in by the token of a mail, in place of any other session, with the texts of a login (specification §8). `sai`: the
 * person asked for the end of the account.
 */
export function useEntrarPorLink() {
  const [recusa, setRecusa] = useState<Recusa | null>(null)
  const [entrada, setEntrada] = useState<{ papel: Papel; sai: boolean } | null>(null)
  const [pedido, setPedido] = useState<Pedido | null>(null)
  const [commit, isEntering] = useMutation<useEntrarPorLinkMutation>(mutation)
  const accept = ({ token, papel, sai }: { token: string; papel: Papel; sai: boolean }) => {
    startSessao(token)
    setEntrada({ papel, sai })
  }
  const encerrar = (mensagem: string) => {
    setPedido(null)
    setRecusa({ mensagem })
  }
  const entrar = (token: string) => {
    if (isEntering) return
    setRecusa(null)
    commit({
      variables: { input: { token } },
      onCompleted: ({ entrarPorLink: result }) => {
        if (result.__typename === 'ContaSuspensa') return setRecusa(result)
        if (result.__typename === 'SegundoFatorPedido') return setPedido({ ...result, chave: result.chave ?? null })
        if (result.__typename !== 'EntrarPorLinkSuccess')
          return setRecusa({ mensagem: result.__typename === 'TokenRecusado' ? result.mensagem : semLink })
        accept({ ...result, sai: result.exclusaoEm != null })
      },
      onError: error => setRecusa({ mensagem: failureSentence(error) }),
    })
  }
  return { entrar, isEntering, recusa, entrada, pedido, accept, encerrar }
}

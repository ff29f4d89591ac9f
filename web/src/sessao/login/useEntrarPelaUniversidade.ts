import { useState } from 'react'
import { graphql, useMutation } from 'react-relay'
import { paths } from '../../paths.ts'
import { failureSentence } from '../../relay/failureText.ts'
import { readReturnPath } from '../returnPath.ts'
import type { Pedido } from '../segundoPasso/SegundoPasso.tsx'
import type { Confirmada } from '../segundoPasso/useConfirmarEntrada.ts'
import { startSessao } from './startSessao.ts'
import type { useEntrarPelaUniversidadeMutation } from './__generated__/useEntrarPelaUniversidadeMutation.graphql.ts'
import type { useEntrarPelaUniversidadeProvarMutation } from './__generated__/useEntrarPelaUniversidadeProvarMutation.graphql.ts'

/** How far the sign-in is. */
export type Passo =
  | { estado: 'entrando' }
  | { estado: 'recusada'; mensagem: string }
  /** The password of the account proves that it is theirs. `erro`: why the last one did not. */
  | { estado: 'a provar'; email: string; erro: string | null }
  | { estado: 'segundo passo'; pedido: Pedido; voltar: Voltar }
  | { estado: 'feita'; to: string }

/** The path to open afterwards. */
type Voltar = string | null | undefined

type Sucesso = { token: string; papel: string; sai: boolean; voltar: Voltar }

const semEntrada = 'A universidade não confirmou a sua entrada. Tente de novo.'

/** Stores the session. The page of the account says when it ends, if its owner asked for that. */
function enter({ token, papel, sai, voltar }: Sucesso): Passo {
  startSessao(token)
  const inicio = papel === 'PROFESSOR' ? paths.professor.inicio() : paths.inicio()
  const volta = readReturnPath(new URLSearchParams(voltar ? { voltar } : {}))
  return { estado: 'feita', to: sai ? paths.conta() : (volta ?? inicio) }
}

const mutation = graphql`
  mutation useEntrarPelaUniversidadeMutation($input: EntrarPelaUniversidadeInput!) {
    entrarPelaUniversidade(input: $input) {
      __typename
      ... on EntrarPelaUniversidadeSuccess {
        token
        papel
        exclusaoEm
        voltar
      }
      ... on ContaAProvar {
        email
      }
      ... on EntradaPelaUniversidadeRecusada {
        mensagem
      }
      ... on UniversidadeIndisponivel {
        mensagem
      }
      ... on ContaSuspensa {
        mensagem
      }
      ... on SegundoFatorPedido {
        desafio
        aplicativo
        codigos
        chave
        voltar
      }
    }
  }
`

const proving = graphql`
  mutation useEntrarPelaUniversidadeProvarMutation($input: ProvarContaInput!) {
    provarConta(input: $input) {
      __typename
      ... on ProvarContaSuccess {
        token
        papel
        exclusaoEm
        voltar
      }
      ... on CredenciaisInvalidas {
        mensagem
      }
      ... on EntradaPelaUniversidadeRecusada {
        mensagem
      }
      ... on UniversidadeIndisponivel {
        mensagem
      }
      ... on ContaSuspensa {
        mensagem
      }
      ... on SegundoFatorPedido {
        desafio
        aplicativo
        codigos
        chave
        voltar
      }
    }
  }
`

/** Ends a sign-in at the university: with what the browser came back with, and with a password if that proves the account. */
export function useEntrarPelaUniversidade() {
  const [passo, setPasso] = useState<Passo>({ estado: 'entrando' })
  const [commit] = useMutation<useEntrarPelaUniversidadeMutation>(mutation)
  const [prove, isProving] = useMutation<useEntrarPelaUniversidadeProvarMutation>(proving)
  const refuse = (mensagem: string) => setPasso({ estado: 'recusada', mensagem })
  const ask = ({ voltar, chave, ...formas }: Omit<Pedido, 'chave'> & { chave?: string | null; voltar?: Voltar }) =>
    setPasso({ estado: 'segundo passo', pedido: { ...formas, chave: chave ?? null }, voltar })
  const accept = (confirmada: Confirmada) =>
    setPasso(enter({ ...confirmada, voltar: passo.estado === 'segundo passo' ? passo.voltar : null }))
  const entrar = (resposta: string) =>
    commit({
      variables: { input: { resposta } },
      onCompleted: ({ entrarPelaUniversidade: result }) => {
        if (result.__typename === 'EntrarPelaUniversidadeSuccess')
          return setPasso(enter({ ...result, sai: result.exclusaoEm != null }))
        if (result.__typename === 'SegundoFatorPedido') return ask(result)
        if (result.__typename === 'ContaAProvar')
          return setPasso({ estado: 'a provar', email: result.email, erro: null })
        refuse(result.__typename === '%other' ? semEntrada : result.mensagem)
      },
      onError: error => refuse(failureSentence(error)),
    })
  const provar = (email: string, senha: string) => {
    const again = (erro: string) => setPasso({ estado: 'a provar', email, erro })
    prove({
      variables: { input: { senha } },
      onCompleted: ({ provarConta: result }) => {
        if (result.__typename === 'ProvarContaSuccess')
          return setPasso(enter({ ...result, sai: result.exclusaoEm != null }))
        if (result.__typename === 'SegundoFatorPedido') return ask(result)
        if (result.__typename === 'CredenciaisInvalidas') return again(result.mensagem)
        refuse(result.__typename === '%other' ? semEntrada : result.mensagem)
      },
      onError: error => again(failureSentence(error)),
    })
  }
  return { passo, entrar, provar, accept, isProving, refuse }
}

import { useState } from 'react'
import { graphql, useMutation } from 'react-relay'
import { paths } from '../paths.ts'
import { failureSentence } from '../relay/failureText.ts'
import { toastError, toastSuccess } from '../ui/toast.ts'
import type { useVerificarEmailMutation } from './__generated__/useVerificarEmailMutation.graphql.ts'
import { entrar, lerSessao } from './sessao.ts'

/** What a code came to. */
export type Verificacao = { verificado: true; mensagem: string; to: string } | { verificado: false; mensagem: string }

/** Verifies an e-mail by the code of its mail, and signs in where a token comes back (specification §4). */
export function useVerificarEmail() {
  const [verificacao, setVerificacao] = useState<Verificacao | null>(null)
  const [commit, isVerifying] = useMutation<useVerificarEmailMutation>(graphql`
    mutation useVerificarEmailMutation($input: VerificarEmailInput!) {
      verificarEmail(input: $input) {
        __typename
        ... on VerificarEmailSuccess {
          token
          nome
        }
        ... on TokenRecusado {
          mensagem
        }
      }
    }
  `)
  const refuse = (mensagem: string) => {
    toastError('Erro ao verificar email', mensagem)
    setVerificacao({ verificado: false, mensagem })
  }
  const verificar = (token: string) => {
    if (isVerifying) return
    setVerificacao(null)
    commit({
      variables: { input: { token } },
      onCompleted: ({ verificarEmail: result }) => {
        if (result.__typename !== 'VerificarEmailSuccess') {
          return refuse(result.__typename === 'TokenRecusado' ? result.mensagem : 'Failed to verify email')
        }
        if (result.token) entrar(result.token)
        const done = { verificado: true, ...destino(result.token !== null, result.nome) } as const
        toastSuccess('Email verificado com sucesso!', done.mensagem)
        setVerificacao(done)
      },
      onError: error => refuse(failureSentence(error)),
    })
  }
  return { verificar, isVerifying, verificacao }
}

/** By the role that the token states; without a token that stands, to the login. */
function destino(comToken: boolean, nome: string | null): { mensagem: string; to: string } {
  const sessao = comToken ? lerSessao() : null
  if (!sessao) return { mensagem: 'Agora você já pode fazer login.', to: paths.login() }
  const mensagem = nome ? `Boas-vindas, ${nome}!` : 'Boas-vindas!'
  return { mensagem, to: sessao.ehAluno ? paths.inicio() : paths.professor.vagas() }
}

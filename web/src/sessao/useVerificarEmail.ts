import { useState } from 'react'
import { graphql, useMutation } from 'react-relay'
import { paths } from '../paths.ts'
import { failureSentence } from '../relay/failureText.ts'
import { toastError, toastSuccess } from '../ui/toast.ts'
import type { useVerificarEmailMutation } from './__generated__/useVerificarEmailMutation.graphql.ts'
import { lerProva } from './prova.ts'
import { entrar, lerSessao, sair, soNestaPagina } from './sessao.ts'

/** The account of a mail that was opened. */
export type ContaVerificada = {
  nome: string | null
  /** Signs in; null where the person must. */
  token: string | null
  /** Chooses a password, where the one of the registration does not count; else null. */
  tokenDeSenha: string | null
  ehProfessor: boolean
}

/** What a code came to. */
export type Verificacao =
  | { estado: 'recusada'; mensagem: string }
  | { estado: 'feita'; mensagem: string; to: string }
  /** Somebody else's session stands here, and goes on until its person says otherwise. */
  | { estado: 'em outra conta'; nome: string | null; trocar: () => void }
  | { estado: 'sem senha'; token: string; to: string }

const mutation = graphql`
  mutation useVerificarEmailMutation($input: VerificarEmailInput!) {
    verificarEmail(input: $input) {
      __typename
      ... on VerificarEmailSuccess {
        token
        papel
        nome
        tokenDeSenha
      }
      ... on TokenRecusado {
        mensagem
      }
    }
  }
`

/**
 * Verifies an e-mail by the code of its mail, and signs in where a token comes back (specification §4): but only where
 * this browser has registered the account, and over no session that stands.
 */
export function useVerificarEmail() {
  const [verificacao, setVerificacao] = useState<Verificacao | null>(null)
  const [commit, isVerifying] = useMutation<useVerificarEmailMutation>(mutation)
  const refuse = (mensagem: string) => {
    toastError('Erro ao verificar email', mensagem)
    setVerificacao({ estado: 'recusada', mensagem })
  }
  const follow = (conta: ContaVerificada) => {
    const next = seguir(conta)
    toastSuccess('Email verificado com sucesso!', next.estado === 'feita' ? next.mensagem : undefined)
    setVerificacao(next)
  }
  const accept = (conta: ContaVerificada) => {
    if (!lerSessao()) return follow(conta)
    toastSuccess('Email verificado com sucesso!')
    const trocar = () => {
      sair()
      setVerificacao(seguir(conta))
    }
    setVerificacao({ estado: 'em outra conta', nome: conta.nome, trocar })
  }
  const verificar = (token: string) => {
    if (isVerifying) return
    setVerificacao(null)
    const prova = lerProva()
    commit({
      variables: { input: { token, ...(prova !== null && { prova }) } },
      onCompleted: ({ verificarEmail: result }) => {
        if (result.__typename === 'VerificarEmailSuccess') {
          return accept({ ...result, ehProfessor: result.papel === 'PROFESSOR' })
        }
        refuse(result.__typename === 'TokenRecusado' ? result.mensagem : 'Failed to verify email')
      },
      onError: error => refuse(failureSentence(error)),
    })
  }
  return { verificar, isVerifying, verificacao }
}

/** Signs in where that is due, and tells where to go: by the role of the token, or without one to the login. */
function seguir({ nome, token, tokenDeSenha, ehProfessor }: ContaVerificada) {
  if (tokenDeSenha) {
    const to = ehProfessor ? paths.professor.login() : paths.login()
    return { estado: 'sem senha', token: tokenDeSenha, to } as const
  }
  const isKept = !token || entrar(token)
  const sessao = lerSessao()
  if (!sessao) return { estado: 'feita', mensagem: 'Agora você já pode fazer login.', to: paths.login() } as const
  const boasVindas = nome ? `Boas-vindas, ${nome}!` : 'Boas-vindas!'
  const mensagem = isKept ? boasVindas : `${boasVindas} ${soNestaPagina}`
  return { estado: 'feita', mensagem, to: sessao.ehAluno ? paths.inicio() : paths.professor.vagas() } as const
}

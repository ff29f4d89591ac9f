import { useState } from 'react'
import { graphql, useMutation } from 'react-relay'
import { paths } from '../../paths.ts'
import { failureSentence } from '../../relay/failureText.ts'
import { toastSuccess } from '../../ui/overlay/toast.ts'
import type { Papel, useVerificarEmailMutation } from './__generated__/useVerificarEmailMutation.graphql.ts'
import { readCadastroSecret } from '../cadastroSecret.ts'
import { entrar, readSessao, sair, soNestaPagina } from '../sessao.ts'
import { clearStored } from '../storedKeys.ts'

/** A verified account. */
export type ContaVerificada = {
  nome: string | null
  /** The token of a session; null if the person must sign in. */
  token: string | null
  /** The token to set a password, if the one of the registration is not accepted; otherwise null. */
  tokenDeSenha: string | null
  ehProfessor: boolean
}

/** The registration of another browser, which is verified only if the reader says that it is theirs. */
export type CadastroAlheio = {
  nome: string
  papel: Papel
  curso: string | null
  departamento: string | null
}

/** Its toast; the page says what follows. */
const sucesso = 'Email verificado com sucesso!'

/** The result of a code. */
export type Verificacao =
  | { estado: 'de outro navegador'; cadastro: CadastroAlheio; confirmar: () => void }
  | { estado: 'recusada'; mensagem: string }
  | { estado: 'feita'; mensagem: string; to: string }
  /** Another account is signed in here, and stays so until the reader switches. */
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
      ... on CadastroDeOutroNavegador {
        cadastro {
          nome
          papel
          curso
          departamento
        }
      }
      ... on TokenRecusado {
        mensagem
      }
    }
  }
`

/**
 * Verifies an e-mail by the code of its mail, and signs in if the response has a token (specification §4): only in the
 * browser that registered the account, and never over another session. Any other browser asks first whose registration
 * it is, because strangers can register any address.
 */
export function useVerificarEmail() {
  const [verificacao, setVerificacao] = useState<Verificacao | null>(null)
  const [commit, isVerifying] = useMutation<useVerificarEmailMutation>(mutation)
  const refuse = (mensagem: string) => setVerificacao({ estado: 'recusada', mensagem })
  const follow = (conta: ContaVerificada) => {
    toastSuccess(sucesso)
    setVerificacao(seguir(conta))
  }
  const accept = (conta: ContaVerificada) => {
    if (!readSessao()) return follow(conta)
    toastSuccess(sucesso)
    setVerificacao({ estado: 'em outra conta', nome: conta.nome, trocar: () => setVerificacao(trocarPara(conta)) })
  }
  const verificar = (token: string, perguntar = true) => {
    if (isVerifying) return
    setVerificacao(null)
    commit({
      variables: { input: { token, perguntar, ...readProva() } },
      onCompleted: ({ verificarEmail: result }) => {
        if (result.__typename === 'VerificarEmailSuccess')
          return accept({ ...result, ehProfessor: result.papel === 'PROFESSOR' })
        if (result.__typename === 'CadastroDeOutroNavegador') {
          const confirmar = () => verificar(token, false)
          return setVerificacao({ estado: 'de outro navegador', cadastro: result.cadastro, confirmar })
        }
        refuse(result.__typename === 'TokenRecusado' ? result.mensagem : 'Failed to verify email')
      },
      onError: error => refuse(failureSentence(error)),
    })
  }
  return { verificar, isVerifying, verificacao }
}

/** Signs the present account out. */
function trocarPara(conta: ContaVerificada) {
  clearStored()
  sair()
  return seguir(conta)
}

function readProva() {
  const prova = readCadastroSecret()
  return prova === null ? {} : { prova }
}

/** Signs in if there is a token. Returns the next path: by the role of the token, or the login without one. */
function seguir({ nome, token, tokenDeSenha, ehProfessor }: ContaVerificada) {
  if (tokenDeSenha) {
    const to = ehProfessor ? paths.professor.login() : paths.login()
    return { estado: 'sem senha', token: tokenDeSenha, to } as const
  }
  const isKept = !token || entrar(token)
  const sessao = readSessao()
  if (!sessao) return { estado: 'feita', mensagem: 'Agora você já pode fazer login.', to: paths.login() } as const
  const boasVindas = nome ? `Boas-vindas, ${nome}!` : 'Boas-vindas!'
  const mensagem = isKept ? boasVindas : `${boasVindas} ${soNestaPagina}`
  return { estado: 'feita', mensagem, to: sessao.ehAluno ? paths.inicio() : paths.professor.vagas() } as const
}

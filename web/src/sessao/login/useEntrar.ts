import { graphql, useMutation } from 'react-relay'
import { failureCode } from '../../relay/failure.ts'
import { failureSentence } from '../../relay/failureText.ts'
import { toastError, toastSuccess } from '../../ui/overlay/toast.ts'
import type { Papel, useEntrarMutation } from './__generated__/useEntrarMutation.graphql.ts'
import { entrar, soNestaPagina } from '../sessao.ts'

type Credenciais = { email: string; senha: string }

type Callbacks = {
  onEntrou: () => void
  /** The refusal, in Portuguese; the toast has shown it already. */
  onRefused: (mensagem: string, saida?: Saida) => void
}

/**
 * What an account offers instead: the code of an unverified one, and another if the server sends it again; a link while
 * the password is delayed.
 */
export type Saida = { tipo: 'código' | 'reenvio' | 'link'; email: string }

const semPermissao: Record<Papel, string> = {
  ESTUDANTE: 'Esta conta não tem permissão de aluno',
  PROFESSOR: 'Esta conta não tem permissão de professor',
}
const semCredenciais = 'Credenciais inválidas ou email não verificado'

const isDelay = (error: unknown) => failureCode(error) === 'TOO_MANY_REQUESTS'

/** Signs in as this role and stores the token, with the toasts of specification §8. */
export function useEntrar(papel: Papel, { onEntrou, onRefused }: Callbacks) {
  const [commit, isEntering] = useMutation<useEntrarMutation>(graphql`
    mutation useEntrarMutation($input: EntrarInput!) {
      entrar(input: $input) {
        __typename
        ... on EntrarSuccess {
          token
        }
        ... on EmailNaoVerificado {
          reenvia @catch(to: NULL)
        }
        ... on PapelNaoPermitido {
          __typename
        }
      }
    }
  `)
  const refuse = (mensagem: string, saida?: Saida) => {
    toastError('Erro ao realizar login', mensagem)
    onRefused(mensagem, saida)
  }
  const enter = (credenciais: Credenciais) => {
    const { email } = credenciais
    commit({
      variables: { input: { ...credenciais, papel } },
      onCompleted: ({ entrar: result }) => {
        if (result.__typename === 'EmailNaoVerificado') {
          return refuse(semCredenciais, { tipo: result.reenvia === false ? 'código' : 'reenvio', email })
        }
        if (result.__typename !== 'EntrarSuccess') {
          return refuse(result.__typename === 'PapelNaoPermitido' ? semPermissao[papel] : semCredenciais)
        }
        toastSuccess('Login realizado com sucesso!', entrar(result.token) ? undefined : soNestaPagina)
        onEntrou()
      },
      onError: error => refuse(failureSentence(error), isDelay(error) ? { tipo: 'link', email } : undefined),
    })
  }
  return [enter, isEntering] as const
}

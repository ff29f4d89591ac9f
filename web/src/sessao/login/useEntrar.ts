import { fetchQuery, graphql, useMutation, useRelayEnvironment } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { failureCode } from '../../relay/failure.ts'
import { failureSentence } from '../../relay/failureText.ts'
import type { Papel, useEntrarMutation } from './__generated__/useEntrarMutation.graphql.ts'
import type { Pedido } from '../segundoPasso/SegundoPasso.tsx'
import { startSessao } from './startSessao.ts'
import type { useEntrarLinksQuery } from './__generated__/useEntrarLinksQuery.graphql.ts'

type Credenciais = { email: string; senha: string }

type Callbacks = {
  /** `sai`: the person asked for the end of the account. */
  onEntrou: (sai: boolean) => void
  /** The password is right, and a second step follows. */
  onPedido: (pedido: Pedido) => void
  /** The refusal, in Portuguese. */
  onRefused: (mensagem: string, saida?: Saida) => void
}

/**
 * What an account offers instead: the code of an unverified one, and another if the server sends it again; a link while
 * the password is delayed; the login of its own role; the page where a suspended one objects.
 */
export type Saida =
  | { tipo: 'código' | 'reenvio' | 'link' | 'papel'; email: string }
  | { tipo: 'contestação'; contestar: string }

const semPermissao: Record<Papel, string> = {
  ESTUDANTE: 'Esta conta não tem permissão de aluno',
  PROFESSOR: 'Esta conta não tem permissão de professor',
}
const semCredenciais = 'Credenciais inválidas ou email não verificado'

const mutation = graphql`
  mutation useEntrarMutation($input: EntrarInput!) {
    entrar(input: $input) {
      __typename
      ... on EntrarSuccess {
        token
        exclusaoEm
      }
      ... on EmailNaoVerificado {
        reenvia @catch(to: NULL)
      }
      ... on PapelNaoPermitido {
        __typename
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
      ... on SoPelaUniversidade {
        mensagem
      }
    }
  }
`

/** Offers a link, unless the server says that it sends none. */
const offerLink = (environment: IEnvironment, onOffered: () => void) =>
  fetchQuery<useEntrarLinksQuery>(
    environment,
    graphql`
      query useEntrarLinksQuery {
        enviaLinksDeEntrada @catch(to: NULL)
      }
    `,
    {},
  ).subscribe({
    next: ({ enviaLinksDeEntrada: envia }) => {
      if (envia !== false) onOffered()
    },
    error: onOffered,
  })

const isDelay = (error: unknown) => failureCode(error) === 'TOO_MANY_REQUESTS'

/** Signs in as this role and stores the token, with the texts of specification §8. */
export function useEntrar(papel: Papel, { onEntrou, onPedido, onRefused }: Callbacks) {
  const [commit, isEntering] = useMutation<useEntrarMutation>(mutation)
  const environment = useRelayEnvironment()
  const enter = (credenciais: Credenciais) => {
    const { email } = credenciais
    commit({
      variables: { input: { ...credenciais, papel } },
      onCompleted: ({ entrar: result }) => {
        if (result.__typename === 'EmailNaoVerificado') {
          return onRefused(semCredenciais, { tipo: result.reenvia === false ? 'código' : 'reenvio', email })
        }
        if (result.__typename === 'PapelNaoPermitido') return onRefused(semPermissao[papel], { tipo: 'papel', email })
        if (result.__typename === 'ContaSuspensa') {
          const { mensagem, contestar } = result
          return onRefused(mensagem, contestar ? { tipo: 'contestação', contestar } : undefined)
        }
        if (result.__typename === 'SegundoFatorPedido') return onPedido({ ...result, chave: result.chave ?? null })
        if (result.__typename === 'SoPelaUniversidade') return onRefused(result.mensagem)
        if (result.__typename !== 'EntrarSuccess') return onRefused(semCredenciais)
        startSessao(result.token)
        onEntrou(result.exclusaoEm != null)
      },
      onError: error => {
        const mensagem = failureSentence(error)
        onRefused(mensagem)
        if (isDelay(error)) offerLink(environment, () => onRefused(mensagem, { tipo: 'link', email }))
      },
    })
  }
  return [enter, isEntering] as const
}

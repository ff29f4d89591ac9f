import { graphql, useMutation } from 'react-relay'
import { failureCode } from '../../relay/failure.ts'
import { commitUnannounced } from '../../relay/commitUnannounced.ts'
import type {
  EnviarComunicadoInput,
  useEnviarComunicadoMutation,
} from './__generated__/useEnviarComunicadoMutation.graphql.ts'

/**
 * The global ids of the candidates who did not receive it; or why nobody can; or null if no response arrived, and some may
 * have received it.
 */
export type Entrega = { enviadas: number; falhas: readonly string[] } | { refusal: string } | null

const mutation = graphql`
  mutation useEnviarComunicadoMutation($input: EnviarComunicadoInput!) {
    enviarComunicado(input: $input) {
      __typename
      ... on EnviarComunicadoSuccess {
        enviadas
        falhas {
          id
        }
      }
      ... on SemCandidatos {
        mensagem
      }
      ... on EntradaInvalida {
        mensagem
      }
    }
  }
`

/** Sends a text to candidates of a vaga. Never rejects. */
export function useEnviarComunicado(): (input: EnviarComunicadoInput) => Promise<Entrega> {
  const [commit] = useMutation<useEnviarComunicadoMutation>(mutation, commitUnannounced)
  return input =>
    new Promise(resolve => {
      commit({
        variables: { input },
        onCompleted: ({ enviarComunicado: result }) => {
          if (result.__typename === 'EnviarComunicadoSuccess') {
            resolve({ enviadas: result.enviadas, falhas: result.falhas.map(({ id }) => id) })
          } else resolve(result.__typename === '%other' ? null : { refusal: result.mensagem })
        },
        onError: error => resolve(failureCode(error) === 'TOO_MANY_REQUESTS' ? { refusal: error.message } : null),
      })
    })
}

import { graphql, useMutation } from 'react-relay'
import { failureCode } from '../relay/failure.ts'
import type {
  EnviarComunicadoInput,
  useEnviarComunicadoMutation,
} from './__generated__/useEnviarComunicadoMutation.graphql.ts'

/** Who did not get it, by REST id; or why nobody can; or null where no answer came, and some may have got it. */
export type Entrega = { enviadas: number; falhas: readonly string[] } | { recusa: string } | null

/** Sends a text to candidates of a vaga. Never rejects. */
export function useEnviarComunicado(): (input: EnviarComunicadoInput) => Promise<Entrega> {
  const [commit] = useMutation<useEnviarComunicadoMutation>(graphql`
    mutation useEnviarComunicadoMutation($input: EnviarComunicadoInput!) {
      enviarComunicado(input: $input) {
        __typename
        ... on EnviarComunicadoSuccess {
          enviadas
          falhas {
            codigo
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
  `)
  return input =>
    new Promise(resolve => {
      commit({
        variables: { input },
        onCompleted: ({ enviarComunicado: result }) => {
          if (result.__typename === 'EnviarComunicadoSuccess') {
            resolve({ enviadas: result.enviadas, falhas: result.falhas.map(({ codigo }) => codigo) })
          } else resolve(result.__typename === '%other' ? null : { recusa: result.mensagem })
        },
        onError: error => resolve(failureCode(error) === 'TOO_MANY_REQUESTS' ? { recusa: error.message } : null),
      })
    })
}

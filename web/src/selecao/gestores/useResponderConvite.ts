import { graphql, useMutation, useRelayEnvironment } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import { changed } from '../../relay/topics.ts'
import type {
  ResponderConviteInput,
  useResponderConviteMutation,
} from './__generated__/useResponderConviteMutation.graphql.ts'

const semResposta = 'Não foi possível responder ao convite. Tente novamente.'

/** Accepts or declines an invitation. Resolves to an error message, or null. Invalidates the list of vagas. */
export function useResponderConvite() {
  const environment = useRelayEnvironment()
  const [commit, isSending] = useMutation<useResponderConviteMutation>(graphql`
    mutation useResponderConviteMutation($input: ResponderConviteInput!) {
      responderConvite(input: $input) {
        __typename
        ... on ResponderConviteSuccess {
          viewer {
            ...Convites_viewer
          }
        }
        ... on ConviteFechado {
          mensagem
          viewer {
            ...Convites_viewer
          }
        }
      }
    }
  `)
  const responder = (input: ResponderConviteInput) =>
    new Promise<string | null>(resolve => {
      commit({
        variables: { input },
        onCompleted: ({ responderConvite: result }) => {
          changed(environment, 'minhasVagas')
          if (result.__typename === 'ResponderConviteSuccess') resolve(null)
          else resolve(result.__typename === 'ConviteFechado' ? result.mensagem : semResposta)
        },
        onError: error => resolve(failureSentence(error, semResposta)),
      })
    })
  return [responder, isSending] as const
}

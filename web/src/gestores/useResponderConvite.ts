import { graphql, useMutation } from 'react-relay'
import { paths } from '../paths.ts'
import { failureSentence } from '../relay/failureText.ts'
import { avisarMudanca } from '../relay/mudancas.ts'
import type {
  ResponderConviteInput,
  useResponderConviteMutation,
} from './__generated__/useResponderConviteMutation.graphql.ts'

const semResposta = 'Não foi possível responder ao convite. Tente novamente.'

/** Accepts an invitation or declines it; resolves to what went wrong, or null. The list of vagas follows. */
export function useResponderConvite() {
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
          avisarMudanca(paths.professor.vagas())
          if (result.__typename === 'ResponderConviteSuccess') resolve(null)
          else resolve(result.__typename === 'ConviteFechado' ? result.mensagem : semResposta)
        },
        onError: error => resolve(failureSentence(error, semResposta)),
      })
    })
  return [responder, isSending] as const
}

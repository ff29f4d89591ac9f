import { graphql, useMutation } from 'react-relay'
import { enviarAdiadas } from '../relay/adiar.ts'
import type { useSairMutation } from './__generated__/useSairMutation.graphql.ts'
import { esquecerTodosOsRascunhos } from './rascunhoDoUsuario.ts'
import { sair } from './sessao.ts'

/**
 * Signs out: here at once, drafts and all, and at the server, which refuses the token from then on. Where that cannot
 * be reached the token is forgotten all the same, and ends in its time.
 */
export function useSair() {
  const [commit] = useMutation<useSairMutation>(graphql`
    mutation useSairMutation {
      sair {
        __typename
      }
    }
  `)
  return () => {
    // What waits to be undone is still sent with this token.
    void enviarAdiadas().then(() => commit({ variables: {} }))
    esquecerTodosOsRascunhos()
    sair()
  }
}

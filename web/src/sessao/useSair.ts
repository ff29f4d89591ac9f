import { graphql, useMutation } from 'react-relay'
import type { useSairMutation } from './__generated__/useSairMutation.graphql.ts'
import { sair } from './sessao.ts'

/**
 * Signs out: here at once, and at the server, which refuses the token from then on. Where that cannot be reached
 * the token is forgotten all the same, and ends in its time.
 */
export function useSair() {
  const [commit] = useMutation<useSairMutation>(graphql`
    mutation useSairMutation {
      sair {
        revogado
      }
    }
  `)
  return () => {
    commit({ variables: {} })
    sair()
  }
}

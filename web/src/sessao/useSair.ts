import { graphql, useMutation } from 'react-relay'
import { commitUnannounced } from '../relay/commitUnannounced.ts'
import { sendDeferredWrites } from '../relay/deferredWrites.ts'
import type { useSairMutation } from './__generated__/useSairMutation.graphql.ts'
import { sair } from './sessao.ts'
import { clearStored } from './storedKeys.ts'

const mutation = graphql`
  mutation useSairMutation {
    sair {
      __typename
      ... on SairSuccess {
        urlDaUniversidade
      }
    }
  }
`

/**
 * Signs out: here at once, with all that is personal, and at the server, which then refuses the token. If the server cannot be
 * reached, the token is removed here, and expires. A session that began at the university ends there too.
 */
export function useSair() {
  const [commit] = useMutation<useSairMutation>(mutation, commitUnannounced)
  return () => {
    // Deferred writes are still sent with this token.
    void sendDeferredWrites().then(() => commit({ variables: {}, onCompleted: leaveUniversidade }))
    clearStored()
    sair()
  }
}

const leaveUniversidade = ({ sair: result }: useSairMutation['response']) => {
  const url = result.__typename === 'SairSuccess' ? result.urlDaUniversidade : null
  if (url !== null) window.location.assign(url)
}

import { graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { refetchQuery } from '../../relay/refetchQuery.ts'
import type { refetchEtapasQuery } from './__generated__/refetchEtapasQuery.graphql.ts'

/** Requests the reader's stages in these vagas (global ids), and nothing that would move a row. */
export const refetchEtapas = (environment: IEnvironment, ids: readonly string[]): (() => void) =>
  refetchQuery<refetchEtapasQuery>(
    environment,
    graphql`
      query refetchEtapasQuery($ids: [ID!]!) {
        nodes(ids: $ids) {
          ... on Vaga {
            # The rows read it from the store.
            # eslint-disable-next-line relay/must-colocate-fragment-spreads
            ...MinhaEtapa_vaga @alias(as: "vaga")
          }
        }
      }
    `,
    { ids },
  )

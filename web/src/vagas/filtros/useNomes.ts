import { graphql, useFragment } from 'react-relay'
import type { useNomes_query$key } from './__generated__/useNomes_query.graphql.ts'

/** The departments, and the types besides the six, which the filter has by their REST ids. Null if they could not be loaded. */
export function useNomes(queryRef: useNomes_query$key) {
  const { departamentos, tiposDeVaga } = useFragment(
    graphql`
      fragment useNomes_query on Query {
        departamentos @catch(to: NULL) {
          codigo
          nome
        }
        tiposDeVaga @catch(to: NULL) {
          codigo
          nome
          tipo
        }
      }
    `,
    queryRef,
  )
  const outros = tiposDeVaga?.flatMap(({ codigo, nome, tipo }) => (tipo === 'OUTRO' ? [{ codigo, nome }] : []))
  return { departamentos, tiposDeVaga: outros }
}

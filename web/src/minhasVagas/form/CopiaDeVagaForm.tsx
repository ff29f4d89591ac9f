import { graphql, useFragment } from 'react-relay'
import type { CopiaDeVagaForm_query$key } from './__generated__/CopiaDeVagaForm_query.graphql.ts'
import { NovaVagaForm } from './NovaVagaForm.tsx'
import { useCopiaDeVaga } from './useCopiaDeVaga.ts'

/** The form to publish a vaga, filled from another one. `de`: its codigo. */
export const CopiaDeVagaForm = ({ queryRef, de }: { queryRef: CopiaDeVagaForm_query$key; de: string }) => {
  const query = useFragment(
    graphql`
      fragment CopiaDeVagaForm_query on Query {
        ...NovaVagaForm_query
        ...useCopiaDeVaga_query
      }
    `,
    queryRef,
  )
  return <NovaVagaForm queryRef={query} de={de} copia={useCopiaDeVaga(query)} />
}

import { useState } from 'react'
import { graphql, useFragment, useQueryLoader } from 'react-relay'
import type { Interesse } from '../interesses/nomes.ts'
import query, { type InteressesEditorQuery } from './__generated__/InteressesEditorQuery.graphql.ts'
import type { useInteressesEdit_usuario$key } from './__generated__/useInteressesEdit_usuario.graphql.ts'

/** The state of the interest editor, which starts with the saved interests; null while it is closed. */
export function useInteressesEdit(usuarioRef: useInteressesEdit_usuario$key) {
  const { interesses } = useFragment(
    graphql`
      fragment useInteressesEdit_usuario on Usuario @throwOnFieldError {
        interesses {
          id
          nome
        }
      }
    `,
    usuarioRef,
  )
  const [value, setValue] = useState<readonly Interesse[] | null>(null)
  const [reference, loadQuery] = useQueryLoader<InteressesEditorQuery>(query)
  const load = (fetchPolicy: 'store-or-network' | 'network-only') => loadQuery({}, { fetchPolicy })
  const abrir = () => {
    load('store-or-network')
    setValue(interesses.map(({ id, nome }) => ({ id, nome })))
  }
  const onChange = (change: (chosen: readonly Interesse[]) => readonly Interesse[]) =>
    setValue(current => current && change(current))
  const escolha =
    value && reference
      ? { value, reference, onChange, onRetry: () => load('network-only'), onClose: () => setValue(null) }
      : null
  return { abrir, escolha }
}

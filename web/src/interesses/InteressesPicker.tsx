import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Fieldset } from '../ui/form/Fieldset.tsx'
import { Notice } from '../ui/state/Notice.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import type { InteressesPicker_query$key } from './__generated__/InteressesPicker_query.graphql.ts'
import { BuscaDeInteresse } from './BuscaDeInteresse.tsx'
import { InteressesEscolhidos } from './InteressesEscolhidos.tsx'
import { InteressesPorCategoria } from './InteressesPorCategoria.tsx'
import type { Interesse } from './nomes.ts'

type Props = {
  queryRef: InteressesPicker_query$key
  /** The chosen interests, in the order of choosing. */
  value: readonly Interesse[]
  /** May be called after a response: update the current choice (`toggleInteresse`). */
  onToggle: (interesse: Interesse, chosen: boolean) => void
  /** The error of the choice. */
  error?: string | undefined
}

/** Chooses interests by category or search, or adds a new one. If the list fails to load, the rest still works. */
export const InteressesPicker = ({ queryRef, value, onToggle, error }: Props) => {
  const categorias = useCategorias(queryRef)
  const [busca, setBusca] = useState('')
  const todos = (categorias ?? [])
    .flatMap(({ interesses }) => interesses)
    .flatMap(({ id, codigo, nome }) => (codigo ? { id, nome } : []))
  return (
    <Fieldset legend="Interesses" error={error}>
      <Stack gap="small">
        <InteressesEscolhidos value={value} onRemove={interesse => onToggle(interesse, false)} />
        <BuscaDeInteresse
          todos={todos}
          value={busca}
          onChange={setBusca}
          onChosen={interesse => onToggle(interesse, true)}
          invalid={error !== undefined}
        />
        {categorias ? (
          <InteressesPorCategoria categoriasRef={categorias} busca={busca} value={value} onToggle={onToggle} />
        ) : (
          <SemLista />
        )}
      </Stack>
    </Fieldset>
  )
}

function useCategorias(queryRef: InteressesPicker_query$key) {
  const { categoriasDeInteresse } = useFragment(
    graphql`
      fragment InteressesPicker_query on Query @throwOnFieldError {
        categoriasDeInteresse @catch(to: NULL) {
          interesses {
            id
            codigo
            nome
          }
          ...InteressesPorCategoria_categorias
        }
      }
    `,
    queryRef,
  )
  return categoriasDeInteresse
}

const SemLista = () => (
  <Notice tone="warning" title="Erro ao carregar interesses">
    Não foi possível carregar a lista de interesses. Por favor, tente novamente.
  </Notice>
)

import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Fieldset } from '../ui/Fieldset.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Stack } from '../ui/Stack.tsx'
import type { InteressesPicker_query$key } from './__generated__/InteressesPicker_query.graphql.ts'
import { BuscaDeInteresse } from './BuscaDeInteresse.tsx'
import { InteressesEscolhidos } from './InteressesEscolhidos.tsx'
import { InteressesPorCategoria } from './InteressesPorCategoria.tsx'
import type { Interesse } from './nomes.ts'

type Props = {
  queryRef: InteressesPicker_query$key
  /** What is chosen, in the order of choosing. */
  value: readonly Interesse[]
  /** May come after an answer of the server: change the choice as it is by then (`alternar`). */
  onToggle: (interesse: Interesse, chosen: boolean) => void
  /** What is wrong with the choice. */
  error?: string | undefined
}

/** Chooses interests by category, by search, or by typing one that nobody has named yet. Its list fails alone. */
export const InteressesPicker = ({ queryRef, value, onToggle, error }: Props) => {
  const categorias = useCategorias(queryRef)
  const [busca, setBusca] = useState('')
  const todos = (categorias ?? [])
    .flatMap(({ interesses }) => interesses)
    .flatMap(({ codigo, nome }) => (codigo ? { codigo, nome } : []))
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

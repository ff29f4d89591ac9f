import { graphql, useFragment } from 'react-relay'
import { Text } from '../ui/text/Text.tsx'
import type { InteressesPorCategoria_categorias$key } from './__generated__/InteressesPorCategoria_categorias.graphql.ts'
import { Categoria } from './Categoria.tsx'
import * as styles from './InteressesPorCategoria.css.ts'
import { matchesSearch, toSearchText } from '../ui/searchText.ts'
import type { Interesse } from './nomes.ts'

type Props = {
  categoriasRef: InteressesPorCategoria_categorias$key
  /** Shows only names that match it; blank shows all. */
  busca: string
  value: readonly Interesse[]
  onToggle: (interesse: Interesse, chosen: boolean) => void
}

/** Checkboxes by category. Only the first is open: every visible checkbox is a stop of the Tab key. */
export const InteressesPorCategoria = ({ categoriasRef, busca, value, onToggle }: Props) => {
  const categorias = useFragment(
    graphql`
      fragment InteressesPorCategoria_categorias on CategoriaDeInteresse @relay(plural: true) @throwOnFieldError {
        nome
        interesses {
          id
          codigo
          nome
        }
      }
    `,
    categoriasRef,
  )
  const chosen = new Set(value.map(({ id }) => id))
  const matches = matchesSearch(busca)
  const shown = categorias
    .map(({ nome, interesses }) => ({
      nome,
      interesses: interesses.flatMap(({ id, codigo, nome }) =>
        codigo && matches(toSearchText(nome)) ? { id, nome } : [],
      ),
    }))
    .filter(({ interesses }) => interesses.length > 0)
  if (shown.length === 0) return <Text color="muted">Nenhum interesse com esse nome ainda.</Text>
  return (
    <div className={styles.root}>
      {shown.map((categoria, index) => (
        <Categoria
          key={categoria.nome}
          {...categoria}
          chosen={chosen}
          aberta={busca.trim() !== '' || index === 0}
          onToggle={onToggle}
        />
      ))}
    </div>
  )
}

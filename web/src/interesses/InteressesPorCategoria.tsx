import { type ReactNode, useId } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Heading } from '../ui/Heading.tsx'
import { Text } from '../ui/Text.tsx'
import type { InteressesPorCategoria_categorias$key } from './__generated__/InteressesPorCategoria_categorias.graphql.ts'
import * as styles from './InteressesPorCategoria.css.ts'
import { dobrarNome, type Interesse } from './nomes.ts'

type Props = {
  categoriasRef: InteressesPorCategoria_categorias$key
  /** Shows only names that contain it, case and accents folded; blank shows all. */
  busca: string
  value: readonly Interesse[]
  onToggle: (interesse: Interesse, chosen: boolean) => void
}

/** Checkboxes under the headings of their categories. */
export const InteressesPorCategoria = ({ categoriasRef, busca, value, onToggle }: Props) => {
  const categorias = useFragment(
    graphql`
      fragment InteressesPorCategoria_categorias on CategoriaDeInteresse @relay(plural: true) @throwOnFieldError {
        nome
        interesses {
          codigo
          nome
        }
      }
    `,
    categoriasRef,
  )
  const chosen = new Set(value.map(({ codigo }) => codigo))
  const fits = (nome: string) => dobrarNome(nome).includes(dobrarNome(busca))
  const shown = categorias
    .map(({ nome, interesses }) => ({ nome, interesses: interesses.filter(one => fits(one.nome)) }))
    .filter(({ interesses }) => interesses.length > 0)
  if (shown.length === 0) return <Text color="muted">Nenhum interesse com esse nome ainda.</Text>
  return (
    <div className={styles.root}>
      {shown.map(({ nome, interesses }) => (
        <Categoria key={nome} nome={nome}>
          {interesses.map(({ codigo, nome }) =>
            codigo ? (
              <Checkbox
                key={codigo}
                label={nome}
                checked={chosen.has(codigo)}
                onChange={event => onToggle({ codigo, nome }, event.target.checked)}
              />
            ) : null,
          )}
        </Categoria>
      ))}
    </div>
  )
}

const Categoria = ({ nome, children }: { nome: string; children: ReactNode }) => {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <Heading level={3} look="label" id={id}>
        {nome}
      </Heading>
      <div className={styles.options}>{children}</div>
    </div>
  )
}

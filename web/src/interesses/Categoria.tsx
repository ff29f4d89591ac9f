import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Heading } from '../ui/Heading.tsx'
import { Text } from '../ui/Text.tsx'
import * as styles from './Categoria.css.ts'
import type { Interesse } from './nomes.ts'

type Props = {
  nome: string
  interesses: readonly Interesse[]
  /** The codigos that are chosen, of any category. */
  chosen: ReadonlySet<string>
  /** Whether it begins unfolded; from then on the browser keeps what the reader makes of it. */
  aberta: boolean
  onToggle: (interesse: Interesse, chosen: boolean) => void
}

/** A category of interests that can be folded away, with how many of it are chosen. */
export const Categoria = ({ nome, interesses, chosen, aberta, onToggle }: Props) => {
  const id = useId()
  const escolhidos = interesses.filter(({ codigo }) => chosen.has(codigo)).length
  return (
    <details open={aberta} aria-labelledby={id} className={styles.root}>
      <summary className={styles.summary}>
        <ChevronRight size={16} aria-hidden="true" className={styles.arrow} />
        <Heading level={3} look="label" id={id}>
          {nome}
        </Heading>
        <Text as="span" size="small" color="muted" numeric>
          {escolhidos > 0 ? `${escolhidos} de ${interesses.length}` : interesses.length}
        </Text>
      </summary>
      <div className={styles.options}>
        {interesses.map(interesse => (
          <Checkbox
            key={interesse.codigo}
            label={interesse.nome}
            checked={chosen.has(interesse.codigo)}
            onChange={event => onToggle(interesse, event.target.checked)}
          />
        ))}
      </div>
    </details>
  )
}

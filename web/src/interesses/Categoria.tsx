import ChevronRight from 'lucide-react/icons/chevron-right'
import { useId } from 'react'
import { Checkbox } from '../ui/form/Checkbox.tsx'
import { Heading } from '../ui/text/Heading.tsx'
import { Text } from '../ui/text/Text.tsx'
import * as styles from './Categoria.css.ts'
import type { Interesse } from './nomes.ts'

type Props = {
  nome: string
  interesses: readonly Interesse[]
  /** The ids of the chosen interests in all categories. */
  chosen: ReadonlySet<string>
  /** Whether it is open initially; afterwards the browser keeps the state. */
  aberta: boolean
  onToggle: (interesse: Interesse, chosen: boolean) => void
}

/** A collapsible category of interests, with the number of chosen ones. */
export const Categoria = ({ nome, interesses, chosen, aberta, onToggle }: Props) => {
  const id = useId()
  const escolhidos = interesses.filter(interesse => chosen.has(interesse.id)).length
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
            key={interesse.id}
            label={interesse.nome}
            checked={chosen.has(interesse.id)}
            onChange={event => onToggle(interesse, event.target.checked)}
          />
        ))}
      </div>
    </details>
  )
}

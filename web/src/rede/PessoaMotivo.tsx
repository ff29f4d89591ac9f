import { Lightbulb } from 'lucide-react'
import { Text } from '../ui/Text.tsx'
import * as styles from './PessoaMotivo.css.ts'

/** Why somebody is suggested. */
export const PessoaMotivo = ({ motivo }: { motivo: string }) => (
  <div className={styles.root}>
    <Lightbulb size={16} aria-hidden="true" className={styles.bulb} />
    <Text size="small" color="muted">
      {motivo}
    </Text>
  </div>
)

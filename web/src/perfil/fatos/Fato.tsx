import type { ReactNode } from 'react'
import { Text } from '../../ui/text/Text.tsx'
import * as styles from './Fato.css.ts'

/** A name and its value, in a list of descriptions. The values of a card begin at one line. */
export const Fato = ({ nome, children }: { nome: string; children: ReactNode }) => (
  <div className={styles.root}>
    <Text as="dt" size="small" color="muted">
      {nome}
    </Text>
    <Text as="dd" color={children ? 'normal' : 'muted'}>
      {children ?? 'Não informado'}
    </Text>
  </div>
)

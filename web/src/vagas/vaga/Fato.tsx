import type { ReactNode } from 'react'
import { Text } from '../../ui/text/Text.tsx'
import * as styles from './Fato.css.ts'

/** A name and its value, in Fatos. */
export const Fato = ({ nome, children }: { nome: string; children: ReactNode }) => (
  <div className={styles.root}>
    <Text as="dt" size="small" color="muted">
      {nome}
    </Text>
    <Text as="dd" weight="medium" size="small" numeric>
      {children}
    </Text>
  </div>
)

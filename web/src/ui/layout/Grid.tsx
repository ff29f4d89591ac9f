import type { ReactNode } from 'react'
import * as styles from './Grid.css.ts'

type Props = { min?: keyof typeof styles.min; as?: 'div' | 'ul' | 'ol' | 'dl'; children: ReactNode }

/** As many equal columns as fit. */
export const Grid = ({ min = 'medium', as: Tag = 'div', children }: Props) => (
  <Tag className={`${styles.root} ${styles.min[min]}`}>{children}</Tag>
)

import type { ReactNode } from 'react'
import * as styles from './Cluster.css.ts'

type Props = {
  gap?: keyof typeof styles.gap
  align?: keyof typeof styles.align
  justify?: keyof typeof styles.justify
  as?: 'div' | 'ul' | 'ol' | 'header' | 'footer' | 'nav'
  children: ReactNode
}

/** A row that wraps. */
export const Cluster = ({ gap = 'xsmall', align = 'center', justify = 'start', as: Tag = 'div', children }: Props) => (
  <Tag className={`${styles.root} ${styles.gap[gap]} ${styles.align[align]} ${styles.justify[justify]}`}>
    {children}
  </Tag>
)

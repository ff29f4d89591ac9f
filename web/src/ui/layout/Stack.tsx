import type { ReactNode } from 'react'
import * as styles from './Stack.css.ts'

type Props = {
  gap?: keyof typeof styles.gap
  align?: keyof typeof styles.align
  as?: 'div' | 'section' | 'article' | 'ul' | 'ol' | 'header' | 'footer' | 'nav' | 'aside' | 'dl'
  children: ReactNode
}

/** A column. The gap between elements belongs to their parent, Stack or Cluster. */
export const Stack = ({ gap = 'medium', align = 'stretch', as: Tag = 'div', children }: Props) => (
  <Tag className={`${styles.root} ${styles.gap[gap]} ${styles.align[align]}`}>{children}</Tag>
)

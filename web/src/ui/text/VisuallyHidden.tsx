import type { ReactNode } from 'react'
import * as styles from './VisuallyHidden.css.ts'

/** Text only for screen readers. */
export const VisuallyHidden = ({ as: Tag = 'span', children }: { as?: 'span' | 'div'; children: ReactNode }) => (
  <Tag className={styles.root}>{children}</Tag>
)

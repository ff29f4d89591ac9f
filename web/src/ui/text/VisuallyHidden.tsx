import type { ReactNode } from 'react'
import * as styles from './VisuallyHidden.css.ts'

type Props = {
  as?: 'span' | 'div'
  /** Visible from 768 px on. */
  onPhone?: boolean
  children: ReactNode
}

/** Text only for screen readers. */
export const VisuallyHidden = ({ as: Tag = 'span', onPhone = false, children }: Props) => (
  <Tag className={onPhone ? styles.onPhone : styles.root}>{children}</Tag>
)

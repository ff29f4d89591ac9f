import type { ComponentProps } from 'react'
import { input } from './inputLook.css.ts'
import * as styles from './Textarea.css.ts'

type Props = Omit<ComponentProps<'textarea'>, 'className' | 'style'> & {
  /** Begins with one line. */
  compact?: boolean
}

/** A box for several lines; grows with its text where the browser can. */
export const Textarea = ({ compact = false, ...rest }: Props) => (
  <textarea {...rest} className={`${input} ${styles.root} ${compact ? styles.compact : ''}`} />
)

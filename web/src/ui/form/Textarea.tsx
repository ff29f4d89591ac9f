import type { ComponentProps } from 'react'
import { input } from './inputLook.css.ts'
import * as styles from './Textarea.css.ts'

type Props = Omit<ComponentProps<'textarea'>, 'className' | 'style'> & {
  /** Starts with one line. */
  compact?: boolean
}

/** A multi-line input; grows with its text if the browser supports it. */
export const Textarea = ({ compact = false, ...rest }: Props) => (
  <textarea {...rest} className={`${input} ${styles.root} ${compact ? styles.compact : ''}`} />
)

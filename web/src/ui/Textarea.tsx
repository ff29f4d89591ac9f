import type { ComponentProps } from 'react'
import { input } from './inputLook.css.ts'
import * as styles from './Textarea.css.ts'

/** A box for several lines; grows with its text where the browser can. */
export const Textarea = (props: Omit<ComponentProps<'textarea'>, 'className' | 'style'>) => (
  <textarea {...props} className={`${input} ${styles.root}`} />
)

import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { input } from './inputLook.css.ts'
import * as styles from './Select.css.ts'

/** A styled native select. Its children are the options. */
export const Select = (props: Omit<ComponentProps<'select'>, 'className' | 'style'>) => (
  <div className={styles.root}>
    <select {...props} className={`${input} ${styles.control}`} />
    <span className={styles.arrow} aria-hidden="true">
      <ChevronDown size={20} />
    </span>
  </div>
)

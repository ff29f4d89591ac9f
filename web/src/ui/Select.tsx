import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { input } from './inputLook.css.ts'
import * as styles from './Select.css.ts'

/** The browser's own select, dressed. Options are its children. */
export const Select = (props: Omit<ComponentProps<'select'>, 'className' | 'style'>) => (
  <div className={styles.root}>
    <select {...props} className={`${input} ${styles.control}`} />
    <span className={styles.arrow} aria-hidden="true">
      <ChevronDown size={20} />
    </span>
  </div>
)

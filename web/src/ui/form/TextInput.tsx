import type { ComponentProps, ReactNode } from 'react'
import { input } from './inputLook.css.ts'
import * as styles from './TextInput.css.ts'

type Props = Omit<ComponentProps<'input'>, 'className' | 'style'> & {
  /** A 20 px icon at the start, such as a magnifier in a search. */
  icon?: ReactNode
}

/** A one-line input, with the props of Field. */
export const TextInput = ({ icon, type = 'text', ...rest }: Props) =>
  icon ? (
    <div className={styles.root}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <input {...rest} type={type} className={`${input} ${styles.iconRoom}`} />
    </div>
  ) : (
    <input {...rest} type={type} className={input} />
  )

import type { ComponentProps, ReactNode } from 'react'
import { input } from './inputLook.css.ts'
import * as styles from './TextInput.css.ts'

type Props = Omit<ComponentProps<'input'>, 'className' | 'style'> & {
  /** A 20 px icon at the start, as a magnifier in a search box. */
  icon?: ReactNode
}

/** A one-line text box. Give it the props that Field hands over. */
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

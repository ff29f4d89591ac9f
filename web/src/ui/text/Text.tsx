import type { ReactNode } from 'react'
import * as styles from './Text.css.ts'

type Props = {
  size?: 'tiny' | 'small' | 'body' | 'lead'
  color?: 'normal' | 'muted' | 'danger' | 'inherit'
  weight?: 'normal' | 'medium' | 'strong'
  /** Tabular figures, for numbers in a column. */
  numeric?: boolean
  /** Truncates after three lines. */
  clamp?: boolean
  /** Keeps the line breaks of the text. */
  preLine?: boolean
  /** At most as wide as is easy to read. */
  reading?: boolean
  as?: 'p' | 'span' | 'div' | 'dt' | 'dd' | 'strong' | 'li'
  id?: string
  children: ReactNode
}

export const Text = (props: Props) => {
  const { size = 'body', color = 'normal', weight = 'normal', numeric = false, as: Tag = 'p', id, children } = props
  const classes = [styles.text({ size, color, weight, numeric })]
  if (props.clamp) classes.push(styles.clamp)
  if (props.preLine) classes.push(styles.preLine)
  if (props.reading) classes.push(styles.reading)
  return (
    <Tag id={id} className={classes.join(' ')}>
      {children}
    </Tag>
  )
}

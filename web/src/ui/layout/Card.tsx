import type { ReactNode } from 'react'
import * as styles from './Card.css.ts'
import type { Tone } from '../tones.ts'

type Props = {
  padding?: keyof typeof styles.padding
  /** The tone of the stripe at its start. */
  edge?: Tone
  /** The card is a link: it reacts to the pointer. */
  lifting?: boolean
  as?: 'div' | 'article' | 'section' | 'li' | 'aside'
  /** Id of the heading that names the section. */
  labelledBy?: string
  children: ReactNode
}

/** A surface with a border; a column of its children. */
export const Card = ({ padding = 'normal', edge, lifting = false, as: Tag = 'div', labelledBy, children }: Props) => {
  const classes = [styles.root, styles.padding[padding]]
  if (edge) classes.push(styles.edge[edge])
  if (lifting) classes.push(styles.lifting)
  return (
    <Tag aria-labelledby={labelledBy} className={classes.join(' ')}>
      {children}
    </Tag>
  )
}

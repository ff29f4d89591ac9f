import type { ReactNode } from 'react'
import * as styles from './Tag.css.ts'
import * as tones from '../toneLook.css.ts'
import type { Tone } from '../tones.ts'

type Props = {
  tone?: Tone
  /** A 16 px icon before the text. */
  icon?: ReactNode
  children: ReactNode
}

/** A small label: a type, a state, a benefit. Not interactive; see Chip. */
export const Tag = ({ tone = 'neutral', icon, children }: Props) => (
  <span className={`${styles.root} ${tones.soft[tone]}`}>
    {icon ? (
      <>
        {icon}
        <span>{children}</span>
      </>
    ) : (
      children
    )}
  </span>
)

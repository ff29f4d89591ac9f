import type { ReactNode } from 'react'
import type { Tone } from '../tones.ts'
import * as styles from './Desenho.css.ts'

/** Sizes in pixels, or in percent of the place. */
type Props = { tone: Tone; width: string | number; height: number; children: ReactNode }

/** A drawing of numbers that are beside it as text. Its current color is that of the tone. */
export const Desenho = ({ tone, width, height, children }: Props) => (
  <svg aria-hidden="true" width={width} height={height} className={styles.tone[tone]}>
    {children}
  </svg>
)

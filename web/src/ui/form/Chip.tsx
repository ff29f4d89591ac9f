import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import * as styles from './Chip.css.ts'
import * as tones from '../toneLook.css.ts'
import type { Tone } from '../tones.ts'

type Props = {
  pressed: boolean
  onPressedChange: (pressed: boolean) => void
  /** The colors of the pressed state. */
  tone?: Tone
  /** Shows the highlight ring: selected, but not applied yet. */
  ring?: boolean
  /** The id of an element that says more. */
  describedBy?: string
  children: ReactNode
}

/** A toggle in the shape of a pill. */
export const Chip = ({ pressed, onPressedChange, tone = 'primary', ring = false, describedBy, children }: Props) => (
  <button
    type="button"
    aria-pressed={pressed}
    data-ring={ring || undefined}
    aria-describedby={describedBy}
    onClick={() => onPressedChange(!pressed)}
    className={`${styles.root} ${tones.edged[tone]}`}
  >
    {pressed ? <Check size={12} strokeWidth={3} aria-hidden="true" className={styles.check} /> : null}
    <span className={styles.content}>{children}</span>
  </button>
)

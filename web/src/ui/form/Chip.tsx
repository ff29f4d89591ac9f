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
  /** A number after the text, which may come later. */
  count?: ReactNode
  children: ReactNode
}

/** A toggle in the shape of a pill. Tick and count are in its ends, so that neither moves the text nor another chip. */
export const Chip = ({
  pressed,
  onPressedChange,
  tone = 'primary',
  ring = false,
  count,
  children,
  ...props
}: Props) => (
  <button
    type="button"
    aria-pressed={pressed}
    data-ring={ring || undefined}
    aria-describedby={props.describedBy}
    onClick={() => onPressedChange(!pressed)}
    className={`${styles.root} ${tones.edged[tone]}`}
  >
    <span>{pressed ? <Check size={12} strokeWidth={3} aria-hidden="true" /> : null}</span>
    <span>{children}</span>
    <span>{count}</span>
  </button>
)

import type { ComponentProps, ReactNode } from 'react'
import * as look from './choiceLook.css.ts'

type Props = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type'> & { label: ReactNode; hint?: ReactNode }

/** A checkbox whose whole row is its target. */
export const Checkbox = ({ label, hint, ...rest }: Props) => (
  <label className={look.row}>
    <input {...rest} type="checkbox" className={look.box} />
    <span className={look.words}>
      {label}
      {hint ? <span className={look.hint}>{hint}</span> : null}
    </span>
  </label>
)

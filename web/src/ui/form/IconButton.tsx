import type { ComponentProps, ReactNode } from 'react'
import { button } from './buttonLook.css.ts'

type Props = Omit<ComponentProps<'button'>, 'className' | 'style' | 'children' | 'aria-label'> & {
  /** The accessible name and the tooltip. */
  label: string
  icon: ReactNode
  look?: 'quiet' | 'secondary' | 'primary'
}

/** A square button with only an icon. For a toggle, pass `aria-pressed`. */
export const IconButton = ({ label, icon, look = 'quiet', ...rest }: Props) => (
  <button type="button" title={label} {...rest} aria-label={label} className={button({ look, shape: 'icon' })}>
    {icon}
  </button>
)

import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

/** A long name wraps beside the portrait. */
export const pessoa = style({ display: 'flex', alignItems: 'center', gap: theme.space.small, minInlineSize: 0 })

import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

/** The name stays beside the portrait, however long it is. */
export const pessoa = style({ display: 'flex', alignItems: 'center', gap: theme.space.small, minInlineSize: 0 })

import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

/** The role, and since when. */
export const desde = style({ fontSize: theme.text.small, color: theme.color.textMuted })

import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

/** Beside the title, which keeps its room. */
export const recusada = style({ maxInlineSize: theme.size.aside })

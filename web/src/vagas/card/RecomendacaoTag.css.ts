import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const title = style({ fontWeight: theme.weight.strong, paddingBlockEnd: theme.space.xxsmall })
export const reasons = style({ listStyle: 'disc', paddingInlineStart: theme.space.medium })

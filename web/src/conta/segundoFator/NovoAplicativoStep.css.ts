import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

/** As large as a phone's camera reads with ease. */
export const qr = style({ inlineSize: theme.size.scroll, maxInlineSize: '100%' })

export const segredo = style({ fontSize: theme.text.body, overflowWrap: 'anywhere', userSelect: 'all' })

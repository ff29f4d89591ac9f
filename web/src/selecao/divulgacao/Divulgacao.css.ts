import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme.css.ts'

const onPhone = media.belowTablet

/** On a phone below the button, with the results that it tells of. */
export const quando = style({ fontVariantNumeric: 'tabular-nums', '@media': { [onPhone]: { order: 1 } } })
export const agora = style({ '@media': { [onPhone]: { marginInlineStart: 'auto' } } })
export const agendamento = style({ '@media': { [onPhone]: { order: 1 } } })

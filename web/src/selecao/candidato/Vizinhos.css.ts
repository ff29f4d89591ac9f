import { style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

/** Reserves the space until the list has loaded. */
export const root = style({ minBlockSize: theme.size.target })
export const nav = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.small })
/** A phone has no keyboard. */
export const dica = style({ '@media': { [media.belowTablet]: { display: 'none' } } })

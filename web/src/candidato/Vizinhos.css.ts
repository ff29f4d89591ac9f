import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

/** Keeps its place until the list is there. */
export const root = style({ minBlockSize: theme.size.target })
export const nav = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.small })
/** A phone has no keys. */
export const dica = style({ '@media': { [media.belowTablet]: { display: 'none' } } })

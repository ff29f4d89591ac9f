import { style } from '@vanilla-extract/css'

/** Most professors have no invitation. */
export const convite = style({ selectors: { '&:has(> div [data-campo]:empty)': { display: 'none' } } })

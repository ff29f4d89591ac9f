import { style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

/** The checkbox of a row that cannot be moved is missing; its name stays in line with the others. */
export const quem = style({
  display: 'grid',
  gridTemplateColumns: `${theme.size.target} minmax(0, 1fr)`,
  alignItems: 'center',
  selectors: { '&:has(> :only-child)': { paddingInlineStart: theme.size.target, display: 'block' } },
})
export const curso = style({
  display: 'flex',
  flexDirection: 'column',
  whiteSpace: 'normal',
  '@media': { [media.belowTablet]: { alignItems: 'flex-end', textAlign: 'end' } },
})
export const etapa = style({ display: 'inline-flex', flexWrap: 'wrap', gap: theme.space.xxsmall, whiteSpace: 'nowrap' })

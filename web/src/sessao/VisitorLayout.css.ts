import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

export const root = style({
  flex: 1,
  display: 'grid',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } },
})
export const aside = style({
  display: 'none',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: theme.space.xlarge,
  padding: theme.space.huge,
  backgroundColor: theme.color.tone.primary.soft,
  color: theme.color.tone.primary.text,
  borderInlineEnd: `1px solid ${theme.color.border}`,
  '@media': { [media.desktop]: { display: 'flex' } },
})
export const slogan = style({
  fontSize: theme.text.hero,
  lineHeight: 1.05,
  letterSpacing: '-0.025em',
  fontWeight: theme.weight.display,
  textWrap: 'balance',
})
export const points = style({ display: 'flex', flexDirection: 'column', gap: theme.space.medium })
export const point = style({ display: 'flex', alignItems: 'center', gap: theme.space.small, fontSize: theme.text.lead })
export const form = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  // Room for a toast: one of the page before stays.
  '@media': { [media.desktop]: { paddingBlockEnd: `calc(${theme.space.huge} + ${theme.space.xxlarge})` } },
})
/** As many in a row as fit. */
export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: theme.space.large })

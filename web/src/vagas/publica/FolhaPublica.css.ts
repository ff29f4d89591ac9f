import { style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

export const root = style({
  display: 'grid',
  overflow: 'hidden',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.large,
  backgroundColor: theme.color.surface,
  boxShadow: theme.shadow.raised,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
})
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: theme.space.small,
  padding: theme.space.medium,
  '@media': { [media.tablet]: { padding: theme.space.xlarge } },
})
export const marca = style({ color: theme.color.primary, fontSize: theme.text.small, fontWeight: theme.weight.strong })
export const acao = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.xsmall,
  '@media': { [media.tablet]: { flexDirection: 'row', alignItems: 'center', gap: theme.space.medium } },
})
/** Only where it stands beside the words. */
export const cena = style({
  display: 'none',
  backgroundColor: theme.color.tone.primary.soft,
  '@media': {
    [media.desktop]: { display: 'grid', placeItems: 'center', paddingInline: theme.space.xxlarge },
  },
})

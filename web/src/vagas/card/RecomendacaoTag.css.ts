import { style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

/** The first reason; the tooltip has all. A phone has no room for it. */
export const razao = style({
  color: theme.color.textMuted,
  fontSize: theme.text.tiny,
  lineHeight: 1.35,
  textWrap: 'balance',
  display: 'none',
  '@media': {
    [media.tablet]: { display: '-webkit-box' },
    [media.wide]: { selectors: { '[data-aberta="true"] &': { display: 'none' } } },
  },
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
})
export const title = style({ fontWeight: theme.weight.strong, paddingBlockEnd: theme.space.xxsmall })
export const reasons = style({ listStyle: 'disc', paddingInlineStart: theme.space.medium })

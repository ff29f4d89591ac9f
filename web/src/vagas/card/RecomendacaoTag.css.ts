import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

/** The first reason; the tooltip has all. Only a card that is a row has room for it. */
export const razao = style({
  color: theme.color.textMuted,
  fontSize: theme.text.tiny,
  lineHeight: 1.35,
  textWrap: 'balance',
  display: 'none',
  '@container': { '(min-width: 800px)': { display: '-webkit-box' } },
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
})
export const title = style({ fontWeight: theme.weight.strong, paddingBlockEnd: theme.space.xxsmall })
export const reasons = style({ listStyle: 'disc', paddingInlineStart: theme.space.medium })

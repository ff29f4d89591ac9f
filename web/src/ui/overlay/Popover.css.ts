import { globalStyle, style } from '@vanilla-extract/css'
import { media, theme } from '../theme.css.ts'

export const root = style({ position: 'relative', flex: 'none' })
export const arrow = style({ display: 'flex', '@media': { [media.belowTablet]: { display: 'none' } } })

/** What loads a dialog stays in sight until it opens. */
const isBusy = ':has(> [aria-busy="true"], > :not(dialog) [aria-busy="true"])'
const closed = `[data-aberto="false"] > &:not(${isBusy})`
export const panel = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${theme.space.xxsmall})`,
  insetInlineEnd: 0,
  zIndex: 30,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'max-content',
  minInlineSize: '100%',
  maxInlineSize: theme.size.aside,
  padding: theme.space.xxsmall,
  border: `1px solid ${theme.color.borderStrong}`,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.surface,
  boxShadow: theme.shadow.floating,
  // A dialog of one of its buttons shows although the panel does not.
  selectors: {
    [closed]: { display: 'contents' },
    // `placeBelow` puts it beside its button.
    '&[data-solto="true"]': { position: 'fixed', insetInlineEnd: 'auto', insetBlockStart: 'auto', minInlineSize: 0 },
  },
})
globalStyle(`${closed.replace('&', panel)} > :not(dialog)`, { display: 'none' })
const buttons = [`${panel} > :is(button, a)`, `${panel} > :not(dialog) :is(button, a)`].join(', ')
globalStyle(buttons, {
  inlineSize: '100%',
  justifyContent: 'flex-start',
  borderColor: 'transparent',
  textAlign: 'start',
})
globalStyle(`${panel} > label`, { paddingInline: theme.space.xsmall })

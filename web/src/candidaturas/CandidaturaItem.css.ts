import { globalStyle, style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

/** The vaga, its stage and the button of the details, which stands beside both where there is room. */
export const linha = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: theme.space.small,
  rowGap: theme.space.xxsmall,
  alignItems: 'center',
})
export const botao = style({
  gridArea: '1 / 2',
  '@media': { [media.tablet]: { gridRow: '1 / 3' } },
})
export const situacao = style({
  gridArea: '2 / 1 / auto / -1',
  '@media': { [media.tablet]: { gridColumnEnd: '2' } },
})
export const seta = style({ flex: 'none', transition: `rotate ${theme.motion.quick}` })
globalStyle(`[aria-expanded="true"] > * > ${seta}`, { rotate: '180deg' })
/** On a phone the arrow alone is seen. */
export const detalhes = style({
  '@media': {
    [media.belowTablet]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})
export const aberto = style({
  paddingBlock: theme.space.xsmall,
  borderBlockStart: `1px solid ${theme.color.border}`,
})

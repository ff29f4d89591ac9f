import { globalStyle, type StyleRule, style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

export const root = style({ containerType: 'inline-size' })

/** The card is a row. */
const wide = '(min-width: 600px)'
/** A phone has room for two rows. */
const narrow = '(max-width: 599.98px)'

/** Of the list while a vaga is open beside it: a row is one line of facts, the title, and badges. */
const whileOpen = (rule: StyleRule) => ({ [media.wide]: { selectors: { '[data-aberta="true"] &': rule } } })
const hidden = whileOpen({ display: 'none' })

export const areas = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: `
    "avatar autor autor"
    "titulo titulo titulo"
    "tags tags tags"
    "descricao descricao descricao"
    "leitor leitor acao"`,
  columnGap: theme.space.small,
  rowGap: theme.space.xxsmall,
  '@container': {
    [wide]: {
      gridTemplateAreas: `
        "avatar autor leitor"
        "avatar titulo leitor"
        "avatar tags leitor"
        "avatar descricao acao"`,
      gridTemplateRows: 'auto auto 1fr auto',
      columnGap: theme.space.medium,
    },
  },
  '@media': whileOpen({
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"autor leitor" "titulo titulo" "tags tags"',
    rowGap: 0,
  }),
})
export const avatar = style({ gridArea: 'avatar', '@media': hidden })
export const autor = style({
  gridArea: 'autor',
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  columnGap: theme.space.medium,
  paddingInlineEnd: theme.space.xlarge,
  minInlineSize: 0,
  '@container': { [wide]: { paddingInlineEnd: 0 }, [narrow]: { lineHeight: 1.3 } },
  // What does not fit in the line is cut off whole.
  '@media': whileOpen({
    alignSelf: 'center',
    columnGap: theme.space.xsmall,
    blockSize: '1lh',
    paddingInlineEnd: 0,
    overflow: 'clip',
    overflowClipMargin: '2px',
    fontSize: theme.text.small,
  }),
})
/** In the corner of the card: most of the button is in its padding. */
export const salvar = style({
  position: 'absolute',
  insetBlockStart: theme.space.xxsmall,
  insetInlineEnd: theme.space.xxsmall,
})
export const titulo = style({ gridArea: 'titulo' })
export const tags = style({
  gridArea: 'tags',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  alignContent: 'flex-start',
  gap: theme.space.xxsmall,
  '@media': whileOpen({ paddingBlock: theme.space.xxsmall }),
})
globalStyle(`${tags} > *`, { '@container': { [narrow]: { fontSize: theme.text.tiny } } })
export const descricao = style({
  gridArea: 'descricao',
  fontSize: theme.text.small,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  alignSelf: 'start',
  '@container': { [narrow]: { lineHeight: 1.35 } },
  '@media': hidden,
})
export const leitor = style({
  gridArea: 'leitor',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignSelf: 'center',
  columnGap: theme.space.xsmall,
  rowGap: theme.space.xxsmall,
  '@container': {
    [wide]: {
      justifyContent: 'flex-end',
      alignSelf: 'start',
      rowGap: 0,
      maxInlineSize: `calc(${theme.size.scroll} - ${theme.space.xlarge})`,
      textAlign: 'end',
      justifySelf: 'end',
      // Beside the bookmark.
      paddingInlineEnd: theme.space.large,
    },
  },
  '@media': whileOpen({
    justifyContent: 'flex-end',
    maxInlineSize: theme.size.scroll,
    paddingInlineEnd: theme.space.large,
  }),
})
export const acao = style({ gridArea: 'acao', alignSelf: 'end', justifySelf: 'end', '@media': hidden })

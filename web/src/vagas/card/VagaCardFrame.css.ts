import { globalStyle, style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

export const root = style({ containerType: 'inline-size' })

/** The card is a row. */
const wide = '(min-width: 800px)'
const narrow = '(max-width: 799.98px)'
/** The author is one line, and the place a second one beside the portrait. */
const medium = '(min-width: 400px) and (max-width: 799.98px)'

/** Title and description keep their place, whatever the lines of what is below them. */
export const areas = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: `
    "avatar autor autor"
    "titulo titulo titulo"
    "descricao descricao descricao"
    "lugar lugar lugar"
    "tags tags tags"
    "leitor leitor acao"`,
  columnGap: theme.space.small,
  rowGap: theme.space.xxsmall,
  '@container': {
    [wide]: {
      gridTemplateAreas: `
        "avatar origem leitor"
        "avatar titulo leitor"
        "avatar descricao leitor"
        "avatar tags acao"`,
      gridTemplateRows: 'auto auto auto 1fr',
      columnGap: theme.space.medium,
    },
  },
})
export const avatar = style({ gridArea: 'avatar', display: 'grid', alignContent: 'start' })
/** Two lines beside the portrait, and on a phone the place further down; one line where the card is a row. */
export const origem = style({
  display: 'contents',
  '@container': {
    [medium]: { gridArea: 'autor', display: 'block', alignSelf: 'center', minInlineSize: 0 },
    [wide]: { gridArea: 'origem', display: 'flex', columnGap: theme.space.medium, minInlineSize: 0 },
  },
})
export const autor = style({
  gridArea: 'autor',
  alignSelf: 'center',
  paddingInlineEnd: theme.space.xlarge,
  minInlineSize: 0,
  '@container': { [wide]: { paddingInlineEnd: 0, flex: 'none', maxInlineSize: '70%' } },
})
export const lugar = style({ gridArea: 'lugar', minInlineSize: 0 })
// One line: a long department is cut.
globalStyle(`${lugar} *`, {
  '@container': {
    '(min-width: 400px)': {
      flexWrap: 'nowrap',
      whiteSpace: 'nowrap',
      minInlineSize: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
  },
})
/** In the corner of the card: most of the button is in its padding. */
export const salvar = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: theme.space.xxsmall,
  insetInlineEnd: theme.space.xxsmall,
})
export const titulo = style({ gridArea: 'titulo' })
/** The title's link covers the card. Where there is a pane, a press on the card opens the vaga there. */
globalStyle(`${titulo} a::after`, {
  content: '',
  position: 'absolute',
  inset: 0,
  borderRadius: theme.radius.card,
  '@media': { [media.wide]: { content: 'none' } },
})
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
})
export const tags = style({
  gridArea: 'tags',
  display: 'flex',
  flexWrap: 'wrap',
  alignSelf: 'start',
  gap: theme.space.xxsmall,
})
globalStyle(`${tags} > *`, { '@container': { [narrow]: { fontSize: theme.text.tiny } } })
export const leitor = style({
  gridArea: 'leitor',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignSelf: 'center',
  gap: theme.space.xxsmall,
  '@container': {
    [wide]: {
      gap: `0 ${theme.space.xsmall}`,
      justifyContent: 'flex-end',
      alignSelf: 'start',
      maxInlineSize: `calc(${theme.size.scroll} - ${theme.space.xlarge})`,
      textAlign: 'end',
      justifySelf: 'end',
      // Beside the bookmark.
      paddingInlineEnd: theme.space.large,
    },
  },
})
export const acao = style({
  gridArea: 'acao',
  placeSelf: 'center end',
  fontSize: theme.text.small,
  color: theme.color.textMuted,
  '@container': { [wide]: { alignSelf: 'end' } },
})
// Above the link of the card.
globalStyle(`:is(${autor}, ${leitor}, ${acao}) :is(a, button)`, { position: 'relative', zIndex: 1 })

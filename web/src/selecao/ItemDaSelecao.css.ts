import { globalStyle, style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

/** What decides has a column of its own. */
const beside = '(min-width: 480px)'
/** Its column has room for some etiquetas. */
const wide = '(min-width: 640px)'
const wider = '(min-width: 900px)'
/** A phone. */
const narrow = '(max-width: 479.98px)'

const height = `calc(${theme.space.huge} + ${theme.space.xsmall})`

/** Skips the layout of rows outside the viewport. */
export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: theme.space.small,
  minBlockSize: height,
  paddingInline: theme.space.small,
  scrollMarginBlock: `calc(${theme.size.header} + ${theme.space.medium})`,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: height,
  '@container': {
    [narrow]: {
      columnGap: theme.space.xxsmall,
      minBlockSize: `calc(${theme.space.huge} + ${theme.space.medium})`,
      paddingInline: 0,
    },
  },
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${theme.color.border}` },
    '&:first-child': { borderStartStartRadius: theme.radius.card, borderStartEndRadius: theme.radius.card },
    '&:last-child': { borderEndStartRadius: theme.radius.card, borderEndEndRadius: theme.radius.card },
    '&:hover': { backgroundColor: theme.color.surfaceMuted },
    '&:has([aria-current])': {
      backgroundColor: theme.color.tone.primary.soft,
      boxShadow: `inset ${theme.space.xxsmall} 0 ${theme.color.primary}`,
    },
  },
})

/** The checkbox beside the portrait; on a phone below it. */
export const inicio = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xsmall,
  '@container': { [narrow]: { flexDirection: 'column', gap: 0, inlineSize: theme.size.target } },
})
export const controle = style({ position: 'relative', zIndex: 1 })
export const marcar = style({
  minInlineSize: theme.space.large,
  '@container': { [narrow]: { order: 1, minInlineSize: theme.size.target } },
})
globalStyle(`${marcar} label`, { '@container': { [narrow]: { justifyContent: 'center' } } })
globalStyle(`${inicio} > [aria-hidden]`, {
  '@container': {
    [narrow]: { inlineSize: theme.space.xlarge, blockSize: theme.space.xlarge, fontSize: theme.text.tiny },
  },
})

/** Who they are and what decides: three lines; on a phone four. */
export const dados = style({
  display: 'grid',
  minInlineSize: 0,
  columnGap: theme.space.medium,
  lineHeight: 1.35,
  fontSize: theme.text.small,
  '@container': {
    [beside]: {
      gridTemplateColumns: `minmax(0, 1fr) calc(${theme.size.fact} + ${theme.space.xxlarge})`,
      gridTemplateAreas: '"nome etapa" "fatos avaliacao" "carta criterios"',
      rowGap: '2px',
    },
    [wide]: { gridTemplateColumns: `minmax(0, 1fr) calc(${theme.size.fact} + ${theme.space.huge})` },
    [wider]: { gridTemplateColumns: `minmax(0, 1fr) calc(${theme.size.aside} + ${theme.space.huge})` },
  },
})
const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export const nome = style({
  ...line,
  fontSize: theme.text.body,
  '@container': { [beside]: { gridArea: 'nome' } },
})
// The whole row is the link; what else one presses lies above it.
globalStyle(`${nome} > a::after`, { content: '', position: 'absolute', inset: 0 })
/** A dot before the name of who was not opened yet. */
globalStyle(`${root}[data-nova] ${nome}::before`, {
  content: '"●\\00a0" / ""',
  fontSize: theme.text.tiny,
  color: theme.color.tone.accent.solid,
})
// Who was opened is no longer strong.
globalStyle(`${root}:not([data-nova]) ${nome} > a`, { fontWeight: theme.weight.medium })
export const fatos = style({
  ...line,
  color: theme.color.textMuted,
  '@container': { [beside]: { gridArea: 'fatos' } },
})
/** One line of a phone; what does not fit in it is cut off whole. */
export const decide = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.xxsmall,
  blockSize: '1lh',
  overflow: 'hidden',
  '@container': { [beside]: { display: 'contents' } },
})
export const etapa = style({
  display: 'flex',
  flex: 'none',
  gap: theme.space.xxsmall,
  '@container': { [beside]: { gridArea: 'etapa', alignItems: 'center' } },
})
globalStyle(`${etapa} > *`, {
  fontSize: theme.text.tiny,
  paddingBlock: 0,
  paddingInline: theme.space.xsmall,
  whiteSpace: 'nowrap',
})
/** What does not fit in its line is cut off whole. */
export const avaliacao = style({
  display: 'flex',
  flexWrap: 'wrap',
  blockSize: '1lh',
  alignItems: 'center',
  columnGap: theme.space.xsmall,
  minInlineSize: 0,
  overflow: 'hidden',
  '@container': { [beside]: { gridArea: 'avaliacao' }, [narrow]: { display: 'contents' } },
  selectors: { '&:empty': { display: 'none' } },
})
export const nota = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: '2px',
  color: theme.color.tone.amber.text,
  fontWeight: theme.weight.strong,
})
export const etiqueta = style({
  ...line,
  flex: 'none',
  maxInlineSize: '100%',
  paddingInline: theme.space.xsmall,
  borderRadius: theme.radius.full,
  backgroundColor: theme.color.tone.neutral.soft,
  color: theme.color.tone.neutral.text,
  fontSize: theme.text.tiny,
  lineHeight: 1.5,
  // What is cut off is last.
  '@container': { [narrow]: { order: 1 } },
})
export const criterios = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: theme.space.small,
  minInlineSize: 0,
  overflow: 'hidden',
  color: theme.color.textMuted,
  fontSize: theme.text.tiny,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@container': { [beside]: { gridArea: 'criterios' }, [narrow]: { display: 'contents' } },
})
export const criterio = style({ display: 'inline-flex', flex: 'none', alignItems: 'center', gap: theme.space.xxsmall })
// The words say it on a phone.
globalStyle(`${criterio}[data-espera] > svg`, { '@container': { [narrow]: { display: 'none' } } })
export const atrasada = style({ color: theme.color.tone.warning.text, fontWeight: theme.weight.strong })
export const carta = style({ ...line, '@container': { [beside]: { gridArea: 'carta' } } })
export const semCarta = style({ color: theme.color.textMuted })

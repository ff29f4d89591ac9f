import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

/** As high as A4 between its margins, so that the invitation is at the foot. */
export const root = style({ display: 'flex', flexDirection: 'column', gap: '9mm', minBlockSize: '255mm' })
export const marca = style({
  display: 'flex',
  alignItems: 'center',
  gap: '5mm',
  paddingBlockEnd: '5mm',
  borderBlockEnd: '1.5mm solid',
  fontSize: '13pt',
  fontWeight: theme.weight.strong,
})
export const logo = style({ blockSize: '16mm', inlineSize: 'auto', maxInlineSize: '48mm', objectFit: 'contain' })
export const chamada = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '5mm' })
export const tipo = style({
  padding: '1.5mm 4mm',
  border: '0.7mm solid',
  borderRadius: '3mm',
  fontSize: '15pt',
  fontWeight: theme.weight.strong,
})
export const titulo = style({ fontSize: '34pt', fontWeight: theme.weight.strong, lineHeight: 1.1 })
export const tituloLongo = style([titulo, { fontSize: '25pt' }])
export const fatos = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: '8mm',
  rowGap: '5mm',
})
export const nome = style({ fontSize: '11pt' })
export const valor = style({ fontSize: '16pt', fontWeight: theme.weight.strong, lineHeight: 1.2 })
export const convite = style({
  display: 'grid',
  gridTemplateColumns: '58mm minmax(0, 1fr)',
  alignItems: 'center',
  gap: '8mm',
  marginBlockStart: 'auto',
  paddingBlockStart: '6mm',
  borderBlockStart: '0.7mm solid',
  breakInside: 'avoid',
  fontSize: '13pt',
})
export const qr = style({ inlineSize: '58mm', blockSize: '58mm' })
export const chamado = style({ fontSize: '20pt', fontWeight: theme.weight.strong, lineHeight: 1.2 })
export const endereco = style({ fontWeight: theme.weight.strong, overflowWrap: 'anywhere' })

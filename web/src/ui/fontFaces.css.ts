import { globalFontFace } from '@vanilla-extract/css'

globalFontFace('Board', {
  src: "url('./fonts/bricolage-grotesque.woff2') format('woff2')",
  fontWeight: '400 700',
  fontDisplay: 'swap',
})

/**
 * Until Board is there, fonts of the reader's own computer stand in its place, as wide and as high as it is, so that
 * lines break where they will and nothing moves when it comes. One that is not on a computer is passed over.
 *
 * `widths` is Board's mean advance over the font's own, in percent, for the weights of theme.css.ts: 430, 540, and 660
 * between the two bold ones. Both were measured in Chromium, with kerning, over the texts of web/src and 400
 * descriptions of the seed, some 100,000 letters of Portuguese. Liberation Sans stood for Arial: their advances are the
 * same.
 */
const substitutes = {
  'Board Arial': {
    regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Helvetica'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold'],
    widths: [105.08, 106.45, 100.87],
  },
  'Board Roboto': {
    regular: ['Roboto', 'Roboto-Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold'],
    widths: [105.55, 106.93, 107.34],
  },
  'Board DejaVu': {
    regular: ['DejaVu Sans', 'DejaVuSans'],
    bold: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
    widths: [92.72, 93.93, 84.76],
  },
}

/** Of Board, in percent of its size: hhea.ascent 930 and descent -270 of 1000 units, without a line gap. */
const ascent = 93
const descent = 27

const weights = ['400 499', '500 599', '600 700']

for (const [family, { regular, bold, widths }] of Object.entries(substitutes))
  for (const [index, width] of widths.entries())
    globalFontFace(family, {
      src: (index === 2 ? bold : regular).map(name => `local('${name}')`).join(', '),
      fontWeight: weights[index],
      sizeAdjust: `${width}%`,
      // Of the size after its adjustment.
      ascentOverride: `${((ascent / width) * 100).toFixed(2)}%`,
      descentOverride: `${((descent / width) * 100).toFixed(2)}%`,
      lineGapOverride: '0%',
    })

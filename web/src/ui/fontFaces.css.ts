import { globalFontFace } from '@vanilla-extract/css'

globalFontFace('Board', {
  src: "url('./fonts/bricolage-grotesque.woff2') format('woff2')",
  fontWeight: '400 700',
  fontDisplay: 'swap',
})

/**
 * Fallback fonts, installed on the reader's computer, scaled to the width and height of Board: lines break alike, and
 * nothing moves when Board loads. A missing font is skipped.
 *
 * `widths` is Board's mean advance in percent of the font's, for the weights of theme.css.ts: 430, 540, and 660 between
 * the two bold ones. Both were measured in Chromium, with kerning, over the texts of web/src and 400
 * descriptions of the seed, some 100,000 letters of Portuguese. Liberation Sans was used for Arial: their advances
 * are equal.
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
      // Relative to the adjusted size.
      ascentOverride: `${((ascent / width) * 100).toFixed(2)}%`,
      descentOverride: `${((descent / width) * 100).toFixed(2)}%`,
      lineGapOverride: '0%',
    })

/**
 * The accent of an institution: which shades of it can be read on the grounds of the web app (web/src/ui/theme.css.ts).
 * @typedef {'claro' | 'escuro'} Fundo
 * @typedef {readonly [number, number, number]} Rgb
 */

/** WCAG 2.2, 1.4.3. */
export const menorContraste = 4.5

/**
 * What an accent stands on: ground, surface, surfaceMuted and surfaceHover of each theme.
 * @type {Readonly<Record<Fundo, readonly string[]>>}
 */
export const fundos = {
  claro: ['#f8f5ef', '#fffdf9', '#f2ede4', '#ece6da'],
  escuro: ['#171411', '#201c18', '#2a2520', '#342e28'],
}

/**
 * What stands on an accent: `onPrimary` of each theme.
 * @type {Readonly<Record<Fundo, string>>}
 */
const sobre = { claro: '#ffffff', escuro: '#06312e' }

/** @param {string} cor @returns {Rgb} */
const toRgb = cor => {
  const value = Number.parseInt(cor.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** @param {Rgb} rgb */
const toHex = rgb => `#${rgb.map(part => part.toString(16).padStart(2, '0')).join('')}`

/** @param {string} cor */
const luminanceOf = cor => {
  const [red, green, blue] = toRgb(cor).map(part => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/** @param {string} one @param {string} other */
export const contrastBetween = (one, other) => {
  const [low = 0, high = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** @param {string} cor @param {readonly string[]} grounds */
const lowestContrast = (cor, grounds) => Math.min(...grounds.map(ground => contrastBetween(cor, ground)))

/** The contrast of a color with that ground of the theme on which it is worst. @param {string} cor @param {Fundo} fundo */
export const contrasteDe = (cor, fundo) => lowestContrast(cor, fundos[fundo])

/** `share` of 0 to 1 of the other color. @param {string} cor @param {string} other @param {number} share */
const mix = (cor, other, share) => {
  const to = toRgb(other)
  const [red, green, blue] = toRgb(cor).map((part, index) => Math.round(part + ((to[index] ?? 0) - part) * share))
  return toHex([red ?? 0, green ?? 0, blue ?? 0])
}

/**
 * The first shade on the way to black or white that can be read on all these grounds.
 * @param {string} cor @param {string} end @param {readonly string[]} grounds
 */
const nearest = (cor, end, grounds) => {
  const steps = Array.from({ length: 256 }, (_, step) => mix(cor, end, step / 255))
  return steps.find(shade => lowestContrast(shade, grounds) >= menorContraste) ?? end
}

/** The nearest shade that can be read on the light ground. @param {string} cor */
export const tomClaro = cor => nearest(cor, '#000000', fundos.claro)

/** The nearest shade that can be read on the dark ground: no color can be read on both. @param {string} cor */
export const tomEscuro = cor => nearest(cor, '#ffffff', fundos.escuro)

/**
 * Every color of a theme that follows the accent. Texts can be read on what they stand on.
 * @param {string} cor @param {Fundo} fundo
 */
export const coresDe = (cor, fundo) => {
  const [end, surface] = fundo === 'claro' ? ['#000000', '#fffdf9'] : ['#ffffff', '#201c18']
  const primary = fundo === 'claro' ? tomClaro(cor) : tomEscuro(cor)
  const soft = mix(surface, primary, 0.16)
  const hover = mix(primary, end, 0.22)
  return {
    primary,
    hover,
    on: sobre[fundo],
    soft,
    edge: mix(surface, primary, 0.4),
    text: nearest(hover, end, [soft]),
  }
}

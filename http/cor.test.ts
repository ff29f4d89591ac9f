import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contrastBetween, contrasteDe, coresDe, fundos, menorContraste, tomClaro, tomEscuro } from './cor.js'

const cores = ['#ffff00', '#0f5a55', '#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#7f7f7f', '#c2611a']

it('has the grounds of the web app', () => {
  const theme = readFileSync(new URL('../web/src/ui/theme.css.ts', import.meta.url), 'utf8')
  const valuesOf = (token: string) =>
    [...theme.matchAll(new RegExp(`^  ${token}: '(#\\w+)'`, 'gm'))].map(each => each[1])
  const tokens = ['ground', 'surface', 'surfaceMuted', 'surfaceHover']
  expect(tokens.map(token => valuesOf(token))).toEqual(
    tokens.map((_, index) => [fundos.claro[index], fundos.escuro[index]]),
  )
})

it('measures contrast on the worst ground of a theme', () => {
  expect(contrasteDe('#000000', 'claro')).toBeCloseTo(16.9, 1)
  expect(contrasteDe('#ffff00', 'claro')).toBeLessThan(1.2)
})

it('keeps a color that can be read, and darkens one that cannot as little as it takes', () => {
  expect(tomClaro('#0f5a55')).toBe('#0f5a55')
  expect(tomClaro('#ffff00')).toBe('#6b6b00')
  expect(tomEscuro('#ffff00')).toBe('#ffff00')
})

it.each(cores)('has a shade of %s for each ground, and texts that can be read on what they stand on', cor => {
  expect(contrasteDe(tomClaro(cor), 'claro')).toBeGreaterThanOrEqual(menorContraste)
  expect(contrasteDe(tomEscuro(cor), 'escuro')).toBeGreaterThanOrEqual(menorContraste)
  for (const fundo of ['claro', 'escuro'] as const) {
    const { primary, hover, on, soft, text } = coresDe(cor, fundo)
    const onEach = [contrastBetween(on, primary), contrastBetween(on, hover), contrastBetween(text, soft)]
    expect(Math.min(...onEach)).toBeGreaterThanOrEqual(menorContraste)
    for (const shade of [primary, hover, text]) expect(contrasteDe(shade, fundo)).toBeGreaterThanOrEqual(menorContraste)
  }
})

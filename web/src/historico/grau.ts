import type { Tone } from '../ui/tones.ts'

export type FaixaDeGrau = 'alta' | 'media' | 'baixa'

/** From 7, from 5, and below (specification §9). */
export function faixaDe(grau: number): FaixaDeGrau {
  if (grau >= 7) return 'alta'
  return grau >= 5 ? 'media' : 'baixa'
}

/** Green, yellow, red. */
export const toneDaFaixa: Record<FaixaDeGrau, Extract<Tone, 'success' | 'warning' | 'danger'>> = {
  alta: 'success',
  media: 'warning',
  baixa: 'danger',
}

const decimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const exact = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 2 })

/** A mean as '8,5', or '—' without one; '6,96' if one decimal would round it into another color. */
export const formatMedia = (media: number | null): string => {
  if (media === null) return '—'
  const keepsColour = faixaDe(Math.round(media * 10) / 10) === faixaDe(media)
  return keepsColour ? decimal.format(media) : exact.format(Math.floor(media * 100) / 100)
}

/** A grade as '8,5' or '6,95'. One decimal could round it into another color. */
export const formatGrau = (grau: number): string => exact.format(grau)

import { expect, test } from 'vitest'
import { formatMoney, formatNumber, formatPercent } from './format.ts'

test('formats money as in Brazil', () => {
  expect(formatMoney(1200)).toBe('R$\u00a01.200,00')
  expect(formatMoney(450)).toBe('R$\u00a0450,00')
})

test('formats money, percentages and numbers as Intl does', () => {
  const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
  const one = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  for (let value = 0; value < 2_000_000_000; value = value * 1.07 + 0.111) {
    expect(formatMoney(value)).toBe(money.format(value))
    expect(formatPercent(value)).toBe(`${value.toLocaleString('pt-BR')}%`)
    expect(formatNumber(-value - 1, 1, 1)).toBe(one.format(-value - 1))
  }
  for (const whole of [0, 1, 10, 100, 999, 1000, 10_000, 123_456, 1_000_000]) {
    expect(formatPercent(whole)).toBe(`${whole.toLocaleString('pt-BR')}%`)
    expect(formatMoney(whole)).toBe(money.format(whole))
  }
})

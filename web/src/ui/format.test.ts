import { formatDistanceStrict } from 'date-fns/formatDistanceStrict'
import { lightFormat } from 'date-fns/lightFormat'
import { ptBR } from 'date-fns/locale/pt-BR'
import { expect, test } from 'vitest'
import {
  formatDate,
  formatDistance,
  formatLongDay,
  formatMoney,
  formatNumber,
  formatPercent,
  formatTimeAgo,
} from './format.ts'

const now = new Date('2026-03-09T14:00:00-03:00')

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

test('formats every month as Intl does', () => {
  const intl = new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: 'long' })
  for (let month = 0; month < 12; month += 1) {
    const day = new Date(2026, month, 5)
    expect(formatLongDay(lightFormat(day, 'yyyy-MM-dd'), now)).toBe(intl.format(day))
  }
})

test('formats a day independently of the time zone', () => {
  expect(formatDate('2026-12-31')).toBe('31/12/2026')
  expect(formatLongDay('2026-03-01', now)).toBe('01 de março')
})

test('adds the year to a day of another year', () => {
  expect(formatLongDay('2027-02-07', now)).toBe('07 de fevereiro de 2027')
  expect(formatLongDay('2025-12-31', now)).toBe('31 de dezembro de 2025')
})

test('formats the age of a time', () => {
  expect(formatTimeAgo('2026-03-06T14:00:00-03:00', now)).toBe('há 3 dias')
  expect(formatTimeAgo('2026-03-09T12:00:00-03:00', now)).toBe('há 2 horas')
})

test('calls a time less than an hour ago, or a missing one, recent', () => {
  expect(formatTimeAgo('2026-03-09T13:01:00-03:00', now)).toBe('Publicado recentemente')
  expect(formatTimeAgo('2026-03-09T14:05:00-03:00', now)).toBe('Publicado recentemente')
  expect(formatTimeAgo(null, now)).toBe('Publicado recentemente')
})

test('formats every age as date-fns does, without its locales', () => {
  for (let minutes = 1; minutes < 3_000_000; minutes = Math.ceil(minutes * 1.003)) {
    const time = new Date(now.getTime() - minutes * 60_000)
    expect(formatDistance(time, now)).toBe(formatDistanceStrict(time, now, { locale: ptBR, addSuffix: true }))
  }
})

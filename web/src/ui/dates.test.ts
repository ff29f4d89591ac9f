import { formatDistanceStrict } from 'date-fns/formatDistanceStrict'
import { lightFormat } from 'date-fns/lightFormat'
import { ptBR } from 'date-fns/locale/pt-BR'
import { expect, test } from 'vitest'
import {
  formatAge,
  formatDate,
  formatDay,
  formatDayTime,
  formatHoras,
  formatTime,
  formatTimeAgo,
  formatWeekday,
} from './dates.ts'

const now = new Date('2026-03-09T14:00:00-03:00')

test('formats every month as Intl does', () => {
  const intl = new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: 'long' })
  for (let month = 0; month < 12; month += 1) {
    const day = new Date(2026, month, 5)
    expect(formatDay(lightFormat(day, 'yyyy-MM-dd'), now)).toBe(intl.format(day))
  }
})

test('formats a day independently of the time zone', () => {
  expect(formatDate('2026-12-31')).toBe('31/12/2026')
  expect(formatDay('2026-03-01', now)).toBe('01 de março')
})

test('adds the year to a day of another year', () => {
  expect(formatDay('2027-02-07', now)).toBe('07 de fevereiro de 2027')
  expect(formatDay('2025-12-31', now)).toBe('31 de dezembro de 2025')
})

test('formats the time of day', () => {
  expect(formatTime('2026-03-02T02:05:00Z')).toBe('23:05')
})

test('formats an instant in the time zone of the university', () => {
  document.documentElement.dataset['fuso'] = '-300'
  const iso = '2027-01-01T03:30:00Z'
  expect([formatDate(iso), formatDay(iso, now), formatTime(iso)]).toEqual(['31/12/2026', '31 de dezembro', '22:30'])
  document.documentElement.dataset['fuso'] = '-120'
  expect([formatDate(iso), formatDay(iso, now), formatTime(iso)]).toEqual([
    '01/01/2027',
    '01 de janeiro de 2027',
    '01:30',
  ])
})

test('formats the age of a time within 30 days, and the day of an earlier one', () => {
  expect(formatTimeAgo('2026-03-06T14:00:00-03:00', now)).toBe('há 3 dias')
  expect(formatTimeAgo('2026-03-09T12:00:00-03:00', now)).toBe('há 2 horas')
  expect(formatTimeAgo('2026-02-07T14:00:00-03:00', now)).toBe('há 30 dias')
  expect(formatTimeAgo('2026-02-06T12:00:00-03:00', now)).toBe('em 06 de fevereiro')
  expect(formatTimeAgo('2025-12-31T12:00:00-03:00', now)).toBe('em 31 de dezembro de 2025')
})

test('calls a time less than an hour ago, or a missing one, recent', () => {
  expect(formatTimeAgo('2026-03-09T13:01:00-03:00', now)).toBe('Publicado recentemente')
  expect(formatTimeAgo('2026-03-09T14:05:00-03:00', now)).toBe('Publicado recentemente')
  expect(formatTimeAgo(null, now)).toBe('Publicado recentemente')
})

test('says of less than a minute that it is less', () => {
  expect(formatAge('2026-03-09T13:59:30-03:00', now)).toBe('há menos de um minuto')
})

test('formats every age within 30 days as date-fns does, without its locales', () => {
  for (let minutes = 1; minutes < 43_000; minutes = Math.ceil(minutes * 1.003)) {
    const time = new Date(now.getTime() - minutes * 60_000)
    const expected = formatDistanceStrict(time, now, { locale: ptBR, addSuffix: true })
    expect(formatAge(time.toISOString(), now)).toBe(expected)
  }
})

test('writes each day as Intl does', () => {
  const day = { weekday: 'long', day: '2-digit', month: 'long', timeZone: 'America/Sao_Paulo' } as const
  for (
    let time = Date.parse('2026-01-01T03:00:00Z');
    time < Date.parse('2027-01-01T03:00:00Z');
    time += 7 * 60 * 60 * 1000
  ) {
    const date = new Date(time)
    expect(formatWeekday(date.toISOString(), new Date('2026-07-01'))).toBe(date.toLocaleDateString('pt-BR', day))
  }
})

test('writes days and times of Brasília, with the year if it is another one', () => {
  const now = new Date('2026-11-01T12:00:00Z')
  expect(formatDayTime('2026-11-30T17:00:00Z', now)).toBe('30 de novembro, 14:00')
  expect(formatDayTime('2027-01-01T02:59:00Z', now)).toBe('31 de dezembro, 23:59')
  expect(formatDayTime('2027-01-01T03:00:00Z', now)).toBe('01 de janeiro de 2027, 00:00')
  expect(formatWeekday('2026-11-30T17:00:00Z', now)).toBe('segunda-feira, 30 de novembro')
  expect(formatWeekday('2027-02-01T17:00:00Z', now)).toBe('segunda-feira, 01 de fevereiro de 2027')
  expect(formatHoras('2026-11-30T17:00:00Z', 30)).toBe('14:00–14:30')
})

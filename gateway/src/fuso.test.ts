import * as fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { fusoDe, isFuso, offsetsOf, today } from './fuso.ts'
import { aluna, createTestGateway } from './testing/createTestGateway.ts'
import { instituicao } from './testing/instituicao.ts'

afterEach(() => void vi.useRealTimers())

it.each(['America/Rio_Branco', 'America/Noronha', 'Europe/Lisbon', 'Australia/Lord_Howe'])(
  'has Intl’s day in %s for every instant',
  nome => {
    const days = new Intl.DateTimeFormat('en-CA', { timeZone: nome })
    const dates = fc.date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    const property = fc.property(dates, date => {
      expect(fusoDe(nome).dayAt(date.getTime())).toBe(days.format(date))
    })
    fc.assert(property, { numRuns: 1000 })
  },
)

it('changes the day at midnight there', () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T02:59:59.999Z'), toFake: ['Date'] })
  const here = () => ['America/Noronha', 'America/Sao_Paulo', 'America/Rio_Branco'].map(today)
  expect(here()).toEqual(['2026-11-22', '2026-11-21', '2026-11-21'])
  vi.setSystemTime(new Date('2026-11-22T03:00:00Z'))
  expect(here()).toEqual(['2026-11-22', '2026-11-22', '2026-11-21'])
})

it.each([
  ['America/Sao_Paulo', '2026-12-31T23:59:59-03:00'],
  ['America/Rio_Branco', '2026-12-31T23:59:59-05:00'],
  ['Asia/Kathmandu', '2026-12-31T23:59:59+05:45'],
  ['UTC', '2026-12-31T23:59:59+00:00'],
])('ends a day in %s', (nome, end) => {
  expect(fusoDe(nome).endOf('2026-12-31')).toBe(end)
})

it.each([
  ['America/Sao_Paulo', true],
  ['America/Atlantida', false],
  ['america/sao_paulo', false],
  ['GMT-3', false],
  ['-03:00', false],
  ['', false],
])('the name %s is one: %s', (nome, known) => {
  expect(isFuso(nome)).toBe(known)
})

it('tells browsers one number, or the changes of two years before and after', () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z'), toFake: ['Date'] })
  expect(['America/Rio_Branco', 'America/Sao_Paulo'].map(offsetsOf)).toEqual(['-300', '-180'])
  const [first, ...changes] = offsetsOf('Europe/Lisbon').split(',')
  expect(first).toBe('0')
  expect(changes).toHaveLength(8)
  expect(changes).toContain(`60:${Date.parse('2027-03-28T01:00:00Z') / 1000}`)
})

it('closes a vaga by the day at the university, as its time zone is now', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T03:30:00Z'), toFake: ['Date'] })
  let fuso = 'America/Noronha'
  const script = { 'GET /vagas/12': { id: 12, prazo: '2026-11-21', status: 'em_andamento' } }
  const { execute } = createTestGateway(script, { instituicaoDeAgora: () => ({ ...instituicao, fuso }) })
  const isEncerrada = async () => {
    const { data } = await execute('{ vaga(codigo: "12") { encerrada } }', {}, { token: aluna })
    return data.vaga.encerrada
  }
  expect(await isEncerrada()).toBe(true)
  fuso = 'America/Rio_Branco'
  expect(await isEncerrada()).toBe(false)
})

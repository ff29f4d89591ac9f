import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import type { Entrada } from './agendas.repository.ts'
import { toCalendario } from './calendario.ts'

const leitor = { ehaluno: true, publicUrl: 'https://vagas.puc.example', nome: 'Mural Acadêmico PUC' }

const prazo: Entrada = {
  usuarioId: 1,
  tipo: 'prazo',
  alvoId: 12,
  vagaId: 12,
  titulo: 'Monitoria',
  dia: '2026-12-31',
  inicio: null,
  minutos: null,
  onde: null,
  sequencia: 3,
  mudouEm: new Date('2026-03-02T09:00:00.750Z'),
  cancelada: false,
}
const entrevista: Entrada = {
  ...prazo,
  tipo: 'entrevista',
  alvoId: 31,
  dia: null,
  inicio: new Date('2026-03-09T17:00:00Z'),
  minutos: 30,
  onde: 'Sala 5',
}

/** As another program reads it. */
const parse = (calendario: string) =>
  new ICAL.Component(ICAL.parse(calendario)).getAllSubcomponents('vevent').map(event => new ICAL.Event(event))
const one = (entrada: Entrada) => parse(toCalendario([entrada], leitor))[0] ?? expect.fail('no event')

test('a deadline is a whole day, with its hour in the title, and takes nobody’s time', () => {
  const event = one(prazo)
  expect(event.summary).toBe('Inscrições: Monitoria (até 23h59)')
  expect([event.startDate.isDate, String(event.startDate), String(event.endDate)]).toEqual([
    true,
    '2026-12-31',
    '2027-01-01',
  ])
  expect(event.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
  expect(one({ ...prazo, tipo: 'resposta' }).summary).toBe('Resposta: Monitoria (até 23h59)')
})

test('an interview is in UTC, with its place, and takes time', () => {
  const event = one(entrevista)
  expect([String(event.startDate), String(event.endDate)]).toEqual(['2026-03-09T17:00:00Z', '2026-03-09T17:30:00Z'])
  expect([event.summary, event.location]).toEqual(['Entrevista: Monitoria', 'Sala 5'])
  expect(event.component.getFirstPropertyValue('transp')).toBe('OPAQUE')
})

test('a release takes no time', () => {
  const event = one({ ...entrevista, tipo: 'divulgacao', minutos: null, onde: null })
  expect(event.summary).toBe('Divulgação dos resultados: Monitoria')
  expect(String(event.startDate)).toBe(String(event.endDate))
})

test('an entry is known by its id, its changes are counted, and its stamp is the last of them', () => {
  const event = one(prazo)
  expect([event.uid, event.sequence]).toEqual(['prazo-12@vagas.puc.example', 3])
  expect(String(event.component.getFirstPropertyValue('dtstamp'))).toBe('2026-03-02T09:00:00Z')
})

test('one that is cancelled says so, and no place', () => {
  const event = one({ ...entrevista, cancelada: true })
  expect(event.component.getFirstPropertyValue('status')).toBe('CANCELLED')
  expect([event.summary, event.location]).toEqual(['Cancelado: Entrevista: Monitoria', null])
})

test.each([
  ['a student', prazo, true, '/opportunities/12'],
  ['a student', entrevista, true, '/opportunities/12'],
  ['a professor', prazo, false, '/professor/opportunities/12'],
  ['a professor', entrevista, false, '/professor/opportunities/12/candidates/31'],
])('%s is led to the page of %o', (_, entrada, ehaluno, path) => {
  const [event] = parse(toCalendario([entrada], { ...leitor, ehaluno }))
  expect(event?.component.getFirstPropertyValue('url')).toBe(`https://vagas.puc.example${path}`)
})

describe.each([
  ['accents', 'Iniciação científica: ação, coração e maçã'],
  ['emoji of several code points', '👩‍🔬'.repeat(40)],
  ['a long word', 'x'.repeat(500)],
  ['what separates values', 'a,b;c\\d:e"f'],
  ['a line that begins a property', 'Sala 5\nEND:VEVENT\r\nBEGIN:VALARM\rX'],
  ['only the escape', '\\n\\N\\\\'],
])('%s', (_, text) => {
  const calendario = toCalendario([{ ...entrevista, titulo: text, onde: text }], leitor)

  test('are read as they were', () => {
    const [event, ...others] = parse(calendario)
    const read = text.replace(/\r\n|\r/g, '\n')
    expect([event?.summary, event?.location, others]).toEqual([`Entrevista: ${read}`, read, []])
  })

  test('fit into lines of 75 octets that cut no character', () => {
    expect(calendario.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/)
    const lines = calendario.split('\r\n')
    expect(lines.pop()).toBe('')
    for (const line of lines) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(Buffer.from(line).toString()).toBe(line)
    }
  })
})

test('no control character passes', () => {
  expect(one({ ...entrevista, onde: 'a\u0000b\u0007c' }).location).toBe('a b c')
})

test('an agenda without entries is a calendar with a component', () => {
  const calendario = new ICAL.Component(ICAL.parse(toCalendario([], leitor)))
  expect(calendario.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone'])
  expect(calendario.getFirstPropertyValue('x-wr-calname')).toBe('Mural Acadêmico PUC')
})

test('the same entries are the same bytes, in any time zone of the process and at any time', () => {
  const write = () => toCalendario([prazo, entrevista], leitor)
  const before = write()
  const zone = process.env['TZ']
  process.env['TZ'] = 'Pacific/Kiritimati'
  expect(write()).toBe(before)
  process.env['TZ'] = zone ?? ''
  expect(before).not.toContain('2026-11')
})

import { expect, test } from 'vitest'
import { toIcs } from './ics.ts'

const now = new Date('2026-11-22T12:00:00Z')
const event = {
  id: 'SG9yYXJpbzoxMi42MQ',
  inicio: '2026-11-30T17:00:00.000Z',
  minutos: 30,
  titulo: 'Entrevista: Monitoria',
  local: 'Sala 5',
  link: null,
}

test('writes the time in UTC, and a unique id', () => {
  expect(toIcs([event], now)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Oportunidades//Agenda//PT-BR',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:SG9yYXJpbzoxMi42MQ@localhost',
      'DTSTAMP:20261122T120000Z',
      'DTSTART:20261130T170000Z',
      'DTEND:20261130T173000Z',
      'SUMMARY:Entrevista: Monitoria',
      'LOCATION:Sala 5',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

test('escapes separators and line breaks in texts', () => {
  const ics = toIcs([{ ...event, titulo: 'A; B, C \\ D', local: 'Sala\r\nURL:https://evil.example' }], now)
  expect(ics).toContain('SUMMARY:A\\; B\\, C \\\\ D\r\n')
  expect(ics).toContain('LOCATION:Sala\\nURL:https://evil.example\r\n')
  expect(ics).not.toContain('\r\nURL:')
})

test('has no control characters', () => {
  const hostile = { ...event, titulo: 'A\0B\u0007C\tD\u007FE\u0085F', local: null, link: 'https://meet.example/a\rb' }
  const ics = toIcs([hostile], now)
  expect(ics).toContain('SUMMARY:ABC DEF\r\n')
  expect(ics).toContain('URL:https://meet.example/ab\r\n')
  expect(ics.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u)
})

test('uses the link as URL, and as the local if there is no other', () => {
  const ics = toIcs([{ ...event, local: null, link: 'https://meet.example/a' }], now)
  expect(ics).toContain('\r\nLOCATION:https://meet.example/a\r\nURL:https://meet.example/a\r\n')
})

test('folds lines of more than 75 octets without splitting or losing characters', () => {
  const titulo = 'Iniciação científica em óptica quântica 🔬 '.repeat(8)
  const ics = toIcs([{ ...event, titulo }], now)
  for (const line of ics.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(ics).not.toContain('\uFFFD')
  expect(ics.replaceAll('\r\n ', '')).toContain(`SUMMARY:${titulo}`)
})

test('writes one event for each entrevista', () => {
  expect(toIcs([event, { ...event, id: 'outro' }], now).match(/BEGIN:VEVENT/g)).toHaveLength(2)
})

test('writes a prazo as a whole day, which takes no time', () => {
  const prazo = { id: 'vaga', titulo: 'Inscrições', dia: '2026-12-31', local: null, link: 'https://mural.example/a' }
  const ics = toIcs([prazo], now)
  expect(ics).toContain('\r\nDTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n')
  expect(ics).toContain('\r\nURL:https://mural.example/a\r\nTRANSP:TRANSPARENT\r\n')
  expect(ics).not.toContain('LOCATION')
})

import { expect, test } from 'vitest'
import { toGoogle, toOutlook } from './calendarios.ts'

const entrevista = {
  id: 'h-1',
  inicio: '2026-11-30T17:00:00.000Z',
  minutos: 30,
  titulo: 'Entrevista: Álgebra & Cálculo',
  local: 'Sala 5',
  link: 'https://meet.example/a?b=1&c=2',
}
const prazo = { id: 'vaga', titulo: 'Inscrições', dia: '2026-12-31', local: null, link: 'https://mural.example/a' }

const read = (address: string) => {
  const { origin, searchParams } = new URL(address)
  return { origin, ...Object.fromEntries(searchParams) }
}

test('Google gets the time in UTC, the place and the link', () => {
  expect(read(toGoogle(entrevista))).toEqual({
    origin: 'https://calendar.google.com',
    action: 'TEMPLATE',
    text: 'Entrevista: Álgebra & Cálculo',
    dates: '20261130T170000Z/20261130T173000Z',
    details: 'https://meet.example/a?b=1&c=2',
    location: 'Sala 5',
  })
})

test('Outlook gets the same', () => {
  expect(read(toOutlook(entrevista))).toMatchObject({
    origin: 'https://outlook.office.com',
    subject: 'Entrevista: Álgebra & Cálculo',
    startdt: '2026-11-30T17:00:00Z',
    enddt: '2026-11-30T17:30:00Z',
    allday: 'false',
    body: 'https://meet.example/a?b=1&c=2',
    location: 'Sala 5',
  })
})

test('a prazo is a whole day in both, which ends with the next one, and is nowhere', () => {
  expect(read(toGoogle(prazo))).toMatchObject({ dates: '20261231/20270101', location: '' })
  expect(read(toOutlook(prazo))).toMatchObject({
    startdt: '2026-12-31',
    enddt: '2027-01-01',
    allday: 'true',
    location: '',
  })
})

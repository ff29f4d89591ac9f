import { expect, test } from 'vitest'
import { isContato, readContato } from './contato.ts'

const casa = { suporte: 'suporte@puc.example' }

test.each(['mailto:ti@puc.br', 'mailto:push+mural@inf.puc-rio.br', 'off'])('takes %s', contato => {
  expect(isContato(contato)).toBe(true)
})

test.each(['ti@puc.br', 'mailto:', 'mailto:ti@localhost', 'mailto:ti@puc', 'mailto:ti@puc.example', 'https://puc.br'])(
  'refuses %s, which push services do not accept',
  contato => {
    expect(isContato(contato)).toBe(false)
  },
)

test('is that of the setting, else the address for help, and none if push is off', () => {
  expect(readContato({ PUSH_SUBJECT: 'mailto:ti@puc.br', PRODUCTION: true }, casa)).toBe('mailto:ti@puc.br')
  expect(readContato({ PUSH_SUBJECT: null, PRODUCTION: false }, casa)).toBe('mailto:suporte@puc.example')
  expect(readContato({ PUSH_SUBJECT: 'off', PRODUCTION: false }, casa)).toBeNull()
  expect(readContato({ PUSH_SUBJECT: null, PRODUCTION: false }, { suporte: null })).toBeNull()
})

test('is no address of an example in production', () => {
  expect(readContato({ PUSH_SUBJECT: null, PRODUCTION: true }, casa)).toBeNull()
  expect(readContato({ PUSH_SUBJECT: null, PRODUCTION: true }, { suporte: 'ti@puc.br' })).toBe('mailto:ti@puc.br')
})

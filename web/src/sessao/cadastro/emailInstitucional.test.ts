import { expect, test } from 'vitest'
import { foraDaInstituicao, isInstitucional } from './emailInstitucional.ts'

const dominios = ['puc.example', 'inf.puc.example']
const excecoes = ['visitante@convidados.example']

test.each(['ana@puc.example', ' Ana@PUC.example ', 'ana@inf.puc.example', 'visitante@convidados.example'])(
  'takes %s',
  email => expect(isInstitucional(email, dominios, excecoes)).toBe(true),
)

test.each([
  'ana@gmail.example',
  'ana@outrapuc.example',
  'ana@puc.example.evil.example',
  'ana@evil@puc.example',
  '@puc.example',
  'puc.example',
  'ana maria@puc.example',
  'outro@convidados.example',
  '',
])('refuses "%s"', email => expect(isInstitucional(email, dominios, excecoes)).toBe(false))

test('names every domain', () => {
  expect(foraDaInstituicao(dominios)).toBe('Por favor, use seu email institucional (@puc.example ou @inf.puc.example)')
})

import { expect, test } from 'vitest'
import { entrar } from '../sessao/sessao.ts'
import { fakeToken } from '../testing/token.ts'
import { requireAdministrador, requireEncarregado, requireModerador } from './guards.ts'

const guard = () => requireAdministrador({ url: new URL('http://localhost/admin/pessoas?papel=aluno'), params: {} })

test('allows only administrators, whatever else they are', () => {
  for (const papeis of [['administrador'], ['professor', 'administrador']]) {
    entrar(fakeToken({ user_id: 3, is_student: false, papeis }))
    expect(guard()).toBeNull()
  }
})

test('sends a visitor to the login with the return path, and everybody else home', () => {
  expect(guard()).toBe('/login?voltar=%2Fadmin%2Fpessoas%3Fpapel%3Daluno')
  for (const is_student of [true, false]) {
    entrar(fakeToken({ user_id: 3, is_student }))
    expect(guard()).toBe('/')
  }
})

test('allows moderators and administrators to the cases, and leads a moderator there', () => {
  const page = { url: new URL('http://localhost/admin/moderacao'), params: {} }
  entrar(fakeToken({ user_id: 3, is_student: false, papeis: ['moderador'] }))
  expect(requireModerador(page)).toBeNull()
  expect(guard()).toBe('/admin/moderacao')
  entrar(fakeToken({ user_id: 3, is_student: false, papeis: ['administrador'] }))
  expect(requireModerador(page)).toBeNull()
  entrar(fakeToken({ user_id: 3, is_student: false, papeis: ['professor'] }))
  expect(requireModerador(page)).toBe('/')
})

test('allows an encarregado the audit alone, and leads them there', () => {
  const page = { url: new URL('http://localhost/admin/auditoria'), params: {} }
  entrar(fakeToken({ user_id: 3, is_student: false, papeis: ['encarregado'] }))
  expect(requireEncarregado(page)).toBeNull()
  expect(requireModerador(page)).toBe('/admin/auditoria')
  expect(guard()).toBe('/admin/auditoria')
  entrar(fakeToken({ user_id: 3, is_student: false, papeis: ['moderador'] }))
  expect(requireEncarregado(page)).toBe('/admin/moderacao')
})

import { expect, test } from 'vitest'
import { entrar } from '../sessao/sessao.ts'
import { fakeToken } from '../testing/token.ts'
import { requireAdministrador } from './guards.ts'

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

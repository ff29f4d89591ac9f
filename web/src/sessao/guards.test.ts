import { expect, test } from 'vitest'
import { fakeToken } from '../testing/token.ts'
import { loginFor, redirectAdministrador, requireAluno, requireProfessor, requireVisitor } from './guards.ts'
import { entrar } from './sessao.ts'

const at = (path: string) => ({ url: new URL(path, 'http://localhost'), params: {} })
const comoAluno = () => entrar(fakeToken({ user_id: 1, is_student: true }))
const comoProfessor = () => entrar(fakeToken({ user_id: 2, is_student: false }))

test('redirects a visitor from a student page to /login, with the return path', () => {
  expect(requireAluno(at('/opportunities?type=estagio'))).toBe('/login?voltar=%2Fopportunities%3Ftype%3Destagio')
})

test('redirects a visitor from a professor page to the professor login', () => {
  expect(requireProfessor(at('/professor/opportunities'))).toBe('/professor/login?voltar=%2Fprofessor%2Fopportunities')
})

test('allows each role its own pages, and redirects it home from the logins', () => {
  comoAluno()
  expect(requireAluno(at('/opportunities'))).toBeNull()
  expect(requireVisitor(at('/login'))).toBe('/')
  comoProfessor()
  expect(requireProfessor(at('/professor/opportunities'))).toBeNull()
  expect(requireVisitor(at('/login'))).toBe('/professor')
})

test('redirects a student from professor pages home, a professor from student pages to their list', () => {
  comoAluno()
  expect(requireProfessor(at('/professor/opportunities'))).toBe('/')
  comoProfessor()
  expect(requireAluno(at('/opportunities'))).toBe('/professor/opportunities')
})

test('sends an administrator who is no professor from the pages of professors to the administration', () => {
  entrar(fakeToken({ user_id: 3, is_student: false, papeis: ['administrador'] }))
  expect(redirectAdministrador(at('/professor'))).toBe('/admin')
  expect(requireProfessor(at('/professor/opportunities'))).toBe('/admin')
  entrar(fakeToken({ user_id: 3, is_student: false, papeis: ['professor', 'administrador'] }))
  expect(redirectAdministrador(at('/professor'))).toBeNull()
  comoProfessor()
  expect(redirectAdministrador(at('/professor'))).toBeNull()
})

test('allows a visitor the login pages', () => {
  expect(requireVisitor(at('/login'))).toBeNull()
})

test('returns the login of each area, for a session that ends on a page', () => {
  expect(loginFor({ pathname: '/messages', search: '?userId=3' })).toBe('/login?voltar=%2Fmessages%3FuserId%3D3')
  expect(loginFor({ pathname: '/professor', search: '' })).toBe('/professor/login?voltar=%2Fprofessor')
  expect(loginFor({ pathname: '/professorado', search: '' })).toBe('/login?voltar=%2Fprofessorado')
})

test('returns to what a page has open, if only its history entry says it', () => {
  const state = { com: '3', endereco: '/messages?userId=3' }
  expect(loginFor({ pathname: '/messages', search: '', state })).toBe('/login?voltar=%2Fmessages%3FuserId%3D3')
  expect(loginFor({ pathname: '/messages', search: '', state: null })).toBe('/login?voltar=%2Fmessages')
})

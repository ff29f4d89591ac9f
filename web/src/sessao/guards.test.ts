import { expect, test } from 'vitest'
import { fakeToken } from '../testing/token.ts'
import { portaDe, requireAluno, requireProfessor, soVisitante } from './guards.ts'
import { entrar } from './sessao.ts'

const at = (path: string) => ({ url: new URL(path, 'http://localhost'), params: {} })
const comoAluno = () => entrar(fakeToken({ user_id: 1, is_student: true }))
const comoProfessor = () => entrar(fakeToken({ user_id: 2, is_student: false }))

test('sends a visitor from a student page to /login, with the way back', () => {
  expect(requireAluno(at('/opportunities?type=estagio'))).toBe('/login?voltar=%2Fopportunities%3Ftype%3Destagio')
})

test('sends a visitor from a professor page to the professor login', () => {
  expect(requireProfessor(at('/professor/opportunities'))).toBe('/professor/login?voltar=%2Fprofessor%2Fopportunities')
})

test('lets each role into its own pages, and home from the doors', () => {
  comoAluno()
  expect(requireAluno(at('/opportunities'))).toBeNull()
  expect(soVisitante(at('/login'))).toBe('/')
  comoProfessor()
  expect(requireProfessor(at('/professor/opportunities'))).toBeNull()
  expect(soVisitante(at('/login'))).toBe('/professor')
})

test('sends a student from professor pages home, a professor from student pages to the own list', () => {
  comoAluno()
  expect(requireProfessor(at('/professor/opportunities'))).toBe('/')
  comoProfessor()
  expect(requireAluno(at('/opportunities'))).toBe('/professor/opportunities')
})

test('lets a visitor through the doors', () => {
  expect(soVisitante(at('/login'))).toBeNull()
})

test('knows the door of each area, for a session that ends on a page', () => {
  expect(portaDe({ pathname: '/messages', search: '?userId=3' })).toBe('/login?voltar=%2Fmessages%3FuserId%3D3')
  expect(portaDe({ pathname: '/professor', search: '' })).toBe('/professor/login?voltar=%2Fprofessor')
  expect(portaDe({ pathname: '/professorado', search: '' })).toBe('/login?voltar=%2Fprofessorado')
})

import { expect, test, vi } from 'vitest'
import { fakeToken } from '../testing/token.ts'
import { entrar, readSessao, onOtherTab, sair, wasSessaoRefused, endSessao } from './sessao.ts'

test('reads user id and role from the payload of the token', () => {
  const token = fakeToken({ user_id: 42, is_student: true, nome: 'José' })
  entrar(token)
  expect(readSessao()).toEqual({ token, codigo: '42', ehAluno: true })
  expect(localStorage.getItem('ehAluno')).toBe('true')
})

test('reads the token of a professor', () => {
  entrar(fakeToken({ user_id: 1, is_student: false }))
  expect(readSessao()?.ehAluno).toBe(false)
  expect(localStorage.getItem('ehAluno')).toBe('false')
})

test.each([
  ['is not a JWT', 'nonsense'],
  ['has a payload that is not JSON', 'a.%%%.b'],
  ['has a payload of null', `a.${btoa('null')}.b`],
  ['has no user id', fakeToken({ is_student: true })],
])('ends the session when the token %s', (_, token) => {
  entrar(token)
  expect(readSessao()).toBeNull()
  expect(localStorage.getItem('token')).toBeNull()
  expect(wasSessaoRefused()).toBe(true)
})

test('stores that a session was refused, until somebody signs in or out', () => {
  for (const next of [() => entrar(fakeToken()), sair]) {
    entrar(fakeToken())
    expect(wasSessaoRefused()).toBe(false)
    endSessao()
    expect(readSessao()).toBeNull()
    expect(wasSessaoRefused()).toBe(true)
    next()
    expect(wasSessaoRefused()).toBe(false)
  }
})

test('removes token and flag on signing out', () => {
  entrar(fakeToken())
  sair()
  expect(readSessao()).toBeNull()
  expect(localStorage.length).toBe(0)
})

test('calls back when another tab signs out, until it is stopped', () => {
  const callback = vi.fn<() => void>()
  const stop = onOtherTab(callback)
  window.dispatchEvent(new StorageEvent('storage', { key: 'tema' }))
  expect(callback).not.toHaveBeenCalled()
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  expect(callback).toHaveBeenCalledOnce()
  stop()
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  expect(callback).toHaveBeenCalledOnce()
})

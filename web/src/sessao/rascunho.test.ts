import { expect, test } from 'vitest'
import { fakeToken } from '../testing/token.ts'
import { rascunhoDoUsuario } from './rascunho.ts'
import { clearStored } from './storedKeys.ts'
import { entrar, sair } from './sessao.ts'

const entrarComo = (user_id: number) => entrar(fakeToken({ user_id, is_student: false }))
const carta = () => rascunhoDoUsuario('carta', stored => typeof stored === 'string')

test('keeps a draft for its author only, also over an expired session', () => {
  entrarComo(7)
  carta().save('Minha carta')
  sair()
  expect(carta().read()).toBeNull()
  entrarComo(8)
  expect(carta().read()).toBeNull()
  entrarComo(7)
  expect(carta().read()).toBe('Minha carta')
  carta().clear()
  expect(carta().read()).toBeNull()
})

test('does not touch the draft of another account from a form that is still mounted', () => {
  entrarComo(7)
  const before = carta()
  entrarComo(8)
  carta().save('De outra pessoa')
  before.save('De antes')
  before.clear()
  expect(before.read()).toBeNull()
  expect(carta().read()).toBe('De outra pessoa')
})

test('signing out clears the drafts of all users, and nothing else', () => {
  entrarComo(7)
  carta().save('a')
  localStorage.setItem('tema', 'escuro')
  clearStored()
  expect(carta().read()).toBeNull()
  expect(localStorage.getItem('tema')).toBe('escuro')
})

test('saves nothing for a visitor, and reads neither invalid JSON nor another type', () => {
  carta().save('a')
  expect(Object.keys(localStorage)).toEqual([])
  entrarComo(7)
  for (const stored of ['{', '{}', '7', 'null']) {
    localStorage.setItem('rascunho:7:carta', stored)
    expect(carta().read()).toBeNull()
  }
})

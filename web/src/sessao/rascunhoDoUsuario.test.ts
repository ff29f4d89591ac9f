import { expect, test } from 'vitest'
import { fakeToken } from '../testing/token.ts'
import { esquecerTodosOsRascunhos, rascunhoDoUsuario } from './rascunhoDoUsuario.ts'
import { entrar, sair } from './sessao.ts'

const entrarComo = (user_id: number) => entrar(fakeToken({ user_id, is_student: false }))
const carta = () => rascunhoDoUsuario('carta', stored => typeof stored === 'string')

test('keeps a draft for its own author alone, also over a session that ran out', () => {
  entrarComo(7)
  carta().guardar('Minha carta')
  sair()
  expect(carta().ler()).toBeNull()
  entrarComo(8)
  expect(carta().ler()).toBeNull()
  entrarComo(7)
  expect(carta().ler()).toBe('Minha carta')
  carta().esquecer()
  expect(carta().ler()).toBeNull()
})

test('leaves the draft of another account alone, though a form of before still stands', () => {
  entrarComo(7)
  const before = carta()
  entrarComo(8)
  carta().guardar('De outra pessoa')
  before.guardar('De antes')
  before.esquecer()
  expect(before.ler()).toBeNull()
  expect(carta().ler()).toBe('De outra pessoa')
})

test('signing out leaves nothing of anybody, and nothing else goes', () => {
  entrarComo(7)
  carta().guardar('a')
  localStorage.setItem('tema', 'escuro')
  esquecerTodosOsRascunhos()
  expect(carta().ler()).toBeNull()
  expect(localStorage.getItem('tema')).toBe('escuro')
})

test('keeps nothing for a visitor, and reads nothing out of what is no JSON, or not of its form', () => {
  carta().guardar('a')
  expect(Object.keys(localStorage)).toEqual([])
  entrarComo(7)
  for (const stored of ['{', '{}', '7', 'null']) {
    localStorage.setItem('rascunho:7:carta', stored)
    expect(carta().ler()).toBeNull()
  }
})

import { expect, test } from 'vitest'
import { fakeToken } from '../testing/token.ts'
import {
  esquecerRascunhoDoUsuario,
  esquecerTodosOsRascunhos,
  guardarRascunhoDoUsuario,
  lerRascunhoDoUsuario,
} from './rascunhoDoUsuario.ts'
import { entrar, sair } from './sessao.ts'

const entrarComo = (user_id: number) => entrar(fakeToken({ user_id, is_student: false }))

test('keeps a draft for its own author alone, also over a session that ran out', () => {
  entrarComo(7)
  guardarRascunhoDoUsuario('vaga', { titulo: 'Monitoria' })
  sair()
  expect(lerRascunhoDoUsuario('vaga')).toBeNull()
  entrarComo(8)
  expect(lerRascunhoDoUsuario('vaga')).toBeNull()
  entrarComo(7)
  expect(lerRascunhoDoUsuario('vaga')).toEqual({ titulo: 'Monitoria' })
  esquecerRascunhoDoUsuario('vaga')
  expect(lerRascunhoDoUsuario('vaga')).toBeNull()
})

test('signing out leaves nothing of anybody, and nothing else goes', () => {
  entrarComo(7)
  guardarRascunhoDoUsuario('vaga', 'a')
  localStorage.setItem('tema', 'escuro')
  esquecerTodosOsRascunhos()
  expect(lerRascunhoDoUsuario('vaga')).toBeNull()
  expect(localStorage.getItem('tema')).toBe('escuro')
})

test('keeps nothing for a visitor, and reads nothing out of what is no JSON', () => {
  guardarRascunhoDoUsuario('vaga', 'a')
  expect(Object.keys(localStorage)).toEqual([])
  entrarComo(7)
  localStorage.setItem('rascunho:7:vaga', '{')
  expect(lerRascunhoDoUsuario('vaga')).toBeNull()
})

import { beforeEach, expect, test } from 'vitest'
import { entrar } from '../sessao/sessao.ts'
import { fakeToken } from '../testing/token.ts'
import { keepSalvas } from '../vagas/card/salvas.ts'
import { timeToEvents } from './novidades.ts'

const at = (address: string) => timeToEvents(new URL(address, window.location.href))

beforeEach(() => void entrar(fakeToken({ user_id: 7, is_student: true })))

test('live events wait for a slow page', () => {
  expect(at('/opportunities')).toBe(3000)
})

test('they begin at once for the saved vagas, which they bring to a browser without a list', () => {
  expect(at('/opportunities?salvas=1')).toBe(0)
  keepSalvas(['vaga-1'], true)
  expect(at('/opportunities?salvas=1')).toBe(3000)
})

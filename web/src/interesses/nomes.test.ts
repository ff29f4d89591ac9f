import { expect, test } from 'vitest'
import { alternar, dobrarNome, escolhidosPorNome } from './nomes.ts'

const robotica = { codigo: '1', nome: 'Robótica' }
const redes = { codigo: '2', nome: 'Redes' }

test('folds case, accents and spare space', () => {
  expect(dobrarNome('  ROBOTICA   Educacional ')).toBe(dobrarNome('Robótica educacional'))
  expect(dobrarNome('Redes')).not.toBe(dobrarNome('Rede'))
})

test('never chooses an interest twice', () => {
  expect(alternar([robotica, redes], robotica, true)).toEqual([redes, robotica])
  expect(alternar([robotica, redes], robotica, false)).toEqual([redes])
})

test('finds the chosen by their names and passes over what cannot be chosen', () => {
  const todos = [robotica, redes, { codigo: null, nome: 'Sem código' }]
  expect(escolhidosPorNome(todos, ['robotica', 'Sem código', 'Outra'])).toEqual([robotica])
})

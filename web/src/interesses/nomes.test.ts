import { expect, test } from 'vitest'
import { toggleInteresse, escolhidosPorNome } from './nomes.ts'

const robotica = { id: 'i1', nome: 'Robótica' }
const redes = { id: 'i2', nome: 'Redes' }

test('never chooses an interest twice', () => {
  expect(toggleInteresse([robotica, redes], robotica, true)).toEqual([redes, robotica])
  expect(toggleInteresse([robotica, redes], robotica, false)).toEqual([redes])
})

test('finds interests by name, and omits those without a codigo', () => {
  const todos = [
    { ...robotica, codigo: '1' },
    { ...redes, codigo: '2' },
    { id: 'i3', codigo: null, nome: 'Sem código' },
  ]
  expect(escolhidosPorNome(todos, ['robotica', 'Sem código', 'Outra'])).toEqual([robotica])
})

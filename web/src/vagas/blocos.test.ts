import { expect, test } from 'vitest'
import { toBlocos } from './blocos.ts'

test('makes a paragraph of each line, and a list of lines that begin with a dash', () => {
  const text = 'O que você vai fazer:\n- atender alunos\r\n• corrigir listas\n\n* aulas\nBolsa.\n-5 graus\n- \nX - Y'
  expect(toBlocos(text)).toEqual([
    'O que você vai fazer:',
    ['atender alunos', 'corrigir listas', 'aulas'],
    'Bolsa.',
    '-5 graus',
    '- ',
    'X - Y',
  ])
})

import { expect, test } from 'vitest'
import { toCorrecao } from './correcao.ts'
import { vagaFormVazio } from './vagaForm.ts'

test('names what of a published vaga is otherwise, a benefit that is gone as 0', () => {
  const antes = { ...vagaFormVazio, temRemuneracao: true, remuneracao: '700', temDesconto: true, desconto: '10' }
  expect(toCorrecao(antes, antes)).toEqual({})
  expect(toCorrecao({ ...antes, remuneracao: '700 ' }, antes)).toEqual({})
  const typed = { ...antes, tipo: '2', local: 'PUC', temRemuneracao: false, desconto: '15', departamento: '9' }
  expect(toCorrecao(typed, antes)).toEqual({
    tipo: '2',
    local: 'PUC',
    departamento: '9',
    remuneracao: 0,
    desconto: 15,
  })
})

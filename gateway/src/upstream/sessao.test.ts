import { expect, it } from 'vitest'
import { token } from '../testing/createTestGateway.ts'
import { readToken } from './sessao.ts'

const aluno = { usuario: '7', papel: 'ESTUDANTE', papeis: ['ESTUDANTE'] }

it.each([
  ['as the API makes it', token({ user_id: 7, is_student: true, exp: 1 }), aluno],
  ['with an id as text', token({ user_id: '7', is_student: 1 }), aluno],
  ['without a role', token({ user_id: 7 }), aluno],
  [
    'of a professor',
    token({ user_id: 9, is_student: false }),
    { usuario: '9', papel: 'PROFESSOR', papeis: ['PROFESSOR'] },
  ],
  [
    'of an administrator, with a role of a later release',
    token({ user_id: 9, is_student: false, papeis: ['administrador', 'reitor'] }),
    { usuario: '9', papel: 'PROFESSOR', papeis: ['ADMINISTRADOR'] },
  ],
  ['without a signature', token({ user_id: 7 }).replace(/\.x$/, ''), aluno],
  ['with an accent', token({ user_id: 7, nome: 'João' }), aluno],
  ['that is missing', '', null],
  ['with one part', 'e30', null],
  ['with an empty payload', 'e30..x', null],
  ['that is no JSON', 'e30.e30x.x', null],
  ['that is a list', token([7]), null],
  ['that is null', 'e30.bnVsbA.x', null],
  ['that names nobody', token({ is_student: true }), null],
  ['with an odd id', token({ user_id: '7/../8' }), null],
  ['with an odd role', token({ user_id: 7, is_student: 'yes' }), null],
])('a token %s is read correctly', (_, written, expected) => {
  expect(readToken(written)).toEqual(expected)
})

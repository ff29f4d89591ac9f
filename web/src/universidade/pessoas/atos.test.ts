import { expect, test } from 'vitest'
import { atosDe, type Ato } from './atos.ts'
import type { Papel, Situacao } from './endereco.ts'

const deTodos: Ato[] = ['ENCERRAR_SESSOES', 'ENVIAR_LINK_DE_SENHA']
const casos: [string, Papel[], Situacao, Ato[]][] = [
  ['a student', ['ESTUDANTE'], 'ATIVA', [...deTodos, 'SUSPENDER']],
  ['a suspended student', ['ESTUDANTE'], 'SUSPENSA', [...deTodos, 'REATIVAR']],
  ['who has not confirmed the address', ['ESTUDANTE'], 'A_VERIFICAR', []],
  [
    'a professor',
    ['PROFESSOR'],
    'ATIVA',
    [...deTodos, 'SUSPENDER', 'REVOGAR_PROFESSOR', 'TORNAR_ADMINISTRADOR', 'TORNAR_MODERADOR', 'TORNAR_ENCARREGADO'],
  ],
  [
    'a professor who waits',
    ['PROFESSOR'],
    'A_CONFIRMAR',
    [
      'CONFIRMAR_PROFESSOR',
      'RECUSAR_PROFESSOR',
      ...deTodos,
      'SUSPENDER',
      'TORNAR_ADMINISTRADOR',
      'TORNAR_MODERADOR',
      'TORNAR_ENCARREGADO',
    ],
  ],
  [
    'a refused professor',
    ['PROFESSOR'],
    'RECUSADO',
    ['CONFIRMAR_PROFESSOR', ...deTodos, 'SUSPENDER', 'TORNAR_ADMINISTRADOR', 'TORNAR_MODERADOR', 'TORNAR_ENCARREGADO'],
  ],
  [
    'a suspended professor',
    ['PROFESSOR'],
    'SUSPENSA',
    [...deTodos, 'REATIVAR', 'TORNAR_ADMINISTRADOR', 'TORNAR_MODERADOR', 'TORNAR_ENCARREGADO'],
  ],
  ['an encarregado', ['ENCARREGADO'], 'ATIVA', [...deTodos, 'SUSPENDER', 'RETIRAR_ENCARREGADO']],
  ['a moderator', ['MODERADOR'], 'ATIVA', [...deTodos, 'SUSPENDER', 'RETIRAR_MODERADOR']],
  ['an administrator', ['ADMINISTRADOR'], 'ATIVA', [...deTodos, 'SUSPENDER', 'RETIRAR_ADMINISTRADOR']],
  [
    'a professor who is an administrator',
    ['PROFESSOR', 'ADMINISTRADOR'],
    'ATIVA',
    [...deTodos, 'SUSPENDER', 'REVOGAR_PROFESSOR', 'RETIRAR_ADMINISTRADOR', 'TORNAR_MODERADOR', 'TORNAR_ENCARREGADO'],
  ],
]

test.each(casos)('offers the acts that fit %s', (_, papeis, situacao, expected) => {
  expect(atosDe({ papeis, situacao }, false)).toEqual(expected)
})

test('offers nobody to suspend or demote themselves', () => {
  expect(atosDe({ papeis: ['PROFESSOR', 'ADMINISTRADOR'], situacao: 'ATIVA' }, true)).toEqual(deTodos)
})

import { expect, test } from 'vitest'
import { toValores } from './valores.ts'

test.each([
  [
    '{"suspensoAte": null, "motivoDaSuspensao": null}',
    '{"suspensoAte": "2026-12-15T15:00:00.000Z", "motivoDaSuspensao": "Anúncios."}',
    ['Suspensa até: — → 15/12/2026'],
  ],
  ['{"direitos": []}', '{"direitos": ["administrador"]}', ['Direitos: — → administrador']],
  [null, '{"busca": "ana", "papel": "aluno"}', ['Busca: ana', 'Papel: aluno']],
  [null, '{"outro": 3}', ['outro: 3']],
  [null, '{}', []],
  [null, null, []],
])('reads %s and %s', (antes, depois, expected) => {
  expect(toValores(antes, depois)).toEqual(expected)
})

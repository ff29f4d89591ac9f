import { expect, it } from 'vitest'
import { readRefusal } from './body.ts'

const refusal = (body: string) => {
  async function* chunks() {
    yield new TextEncoder().encode(body)
  }
  return readRefusal({ status: 422, contentType: 'application/json', body: chunks() })
}
const deep = '['.repeat(20_000) + ']'.repeat(20_000)

it.each([
  ['a sentence', '{"detail": " Já existe. "}', 'Já existe.', []],
  [
    'one sentence per field',
    '{"detail": [{"loc": ["body", "titulo"], "msg": "curto"}, {"msg": "vago"}, {"loc": ["x", 0], "msg": "longo"}]}',
    'curto vago longo',
    [
      { campo: 'titulo', mensagem: 'curto' },
      { campo: '', mensagem: 'vago' },
      { campo: '0', mensagem: 'longo' },
    ],
  ],
  ['a place of any shape', `{"detail": [{"loc": [${deep}], "msg": "não"}]}`, 'não', [{ campo: '', mensagem: 'não' }]],
  ['a sentence of no field', '{"detail": [{"msg": 1}]}', null, []],
  ['a detail of any shape', '{"detail": {"deep": []}}', null, []],
  ['no detail', '{}', null, []],
  ['no object', '[]', null, []],
  ['no JSON', '<html>', null, []],
])('a refusal with %s is read as far as it goes', async (_, body, mensagem, campos) => {
  expect(await refusal(body)).toEqual({ refused: true, status: 422, mensagem, campos })
})

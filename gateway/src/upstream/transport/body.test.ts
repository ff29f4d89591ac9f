import { expect, it } from 'vitest'
import { decode, readRefusal } from './body.ts'

const refusal = (body: string, status = 422) => {
  async function* chunks() {
    yield new TextEncoder().encode(body)
  }
  return readRefusal({ status, contentType: 'application/json', body: chunks() })
}
const deep = '['.repeat(20_000) + ']'.repeat(20_000)

it.each([
  ['a sentence', '{"detail": " Já existe. "}', 'Já existe.', []],
  [
    'one sentence per field',
    '{"detail": [{"loc": ["body", "titulo"], "msg": "curto"}, {"msg": "vago"}, {"loc": ["body", "x", 0], "msg": "longo"}, {"loc": ["body", "x", 0, "y", "1"], "msg": "tarde"}]}',
    'curto. vago. longo. tarde.',
    [
      { campo: 'titulo', mensagem: 'curto' },
      { campo: '', mensagem: 'vago' },
      { campo: 'x', mensagem: 'longo' },
      { campo: 'x.0.y', mensagem: 'tarde' },
    ],
  ],
  [
    'a position of any shape',
    `{"detail": [{"loc": [${deep}], "msg": "não"}]}`,
    'não.',
    [{ campo: '', mensagem: 'não' }],
  ],
  [
    'a body as a whole',
    '{"detail": [{"loc": ["body"], "msg": "vazio"}]}',
    'vazio.',
    [{ campo: '', mensagem: 'vazio' }],
  ],
  [
    'the same sentence twice',
    '{"detail": [{"loc": ["a"], "msg": "Não."}, {"loc": ["b"], "msg": "Não."}]}',
    'Não.',
    ['a', 'b'].map(campo => ({ campo, mensagem: 'Não.' })),
  ],
  ...['string_pattern_mismatch', 'value_error.str.regex', 'pattern'].map(
    (type): [string, string, string, { campo: string; mensagem: string }[]] => [
      `a ${type}`,
      JSON.stringify({ detail: [{ loc: ['body', 'termo'], msg: 'must match pattern "^x$"', type }] }),
      'O formato deste valor não é aceito.',
      [{ campo: 'termo', mensagem: 'O formato deste valor não é aceito.' }],
    ],
  ),
  ['a sentence of no field', '{"detail": [{"msg": 1}]}', null, []],
  ['a detail of any shape', '{"detail": {"deep": []}}', null, []],
  ['the phrase of a framework', '{"detail": "Not Found"}', null, []],
  ['another spelling of it', '{"detail": " not found. "}', null, []],
  ['the phrase of FastAPI', '{"detail": "Not authenticated"}', null, []],
  ['no detail', '{}', null, []],
  ['no object', '[]', null, []],
  ['no JSON', '<html>', null, []],
])('a refusal with %s is read as far as possible', async (_, body, mensagem, campos) => {
  expect(await refusal(body)).toEqual({ refused: true, status: 422, mensagem, campos })
})

const problem = (type: string, msg: string, more = {}) =>
  JSON.stringify({ detail: [{ type, loc: ['body', 'titulo'], msg, ...more }] })

it.each([
  ['missing', 'Field required', {}, 'Preencha este campo.'],
  ['value_error.missing', 'field required', {}, 'Preencha este campo.'],
  ['required', "must have required property 'titulo'", {}, 'Preencha este campo.'],
  [
    'string_too_short',
    'String should have at least 8 characters',
    { ctx: { min_length: 8 } },
    'Escreva pelo menos 8 caracteres.',
  ],
  [
    'value_error.any_str.max_length',
    'ensure this value has at most 1200 characters',
    { ctx: { limit_value: 1200 } },
    'Escreva no máximo 1.200 caracteres.',
  ],
  ['minLength', 'must NOT have fewer than 1 characters', { params: { limit: 1 } }, 'Escreva pelo menos 1 caractere.'],
  ['string_too_long', 'String should have at most 5 characters', {}, 'Este texto é longo demais.'],
  ['less_than_equal', 'Input should be less than or equal to 40', { ctx: { le: 40 } }, 'O máximo é 40.'],
  [
    'greater_than_equal',
    'Input should be greater than or equal to 1',
    { ctx: { ge: 'x' } },
    'Este valor não é aceito.',
  ],
  ['int_parsing', 'Input should be a valid integer, unable to parse string', {}, 'Este valor não é aceito.'],
  ['date_from_datetime_parsing', 'Input should be a valid date or datetime', {}, 'Este valor não é aceito.'],
  ['value_error', 'Value error, Weak password: it is too common', {}, 'Este valor não é aceito.'],
  ['value_error', 'Value error, A senha é fraca demais', {}, 'A senha é fraca demais'],
  ['too_small', 'Escreva o título.', {}, 'Escreva o título.'],
  ['missing', 'Campo obrigatório', {}, 'Campo obrigatório'],
  ['custom', "O interesse 'Internet of Things' já existe.", {}, "O interesse 'Internet of Things' já existe."],
])('a problem %s, "%s", is told in Portuguese', async (type, msg, more, mensagem) => {
  expect((await refusal(problem(type, msg, more))).campos).toEqual([{ campo: 'titulo', mensagem }])
})

it.each(['Email already registered', 'Invalid token', 'Weak password', 'Your password must have 8 characters.'])(
  'a sentence in English, "%s", is none',
  async detail => {
    expect(await refusal(JSON.stringify({ detail }), 409)).toMatchObject({ mensagem: null, campos: [] })
  },
)

it.each([413, 415])('a %i is a refusal of the file, if it has a sentence', async status => {
  const campos = [{ campo: 'file', mensagem: 'Grande demais.' }]
  expect(await refusal('{"detail": "Grande demais."}', status)).toMatchObject({ mensagem: 'Grande demais.', campos })
  expect(await refusal('<html>', status)).toMatchObject({ mensagem: null, campos: [] })
})

it.each([
  ['ASCII', 'a'.repeat(5000)],
  ['Portuguese', 'coração '.repeat(1000)],
  ['characters of two units', '— 👩‍🔬 '.repeat(1000)],
  ['a byte order mark', `\uFEFF${'á'.repeat(5000)}`],
])('a long body with %s decodes to the same text', (_, text) => {
  expect(decode(Buffer.from(text))).toBe(text)
})

it('a long body of malformed UTF-8 decodes with replacement characters', () => {
  const text = 'coração '.repeat(1000)
  expect(decode(Buffer.concat([Buffer.from(text), Buffer.from([0xc3, 0x28])]))).toBe(`${text}\uFFFD(`)
})

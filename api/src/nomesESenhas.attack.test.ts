import { afterAll, describe, expect, test } from 'vitest'
import { createTestApp } from './testing/createTestApp.ts'

const board = await createTestApp()
afterAll(board.close)

let people = 0
const register = (given: object) => {
  people += 1
  const body = {
    usuario: 'Rita Prado',
    email: `pessoa.nova${people}@puc.example`,
    password: 'cavalo-bateria',
    ehaluno: true,
  }
  return board.call('POST /users', {
    body: { ...body, ...given },
    headers: { 'x-forwarded-for': `10.1.${people >> 8}.${people & 255}` },
  })
}

const refusedAt = (campo: string, msg: unknown = expect.stringMatching(/^[A-ZÀ-Ü].*\.$/)) => ({
  status: 422,
  body: { detail: [{ loc: ['body', campo], msg }] },
})

const fracas = [
  '12345',
  '123456',
  'abc123',
  'senha1',
  'abc1234',
  '12345678',
  'password',
  'PASSWORD',
  'Senha123',
  'aaaaaaaa',
  '1q2w3e4r',
  'corinthians',
  'Rita Prado',
  'ritaprado',
  'RitaPrado2024',
  '123prado456',
  'rita.prado99',
  'maria.clara@puc.example',
  'maria.clara',
  'MariaClara1',
  'clara-2024',
]

describe('a weak password', () => {
  test.each(fracas)('%s is refused at registration, at its field', async password => {
    expect(await register({ email: 'maria.clara@puc.example', password })).toMatchObject(refusedAt('password'))
  })

  // One function knows what is weak: senhaFraca.ts.
  test.each([
    ['that is common', '12345678'],
    ['of the name', 'RitaPrado2024'],
    ['of the address', 'maria.clara@puc.example'],
  ])('%s is refused by a reset, which keeps the link valid', async (_kind, new_password) => {
    const email = `maria.clara${(people += 1)}@puc.example`
    await board.createAluno({ usuario: 'Rita Prado', email })
    await board.call('POST /auth/forgot-password', { body: { email } })
    const token = new URL((await board.mailsTo(email)).at(-1)?.link ?? '').searchParams.get('token')
    const reset = (password: string) =>
      board.call('POST /auth/reset-password', { body: { token, new_password: password } })
    expect(await reset(new_password.replace(/^maria\.clara@.*/, email))).toMatchObject(refusedAt('new_password'))
    expect((await reset('cavalo-bateria')).status).toBe(200)
  })

  test.each(['cv-bat', 'demo1234', 'segredo1', 'cavalo-bateria', 'prado de flores', 'ñandú-1905'])(
    '%s is not weak',
    async password => {
      expect((await register({ password })).status).toBe(201)
    },
  )
})

/** As code points, because they are invisible. */
const invisiveis = [
  0x0007, 0x0009, 0x000a, 0x0085, 0x00ad, 0x034f, 0x061c, 0x115f, 0x180e, 0x200b, 0x200d, 0x200e, 0x200f, 0x2028,
  0x202a, 0x202d, 0x202e, 0x2060, 0x2066, 0x2069, 0x2800, 0x3164, 0xd800, 0xe000, 0xfe0f, 0xfeff, 0xffa0, 0xfff9,
  0xe0041,
].map(code => [`U+${code.toString(16).padStart(4, '0')}`, `Ana${String.fromCodePoint(code)}Souza`] as const)

describe('an invisible character', () => {
  const sentence = 'Há um caractere invisível neste texto. Apague-o e digite de novo, sem colar.'

  test.each(invisiveis)('%s is refused in the name of a registration', async (_code, usuario) => {
    expect(await register({ usuario })).toMatchObject(refusedAt('usuario', sentence))
  })

  // One function reads them all: titulo of http/texto.ts.
  test('is refused in a new name, a title, a new interest', async () => {
    const text = 'Ana\u200BSouza'
    const aluna = await board.createAluno()
    const professora = await board.createProfessor()
    const rename = { as: aluna, body: { usuario: text, sobre: null } }
    expect(await board.call(`PUT /users/${aluna.id}`, rename)).toMatchObject(refusedAt('usuario', sentence))
    const interesse = { as: aluna, body: { nome: text } }
    expect(await board.call('POST /interesses', interesse)).toMatchObject(refusedAt('nome', sentence))
    const descricao = 'Uma vaga que se pode publicar.'
    const body = { titulo: text, descricao, department_id: 1, location_id: 2, tipo_id: 1 }
    expect(await board.call('POST /vagas', { as: professora, body })).toMatchObject(refusedAt('titulo', sentence))
    const { body: made } = await board.call<{ id: number }>('POST /vagas', {
      as: professora,
      body: { ...body, titulo: 'Título sem truques' },
    })
    const edit = { as: professora, body: { titulo: text, descricao } }
    expect(await board.call(`PUT /vagas/${made.id}`, edit)).toMatchObject(refusedAt('titulo', sentence))
  })

  test.each([
    'José da Conceição-Müller',
    "D'Ávila",
    'Nguyễn Thị Minh Khai',
    'أحمد منصور',
    '李小龍',
    'Monitoria 👩🏽‍🔬 de Química ⚗️',
    'I ❤️ Física',
  ])('%s has none', async usuario => {
    expect((await register({ usuario })).status).toBe(201)
  })
})

describe('a name that nobody can be called by', () => {
  const letters = 'Escreva um nome com letras.'
  const stacked = 'Há acentos demais sobre uma letra neste texto. Apague-os.'

  test.each([
    ['.', letters],
    ['=HYPERLINK("https://a.b";"Ana")', 'Um nome não começa com um sinal.'],
    ['@SUM(1+1)', 'Um nome não começa com um sinal.'],
    ['—?!', letters],
    ['\u0301\u0302', letters],
    [`A${'\u0301'.repeat(90)}`, stacked],
    ['Ana Z\u0334\u0337\u033D\u0300\u0348ilda', stacked],
  ])('%j is refused for a person and an interest', async (text, sentence) => {
    const aluna = await board.createAluno()
    expect(await register({ usuario: text })).toMatchObject(refusedAt('usuario', sentence))
    const rename = { as: aluna, body: { usuario: text, sobre: null } }
    expect(await board.call(`PUT /users/${aluna.id}`, rename)).toMatchObject(refusedAt('usuario', sentence))
    const interesse = { as: aluna, body: { nome: text.slice(0, 60) } }
    expect(await board.call('POST /interesses', interesse)).toMatchObject(refusedAt('nome', sentence))
  })

  test.each(['A', 'Nguye\u0302\u0303n', 'ไพบูลย์', 'Ọ̀ṣun'.normalize('NFD')])('%j is one', async usuario => {
    expect((await register({ usuario })).status).toBe(201)
  })
})

describe('the title of a professor', () => {
  const sentence = 'Escreva o nome sem título, como Prof. ou Dra.'

  test.each([
    'Prof. Ana Souza',
    'Ana Souza, Profa.',
    'PROF.ª ANA',
    'Prof(a) Ana',
    'Dr.Ana Souza',
    'D.r. Ana Souza',
    'Drª Ana',
    'Doutóra Ana',
    'Ana Souza - Ph.D.',
    'Ｐｒｏｆ Ana',
    '(professora) Ana',
    'Prof_Ana',
  ])('%s is refused in the name of a student, at registration and later', async usuario => {
    expect(await register({ usuario })).toMatchObject(refusedAt('usuario', sentence))
    const aluna = await board.createAluno()
    const rename = { as: aluna, body: { usuario, sobre: null } }
    expect(await board.call(`PUT /users/${aluna.id}`, rename)).toMatchObject(refusedAt('usuario', sentence))
  })

  test('is not written with letters of another alphabet', async () => {
    expect(await register({ usuario: '\u0420rof. Ana Souza' })).toMatchObject(refusedAt('usuario'))
    expect((await register({ usuario: '\u0410\u043D\u043D\u0430 Souza' })).status).toBe(201)
  })

  test('is allowed to a professor', async () => {
    const email = `professora.nova@inf.puc.example`
    expect((await register({ usuario: 'Profa. Ana Souza', ehaluno: false, email })).status).toBe(201)
    const professora = await board.createProfessor()
    const rename = { as: professora, body: { usuario: 'Dra. Ana Souza', sobre: null } }
    expect((await board.call(`PUT /users/${professora.id}`, rename)).status).toBe(200)
  })

  test.each(['Drauzio Varella', 'Profeta Lima', 'Pedro R. Souza', 'Ana Doutorado'])('is not in %s', async usuario => {
    expect((await register({ usuario })).status).toBe(201)
  })
})

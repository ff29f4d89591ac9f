import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { tokensDeEmail } from '../db/schema/apoio.ts'
import { historicos } from '../db/schema/historicos.ts'
import { departamentos, usuarios } from '../db/schema.ts'
import { createTestApp, senha } from '../testing/createTestApp.ts'

const board = await createTestApp()
afterAll(board.close)

let people = 0
const cadastro = (given: object = {}) => {
  people += 1
  return { usuario: 'Rita Prado', email: `rita${people}@puc.example`, password: senha, ehaluno: true, ...given }
}

const register = (given?: object) =>
  board.call<{ user_id: number; detail: Array<{ loc: string[]; msg: string }> }>('POST /users', {
    body: cadastro(given),
  })

const stored = async (id: number) => {
  const [found] = await board.db.select().from(usuarios).where(eq(usuarios.id, id))
  return found
}

describe('POST /users', () => {
  test('creates an unverified account that cannot sign in yet', async () => {
    const body = cadastro()
    const { status, body: created } = await board.call<{ user_id: number }>('POST /users', { body })
    expect(status).toBe(201)
    expect(await stored(created.user_id)).toMatchObject({
      usuario: 'Rita Prado',
      ehaluno: true,
      emailVerificadoEm: null,
    })
    expect((await board.call('POST /users/login', { body: { email: body.email, password: senha } })).status).toBe(403)
  })

  test("stores a student's course, start period and objective", async () => {
    const { body } = await register({ curso: 'Direito', periodo_inicio: '2023.2', objetivo_principal: 'mentoring' })
    expect(await stored(body.user_id)).toMatchObject({
      curso: 'Direito',
      periodoInicio: '2023.2',
      objetivoPrincipal: 'mentoring',
    })
  })

  test("stores a professor's department and biography, and no student's fields", async () => {
    const professor = { ehaluno: false, departamento: 'Informática', sobre: 'Redes.', curso: 'Direito' }
    const { body } = await register({ ...professor, email: 'bruno@inf.puc.example' })
    const [informatica] = await board.db.select().from(departamentos).where(eq(departamentos.name, 'Informática'))
    expect(await stored(body.user_id)).toMatchObject({
      ehaluno: false,
      departamentoId: informatica?.id,
      sobre: 'Redes.',
      curso: null,
    })
  })

  test('ignores fields that a client may not set', async () => {
    const { body } = await register({
      id: 999_999,
      user_id: 999_999,
      email_verificado_em: '2026-01-01',
      emailVerificadoEm: '2026-01-01',
      versaoDoToken: 7,
      versao_do_token: 7,
      titulo: 'Dra.',
      is_student: false,
      has_curriculum: true,
      avatar: 'https://evil.example/x.png',
      criado_em: '2000-01-01',
      senha_hash: 'x',
      interessesHash: null,
      departamentoId: 1,
      interesses: ['Redes'],
    })
    expect(body.user_id).not.toBe(999_999)
    const kept = await stored(body.user_id)
    expect(kept).toMatchObject({
      ehaluno: true,
      emailVerificadoEm: null,
      versaoDoToken: 0,
      titulo: null,
      avatar: null,
      departamentoId: null,
      senhaHash: expect.stringMatching(/^\$argon2id\$/),
      interessesHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(kept?.criadoEm.getFullYear()).toBeGreaterThan(2000)
  })

  test.each([
    ['a stranger', { email: 'rita@mail.example' }, '(@puc.example)'],
    ['a domain that only ends alike', { email: 'rita@falsa-puc.example' }, '(@puc.example)'],
    ['a sub-domain of no one', { email: 'rita@x.puc.example' }, '(@puc.example)'],
    ["a professor's domain, for a student", { email: 'rita@inf.puc.example' }, '(@puc.example)'],
    ['a stranger, for a professor', { email: 'b@mail.example', ehaluno: false }, '(@puc.example ou @inf.puc.example)'],
    [
      "a student's exception, for a professor",
      { email: 'visitante@convidados.example', ehaluno: false },
      '(@puc.example ou',
    ],
  ])('refuses the e-mail of %s, naming the domains', async (_who, given, domains) => {
    const { status, body } = await register(given)
    expect(status).toBe(422)
    const [{ loc, msg } = expect.fail()] = body.detail
    expect(loc).toEqual(['body', 'email'])
    expect(msg).toContain('Por favor, use seu email institucional')
    expect(msg).toContain(domains)
  })

  test('accepts a student from the list of exceptions', async () => {
    expect((await register({ email: 'visitante@convidados.example' })).status).toBe(201)
  })

  test.each([
    [{ password: '1234567' }, 'password'],
    [{ password: 'x'.repeat(201) }, 'password'],
    [{ usuario: '   ' }, 'usuario'],
    [{ usuario: 'x'.repeat(121) }, 'usuario'],
    [{ email: 'rita' }, 'email'],
    [{ ehaluno: 'sim' }, 'ehaluno'],
    [{ sobre: 'x'.repeat(2001) }, 'sobre'],
    [{ periodo_inicio: '2023.3' }, 'periodo_inicio'],
    [{ objetivo_principal: 'dinheiro' }, 'objetivo_principal'],
  ])('refuses %j, naming the field', async (given, field) => {
    const { status, body } = await board.call('POST /users', { body: cadastro(given) })
    expect(status).toBe(422)
    expect(body).toMatchObject({ detail: [{ loc: ['body', field] }] })
  })

  test.each([
    [{ curso: 'Astrologia' }, 'Escolha um curso da lista.'],
    [{ periodo_inicio: '2017.2' }, 'Escolha um período de início da lista.'],
    [{ periodo_inicio: '2999.1' }, 'Escolha um período de início da lista.'],
    [{ ehaluno: false, departamento: 'Alquimia' }, 'Escolha um departamento da lista.'],
  ])('refuses %j, which is on no list', async (given, msg) => {
    const { ehaluno: _, ...listed } = { ehaluno: true, ...given }
    const detail = [{ loc: ['body', Object.keys(listed)[0]], msg }]
    expect(await register(given)).toMatchObject({ status: 422, body: { detail } })
  })

  test('creates another registration each time, until one of them is verified', async () => {
    const both = await Promise.all([register({ email: 'Duo@puc.example' }), register({ email: 'duo@PUC.example' })])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201])
    const [first, second] = both.map(({ body }) => body.user_id)
    expect(first).not.toBe(second)
    await board.createAluno({ email: 'tomado@puc.example' })
    expect(await register({ email: 'Tomado@PUC.example' })).toMatchObject({
      status: 409,
      body: { detail: 'Este e-mail já tem uma conta.' },
    })
  })

  test('deletes registrations with expired links', async () => {
    const { body: old } = await register({ email: 'tarde@puc.example' })
    await board.mailsTo('tarde@puc.example')
    const criadoEm = new Date(Date.now() - 3_601_000)
    await board.db.update(usuarios).set({ criadoEm }).where(eq(usuarios.id, old.user_id))
    expect((await register({ email: 'tarde@puc.example' })).status).toBe(201)
    expect(await stored(old.user_id)).toBeDefined()
    await board.db.update(tokensDeEmail).set({ criadoEm }).where(eq(tokensDeEmail.usuarioId, old.user_id))
    expect((await register({ email: 'tarde@puc.example' })).status).toBe(201)
    expect(await stored(old.user_id)).toBeUndefined()
  })

  test('refuses text that the database cannot store, instead of failing', async () => {
    expect((await register({ usuario: 'Ri\u0000ta' })).status).toBe(422)
  })
})

describe('GET /users/{id}', () => {
  test('returns the profile to either role, with the stored role', async () => {
    const aluna = await board.createAluno({ usuario: 'Lia', sobre: null, curso: 'Direito' })
    const professor = await board.createProfessor()
    for (const as of [aluna, professor]) {
      const { status, body } = await board.call(`GET /users/${aluna.id}`, { as })
      expect(status).toBe(200)
      expect(body).toEqual({
        id: aluna.id,
        usuario: 'Lia',
        nome: 'Lia',
        email: as === aluna ? aluna.email : null,
        ehaluno: true,
        is_student: true,
        sobre: null,
        avatar: null,
        criado_em: aluna.criadoEm.toISOString(),
        curso: 'Direito',
        periodo_inicio: null,
        objetivo_principal: null,
        ...(as === aluna && { edicao_completa: true }),
        departamento: null,
        titulo: null,
        interesses: [],
        has_curriculum: as === aluna ? false : null,
      })
    }
  })

  test('says whether there is a transcript', async () => {
    const aluna = await board.createAluno()
    await board.db.insert(historicos).values({
      usuarioId: aluna.id,
      periodo: '2024.1',
      codigoDisciplina: 'INF1007',
      nomeDisciplina: 'Programação 2',
      situacao: 'aprovado',
      nCreditos: 4,
    })
    const { body } = await board.call(`GET /users/${aluna.id}`, { as: aluna })
    expect(body).toMatchObject({ has_curriculum: true })
  })

  test('does not tell an unverified account from an unknown one', async () => {
    const as = await board.createAluno()
    const unverified = await board.createAluno({ emailVerificadoEm: null })
    for (const id of [unverified.id, 2_000_000_000]) {
      expect(await board.call(`GET /users/${id}`, { as })).toMatchObject({
        status: 404,
        body: { detail: 'Usuário não encontrado' },
      })
    }
    expect((await board.call('GET /users/abc', { as })).status).toBe(422)
    expect((await board.call('GET /users/2147483648', { as })).status).toBe(422)
  })

  test('is refused without a session', async () => {
    const { id } = await board.createAluno()
    expect((await board.call(`GET /users/${id}`)).status).toBe(401)
  })
})

describe('PUT /users/{id}', () => {
  test('changes the name and the about text, and neither role nor e-mail', async () => {
    const aluna = await board.createAluno()
    const { body } = await board.call(`PUT /users/${aluna.id}`, {
      as: aluna,
      body: {
        usuario: ' Nova ',
        sobre: 'Oi',
        id: 1,
        ehaluno: false,
        is_student: false,
        email: 'x@inf.puc.example',
        avatar: 'x',
        titulo: 'Dra.',
        departamento: 'Direito',
        has_curriculum: true,
        versaoDoToken: 9,
        senhaHash: 'x',
      },
    })
    const { usuario: _, sobre: __, busca: ___, ...others } = aluna
    expect(await stored(aluna.id)).toMatchObject(others)
    expect(body).toMatchObject({ usuario: 'Nova', sobre: 'Oi', ehaluno: true, email: aluna.email, avatar: null })
  })

  test('treats null and blank as no about text', async () => {
    const professora = await board.createProfessor({ sobre: 'Antes' })
    for (const sobre of [null, '  ']) {
      const { body } = await board.call(`PUT /users/${professora.id}`, {
        as: professora,
        body: { usuario: 'Ana', sobre },
      })
      expect(body).toMatchObject({ sobre: null })
    }
  })

  test('is for oneself: another person gets 403, a visitor 401', async () => {
    const aluna = await board.createAluno()
    const body = { usuario: 'Outra', sobre: null }
    const route = `PUT /users/${aluna.id}` as const
    expect((await board.call(route, { as: await board.createProfessor(), body })).status).toBe(403)
    expect((await board.call(route, { body })).status).toBe(401)
    expect(await stored(aluna.id)).toMatchObject({ usuario: aluna.usuario })
  })

  test('refuses a blank name', async () => {
    const aluna = await board.createAluno()
    expect(
      (await board.call(`PUT /users/${aluna.id}`, { as: aluna, body: { usuario: ' ', sobre: null } })).status,
    ).toBe(422)
  })
})

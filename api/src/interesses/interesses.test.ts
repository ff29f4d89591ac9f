import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { recomendacoes } from '../db/schema/apoio.ts'
import { usuarios } from '../db/schema.ts'
import { categoriasDeInteresse, interesses } from '../db/schema/interesses.ts'
import { hashWith } from '../autenticacao/tokenDeEmail.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'

const board = await createTestApp()
afterAll(board.close)

type Interesse = { id: number; nome: string }

const [tecnologia] = await board.db.insert(categoriasDeInteresse).values({ nome: 'Tecnologia' }).returning()
const categoriaId = tecnologia?.id ?? 0
await board.db.insert(interesses).values(['Robótica', 'Redes', 'Álgebra'].map(nome => ({ nome, categoriaId })))

const interessesOf = async (usuario: Usuario) => {
  const { body } = await board.call<{ interesses: Interesse[] }>(`GET /users/${usuario.id}`, { as: usuario })
  return body.interesses.map(({ nome }) => nome)
}

describe('GET /interesses/', () => {
  test("returns every interest by category to everybody, ignoring accents, 'Outros' last", async () => {
    await board.call('POST /interesses', { as: await board.createAluno(), body: { nome: 'Xadrez' } })
    const { status, body } = await board.call<Record<string, Interesse[]>>('GET /interesses/')
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(['Tecnologia', 'Outros'])
    expect(body['Tecnologia']?.map(({ nome }) => nome)).toEqual(['Álgebra', 'Redes', 'Robótica'])
  })

  test('also responds without the trailing slash', async () => {
    expect((await board.call('GET /interesses')).status).toBe(200)
  })
})

describe('POST /interesses', () => {
  const create = (nome: string, as?: Usuario) =>
    board.call<Interesse>('POST /interesses', { body: { nome }, ...(as && { as }) })

  test("adds a new name to 'Outros', and returns the same interest for it again", async () => {
    const professora = await board.createProfessor()
    const first = await create('  Ótica   Quântica ', professora)
    expect(first).toMatchObject({ status: 201, body: { nome: 'Ótica Quântica' } })
    expect((await create('otica quantica', await board.createAluno())).body).toEqual(first.body)
  })

  test('returns the interest of another category that has the name', async () => {
    const { body } = await create('ROBOTICA', await board.createAluno())
    expect(body.nome).toBe('Robótica')
  })

  test('creates one interest for two concurrent requests', async () => {
    const as = await board.createAluno()
    const [first, second] = await Promise.all([create('Corais', as), create('corais', as)])
    expect(first?.body).toEqual(second?.body)
  })

  test('refuses a blank name, a long one, and visitors', async () => {
    const as = await board.createAluno()
    expect((await create('   ', as)).status).toBe(422)
    expect((await create('x'.repeat(61), as)).status).toBe(422)
    expect((await create('Dança')).status).toBe(401)
  })
})

describe('POST /interesses/usuario', () => {
  const token = 'the-token-of-the-registration'
  const interessesHash = hashWith(board.settings.jwtSecret, token)
  const save = (usuario: { id: number }, nomes: string[], given: object = { interesses_token: token }) =>
    board.call('POST /interesses/usuario', { body: { usuario_id: usuario.id, interesses: nomes, ...given } })

  const verify = (usuario: Usuario) =>
    board.db.update(usuarios).set({ emailVerificadoEm: new Date() }).where(eq(usuarios.id, usuario.id))

  test('gives a new account its first interests, once', async () => {
    const nova = await board.createAluno({ emailVerificadoEm: null, interessesHash })
    const both = await Promise.all([save(nova, ['Redes', 'Robótica']), save(nova, ['Álgebra'])])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 403])
    expect((await save(nova, ['Redes'])).status).toBe(403)
    await verify(nova)
    expect(await interessesOf(nova)).toEqual(both[0]?.status === 201 ? ['Redes', 'Robótica'] : ['Álgebra'])
  })

  test('returns the same for an account in use, an older one and an unknown one', async () => {
    const verified = await board.createAluno({ interessesHash })
    const criadoEm = new Date(Date.now() - 16 * 60 * 1000)
    const old = await board.createAluno({ emailVerificadoEm: null, interessesHash, criadoEm })
    const answers = await Promise.all(
      [verified, old, { ...old, id: 2_000_000_000 }].map(conta => save(conta, ['Redes'])),
    )
    for (const { status, body } of answers) {
      expect({ status, body }).toEqual({
        status: 403,
        body: { detail: 'Entre na sua conta para alterar os seus interesses.' },
      })
    }
    expect(await interessesOf(verified)).toEqual([])
  })

  test('needs the token of the registration: who guesses the id behind the same address gets 403', async () => {
    const register = (usuario: string) =>
      board.call<{ user_id: number; interesses_token: string }>('POST /users', {
        body: { usuario, email: `${usuario}@puc.example`, password: 'segredo1', ehaluno: true },
      })
    const { body: rita } = await register('rita')
    const { body: outra } = await register('outra')
    const nova = { id: rita.user_id }
    for (const given of [{}, { interesses_token: '' }, { interesses_token: outra.interesses_token }])
      expect((await save(nova, ['Álgebra'], given)).status).toBe(403)
    expect((await save(nova, ['Redes'], { interesses_token: rita.interesses_token })).status).toBe(201)
    const [conta] = await board.db.select().from(usuarios).where(eq(usuarios.id, nova.id))
    if (!conta) throw new Error('no account was made')
    await verify(conta)
    expect(await interessesOf(conta)).toEqual(['Redes'])
  })
})

describe('PUT /interesses/usuario/{id}', () => {
  const save = (usuario: Usuario, nomes: unknown[], as: Usuario | undefined = usuario) =>
    board.call(`PUT /interesses/usuario/${usuario.id}`, { body: nomes, as })

  test("replaces the person's interests by the named ones", async () => {
    const aluna = await board.createAluno()
    await save(aluna, ['Redes', 'Robótica'])
    expect((await save(aluna, ['robotica', 'Robótica', 'Álgebra', 'Nunca ouvi'])).status).toBe(200)
    expect(await interessesOf(aluna)).toEqual(['Álgebra', 'Robótica'])
    await save(aluna, [])
    expect(await interessesOf(aluna)).toEqual([])
  })

  test('makes the recommendations of the student stale', async () => {
    const aluna = await board.createAluno()
    await board.db.insert(recomendacoes).values({ usuarioId: aluna.id, calculadoEm: new Date(), versao: 3 })
    await save(aluna, ['Redes'])
    const [cached] = await board.db.select().from(recomendacoes).where(eq(recomendacoes.usuarioId, aluna.id))
    expect(cached).toMatchObject({ versao: 4, calculadoEm: null })
  })

  test('is for oneself: another person gets 403, a visitor 401', async () => {
    const aluna = await board.createAluno()
    expect((await save(aluna, ['Redes'], await board.createProfessor())).status).toBe(403)
    expect((await board.call(`PUT /interesses/usuario/${aluna.id}`, { body: ['Redes'] })).status).toBe(401)
    expect(await interessesOf(aluna)).toEqual([])
  })

  test('refuses a body that is not a short list of names', async () => {
    const aluna = await board.createAluno()
    for (const nomes of [[1], [''], ['x'.repeat(61)], Array(101).fill('Redes')]) {
      expect((await save(aluna, nomes)).status).toBe(422)
    }
  })
})

import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from './app.ts'
import { inTransaction } from './db/inTransaction.ts'
import { tokensDeEmail } from './db/schema/apoio.ts'
import { mensagens } from './db/schema/rede.ts'
import { usuariosInteresses } from './db/schema/interesses.ts'
import { saveInteresses as saveInteressesOf } from './interesses/interessesDoUsuario.ts'
import { enqueueEmail } from './notificacoes/emailsAEnviar.ts'
import { createTestApp, senha } from './testing/createTestApp.ts'
import type { Usuario } from './testing/createTestApp.ts'
import { createInteresse, createVaga } from './testing/createVaga.ts'
import { untilWaiting } from './testing/untilWaiting.ts'

/* Writes of people at the same moment, each round with new people. */

const board = await createTestApp()
afterAll(board.close)

/** PGlite has one transaction at a time. */
const rounds = process.env['TEST_DATABASE_URL'] ? 12 : 1
const eachRound = async (work: (round: number) => Promise<void>) => {
  for (let round = 0; round < rounds; round += 1) await work(round)
}

const [a, b, c, d] = ['Astronomia', 'Botânica', 'Cinema', 'Dança'] as const
const ids = new Map<number, string>()
for (const nome of [a, b, c, d]) ids.set(await createInteresse(board.db, nome), nome)

const saveInteresses = (as: Usuario, nomes: readonly string[]) =>
  board.call(`PUT /interesses/usuario/${as.id}`, { as, body: nomes })

const interessesOf = async (pessoa: Usuario) =>
  (await board.db.select().from(usuariosInteresses).where(eq(usuariosInteresses.usuarioId, pessoa.id)))
    .map(({ interesseId }) => ids.get(interesseId) ?? '')
    .toSorted((one, other) => one.localeCompare(other))

test('of two lists of interests one remains', () =>
  eachRound(async () => {
    const pessoa = await board.createAluno()
    const answers = await Promise.all([saveInteresses(pessoa, [a, b]), saveInteresses(pessoa, [c, d])])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect([
      [a, b],
      [c, d],
    ]).toContainEqual(await interessesOf(pessoa))
  }))

test('eight lists of interests, with requests for the list of vagas, are all saved', () =>
  eachRound(async () => {
    const pessoa = await board.createAluno()
    const lists = [[a], [b, c], [d, a], [c], [b, d], [a, b, c, d], [d], [c, a]]
    const answers = await Promise.all(
      lists.flatMap(list => [saveInteresses(pessoa, list), board.call('GET /vagas', { as: pessoa })]),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(lists.map(list => list.toSorted())).toContainEqual(await interessesOf(pessoa))
  }))

test('interests that are saved beside the first list of vagas recommend on the second', async () => {
  const autora = await board.createProfessor()
  await createVaga(board.db, { autorId: autora.id, temas: [a, b, c] })
  await eachRound(async () => {
    const pessoa = await board.createAluno()
    const list = () => board.call<{ recommended_count: number }>('GET /vagas', { as: pessoa })
    await Promise.all([list(), saveInteresses(pessoa, [a, b, c]), list()])
    expect((await list()).body.recommended_count).toBe(1)
  })
})

// On PGlite nobody waits.
if (process.env['TEST_DATABASE_URL']) {
  test('the first list of vagas does not overwrite interests that are saved while it is computed', async () => {
    const [autora, pessoa] = [await board.createProfessor(), await board.createAluno()]
    const vaga = await createVaga(board.db, { autorId: autora.id, temas: [a, b, c] })
    const list = () =>
      board.call<{ vagas: Array<{ id: number; recommendationScore: number }> }>('GET /vagas', { as: pessoa })
    const { first } = await inTransaction(board.db, async transaction => {
      await saveInteressesOf(transaction, pessoa.id, [a, b, c])
      const answer = list()
      await untilWaiting(board.db)
      return { first: answer }
    })
    await first
    expect((await list()).body.vagas.find(({ id }) => id === vaga.id)?.recommendationScore ?? 0).toBeGreaterThan(0)
  })
}

/** The second code of a registration. */
const register = async (email: string) => {
  await board.call('POST /users', { body: { usuario: 'Rita Prado', email, password: senha, ehaluno: true } })
  await board.mailsTo(email)
  await board.call('POST /auth/resend-verification', { body: { email } })
  const { link } = (await board.mailsTo(email)).at(-1) ?? expect.fail('no mail')
  return new URL(link).searchParams.get('token') ?? ''
}

test('two accounts that each have an expired code are verified', () =>
  eachRound(async round => {
    const tokens = [await register(`um${round}@puc.example`), await register(`outro${round}@puc.example`)]
    await board.db.execute(sql`
      update tokens_de_email set criado_em = now() - interval '2 hours', expira_em = now() - interval '1 hour'
      where id in (select min(id) from tokens_de_email group by usuario_id)
    `)
    const answers = await Promise.all(tokens.map(token => board.call('POST /auth/verify-email', { body: { token } })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  }))

test('two processes send a mailbox five mails of a kind', async () => {
  const mail = { send: async () => {}, close: () => {} }
  const other = await buildApp({ db: board.db, settings: board.settings, mail, maxEventLoopDelay: 0 })
  await eachRound(async () => {
    const { id, email } = await board.createAluno()
    for (let sent = 0; sent < 10; sent += 1) await enqueueEmail(board.db, 'redefinicao', email)
    await board.db.execute(sql`update emails_a_enviar set proxima_em = now()`)
    await Promise.all([board.app.mailQueue.drain(), other.mailQueue.drain()])
    expect(await board.db.$count(tokensDeEmail, eq(tokensDeEmail.usuarioId, id))).toBe(5)
  })
  await other.close()
})

test('of two who connect to each other, the second accepts', () =>
  eachRound(async () => {
    const [um, outro] = [await board.createAluno(), await board.createAluno()]
    await Promise.all([
      board.call(`PUT /rede/conexoes/${outro.id}`, { as: um }),
      board.call(`PUT /rede/conexoes/${um.id}`, { as: outro }),
    ])
    const told = await Promise.all(
      [um, outro].map(as => board.call<{ notificacoes: Array<{ titulo: string }> }>('GET /notificacoes', { as })),
    )
    const titulos = told.flatMap(({ body }) => body.notificacoes.map(({ titulo }) => titulo))
    expect(titulos.toSorted()).toEqual(['Conexão aceita', 'Nova conexão'])
  }))

test('the times of a conversation never run backwards', async () => {
  const [um, outro] = [await board.createAluno(), await board.createAluno()]
  const send = (as: Usuario, para: Usuario, conteudo: string) =>
    board.call('POST /mensagens', { as, body: { destinatario_id: para.id, conteudo } })
  await eachRound(async round => {
    const all = Array.from({ length: 8 }, (_, index) =>
      index % 2 ? send(um, outro, `${round} ${index}`) : send(outro, um, `${round} ${index}`),
    )
    for (const { status } of await Promise.all(all)) expect(status).toBe(201)
  })
  const times = (await board.db.select().from(mensagens).orderBy(mensagens.id)).map(({ criadoEm }) =>
    criadoEm.getTime(),
  )
  expect(times).toHaveLength(rounds * 8)
  expect(times.toSorted((one, other) => one - other)).toEqual(times)
})

import { afterAll, expect, test, vi } from 'vitest'
import { codeOf } from './testing/codeOf.ts'
import { createTestApp } from './testing/createTestApp.ts'
import { createPessoaComFator } from './testing/segundoFator.ts'

/* Second steps of sign-ins at the same moment, each round with a new person. */

const board = await createTestApp()
afterAll(() => {
  // The next file has the same process, and its database waits by this clock.
  vi.useRealTimers()
  return board.close()
})
// In the middle of a step, so that no code changes during a test.
vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 30_000) * 30_000 + 15_000 })

/** PGlite has one transaction at a time. */
const rounds = process.env['TEST_DATABASE_URL'] ? 12 : 1
const eachRound = async (work: () => Promise<void>) => {
  for (let round = 0; round < rounds; round += 1) await work()
}

const createAluna = async () => {
  const pessoa = createPessoaComFator(board, await board.createAluno())
  const token = (await pessoa.login()).access_token ?? ''
  return { ...pessoa, token }
}
type Answer = { status: number }
const statusesOf = async (calls: Promise<Answer>[]) =>
  (await Promise.all(calls)).map(({ status }) => status).toSorted((a, b) => a - b)

test('one code of an app makes one session, with two challenges', () =>
  eachRound(async () => {
    const { enrol, begin, confirm, token } = await createAluna()
    const { segredo } = await enrol(token)
    const passos = [await begin(), await begin()]
    const codigo = codeOf(segredo)
    expect(await statusesOf(passos.map(({ desafio }) => confirm({ desafio, codigo })))).toEqual([200, 422])
  }))

test('one challenge makes one session, with two recovery codes', () =>
  eachRound(async () => {
    const { enrol, begin, confirm, token } = await createAluna()
    const { codigos } = await enrol(token)
    const { desafio } = await begin()
    expect(await statusesOf(codigos.slice(0, 2).map(codigo => confirm({ desafio, codigo })))).toEqual([200, 400])
  }))

test('one recovery code makes one session, with two challenges', () =>
  eachRound(async () => {
    const { enrol, begin, confirm, token } = await createAluna()
    const { codigos } = await enrol(token)
    const passos = [await begin(), await begin()]
    expect(await statusesOf(passos.map(({ desafio }) => confirm({ desafio, codigo: codigos[0] })))).toEqual([200, 422])
  }))

test('two first apps make one set of recovery codes, and the last app stays', () =>
  eachRound(async () => {
    const { open, add, token } = await createAluna()
    const abertos = [await open(token, 'aplicativo'), await open(token, 'aplicativo')]
    const answers = await Promise.all(
      abertos.map(({ desafio, aplicativo }) => add(token, { desafio, codigo: codeOf(aplicativo?.segredo ?? '', -1) })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers.filter(({ body }) => body.codigos !== null)).toHaveLength(1)
  }))

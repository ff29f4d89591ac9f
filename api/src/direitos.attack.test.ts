import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { candidaturas } from './db/schema.ts'
import { createGestores } from './testing/createGestores.ts'
import { createTestApp } from './testing/createTestApp.ts'
import { operacoes } from './testing/operacoes.ts'

/* A stored response belongs to a person who still may make the call. Every operation of openapi.json with a key. */

const board = await createTestApp()
afterAll(board.close)

type Operation = { parameters?: Array<{ in: string; name: string }> }

const { paths }: { paths: Record<string, Record<string, Operation>> } = JSON.parse(
  readFileSync(new URL('../openapi.json', import.meta.url), 'utf8'),
)

/** The operations that store a response and that a manager of a vaga may call: this right ends without the session. */
const daGestao = Object.entries(paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { parameters = [] }]) => parameters.some(({ name }) => name === 'idempotency-key'))
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  )
  .filter(route => operacoes[route]?.may === 'author')

describe('a co-manager who was removed', () => {
  test('is tried on each operation that stores a response', () => {
    expect(daGestao).toContain('POST /vagas/{id}/selecao/movimentos')
    expect(daGestao.length).toBeGreaterThan(2)
  })

  test.each(daGestao)('does not get the stored response of %s', async route => {
    const { vaga, autora, gestora, juntar, remover } = await createGestores(board)
    const gestor = await juntar(gestora)
    const aluna = await board.createAluno()
    const [candidatura] = await board.db
      .insert(candidaturas)
      .values({ vagaId: vaga, candidatoId: aluna.id })
      .returning()
    const { id, body = {} } = operacoes[route] ?? expect.fail(`${route} has no rule`)
    const [acted, idDaCandidatura] = [id === 'candidatura' ? candidatura?.id : vaga, candidatura?.id ?? 0]
    const sent = typeof body === 'function' ? body(aluna.id, idDaCandidatura) : body
    const send = () =>
      board.call(route.replace('{id}', String(acted)) as 'POST /', {
        as: gestora,
        body: sent,
        headers: { 'idempotency-key': 'a' },
      })
    const first = await send()
    expect(first.status).toBeLessThan(300)
    expect(await send()).toMatchObject({ status: first.status, body: first.body })
    await remover(autora, gestor)
    expect(await send()).toMatchObject({ status: 403 })
  })
})

import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gestores } from './db/schema/gestores.ts'
import { usuariosInteresses } from './db/schema/interesses.ts'
import { createTestApp } from './testing/createTestApp.ts'
import type { Usuario } from './testing/createTestApp.ts'
import { createInteresse, createVaga } from './testing/createVaga.ts'
import { operacoes } from './testing/operacoes.ts'

/* A draft does not exist for anybody but its managers: every operation of openapi.json responds as for an unknown id. */

const board = await createTestApp()
afterAll(board.close)

const { paths }: { paths: Record<string, Record<string, unknown>> } = JSON.parse(
  readFileSync(new URL('../openapi.json', import.meta.url), 'utf8'),
)
const rotas = Object.entries(paths).flatMap(([path, methods]) =>
  Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
)

const segredo = 'Zibelina'
const unknown = 2_000_000_000
let rascunho: number
const leitores: Record<'aluna' | 'outra' | 'convidada', Usuario | null> = { aluna: null, outra: null, convidada: null }

beforeAll(async () => {
  const autora = await board.createProfessor()
  const tema = await createInteresse(board.db, 'Peles')
  const vaga = await createVaga(board.db, {
    autorId: autora.id,
    titulo: segredo,
    descricao: `${segredo} ${segredo} ${segredo}`,
    rascunho: true,
    status: 'encerrada',
    temas: ['Peles'],
  })
  rascunho = vaga.id
  leitores.aluna = await board.createAluno()
  leitores.outra = await board.createProfessor()
  leitores.convidada = await board.createProfessor()
  await board.db.insert(usuariosInteresses).values({ usuarioId: leitores.aluna.id, interesseId: tema })
  await board.db.insert(gestores).values({ vagaId: rascunho, usuarioId: leitores.convidada.id, visivel: true })
})

/** A valid body; `deserta` bodies that name a candidatura name none. */
const bodyOf = (rota: string) => {
  const { body } = operacoes[rota] ?? {}
  return typeof body === 'function' ? body(unknown, unknown) : body
}

const send = (rota: string, id: number, as: Usuario | null) => {
  const body = bodyOf(rota)
  const route = rota.replace('{id}', String(id)).replaceAll(/\{\w+\}/g, '1')
  return board.call(route as 'POST /', { ...(as && { as }), ...(body && { body }) })
}

describe.each(Object.keys(leitores) as Array<keyof typeof leitores>)('to %s, a draft is as an unknown id', nome => {
  const daVaga = rotas.filter(
    rota =>
      rota.includes('{id}') &&
      operacoes[rota]?.id === undefined &&
      operacoes[rota]?.may !== 'self' &&
      !/(users|mensagens|rede)/.test(rota) &&
      // An invitation is what the invited person may answer.
      !(nome === 'convidada' && rota.endsWith('/convite')),
  )

  test('on every operation', async () => {
    expect(daVaga.length).toBeGreaterThan(20)
    for (const rota of daVaga) {
      const [about, none] = [await send(rota, rascunho, leitores[nome]), await send(rota, unknown, leitores[nome])]
      expect({ rota, status: about.status, body: about.body }).toEqual({ rota, status: none.status, body: none.body })
      // Removing what one has not saved is no failure, of any id.
      if (!/^DELETE .*(salvas|buscas)\/\{id\}$/.test(rota)) expect(about.status, rota).toBeGreaterThanOrEqual(400)
      else expect([204, 403]).toContain(about.status)
    }
  })

  test('in no list', async () => {
    const listas = rotas.filter(rota => rota.startsWith('GET ') && !rota.includes('{') && !operacoes[rota]?.stream)
    for (const rota of [...listas, `GET /vagas?busca=${segredo}`, `GET /rede/sugestoes?busca=${segredo}`]) {
      if (nome === 'convidada' && rota === 'GET /gestores/convites') continue
      const { body } = await send(rota, 0, leitores[nome])
      expect(JSON.stringify(body ?? null), rota).not.toContain(segredo)
    }
  })
})

test('an anonymous reader finds none of it either', async () => {
  expect((await send('GET /publico/vagas/{id}', rascunho, null)).status).toBe(404)
  expect(JSON.stringify((await send('GET /publico/mural', 0, null)).body)).not.toContain(segredo)
})

import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { agendas, entradasDaAgenda } from '../db/schema/agenda.ts'
import { usuarios, vagas } from '../db/schema.ts'
import { createAgenda } from '../testing/createAgenda.ts'
import { createEntrevistas } from '../testing/createEntrevistas.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'
import { createVaga } from '../testing/createVaga.ts'
import { spyStatements } from '../testing/spyStatements.ts'
import { mostEntradas } from './conferirAgendas.ts'

const board = await createTestApp({ logLevel: 'trace' })
afterAll(board.close)
const { call, db } = board
const { open, get, read, salvar } = createAgenda(board)

let professora: Usuario
let ana: Usuario
beforeEach(async () => {
  professora = await board.createProfessor({ professorConfirmadoEm: new Date() })
  ana = await board.createAluno()
})

describe('an address', () => {
  test('is at the public address, kept as a hash, and told once', async () => {
    const nada = await call('GET /usuarios/me/agenda', { as: ana })
    expect(nada.body).toEqual({ criada_em: null })
    const { body } = await call<{ endereco: string; criada_em: string }>('POST /usuarios/me/agenda', { as: ana })
    expect(body.endereco).toMatch(/^https:\/\/vagas\.puc\.example\/agenda\.ics\?token=[\w-]{43}$/)
    expect((await call('GET /usuarios/me/agenda', { as: ana })).body).toEqual({ criada_em: body.criada_em })
    const [row] = await db.select().from(agendas).where(eq(agendas.usuarioId, ana.id))
    expect(body.endereco).not.toContain(row?.hash)
    expect(row?.hash).toMatch(/^[\da-f]{64}$/)
  })

  test('leads to what its person has ahead, and to nothing of others', async () => {
    const bia = await board.createAluno()
    const vaga = await createVaga(db, { autorId: professora.id, titulo: 'Monitoria' })
    await salvar(ana, vaga.id)
    const [dela, daBia] = [await open(ana), await open(bia)]
    expect(await read(dela)).toEqual([[`prazo-${vaga.id}`, 'Inscrições: Monitoria (até 23h59)', 0, 'CONFIRMED']])
    expect(await read(daBia)).toEqual([])
  })

  test('leads nowhere once it was renewed or closed, and another one counts on', async () => {
    const vaga = await createVaga(db, { autorId: professora.id })
    await salvar(ana, vaga.id)
    const first = await open(ana)
    await db.update(vagas).set({ titulo: 'Outro título' }).where(eq(vagas.id, vaga.id))
    const second = await open(ana)
    expect((await get(first)).statusCode).toBe(404)
    expect((await read(second)).map(([, , sequence]) => sequence)).toEqual([1])
    for (const _ of [1, 2]) expect((await call('DELETE /usuarios/me/agenda', { as: ana })).status).toBe(204)
    expect((await get(second)).statusCode).toBe(404)
    expect((await call('GET /usuarios/me/agenda', { as: ana })).body).toEqual({ criada_em: null })
  })

  test('leads nowhere while the account is suspended, and is gone with the account', async () => {
    const search = await open(ana)
    const suspend = (suspensoAte: Date) => db.update(usuarios).set({ suspensoAte }).where(eq(usuarios.id, ana.id))
    await suspend(new Date('2999-01-01'))
    expect((await get(search)).statusCode).toBe(404)
    await suspend(new Date('2026-01-01'))
    expect((await get(search)).statusCode).toBe(200)
    await db.delete(usuarios).where(eq(usuarios.id, ana.id))
    expect((await get(search)).statusCode).toBe(404)
    expect(await db.select().from(entradasDaAgenda).where(eq(entradasDaAgenda.usuarioId, ana.id))).toEqual([])
  })

  test.each(['', '?token=', `?token=${'x'.repeat(43)}`, `?token=${'x'.repeat(201)}`, '?token=a&token=b'])(
    'that nobody has leads nowhere: %s',
    async search => expect([404, 422]).toContain((await get(search)).statusCode),
  )

  test('is in no line of the log', async () => {
    const search = await open(ana)
    for (const each of [search, `${search}&x=1`]) await get(each)
    await get(search, {}, 'HEAD')
    await call('DELETE /usuarios/me/agenda', { as: ana })
    await get(search)
    expect(board.logged()).toContain('/usuarios/me/agenda')
    expect(board.logged()).not.toContain(search.slice('?token='.length))
  })
})

describe('the calendar', () => {
  test('has an ETag, the same headers for HEAD, and is the same whatever is accepted', async () => {
    const search = await open(ana)
    const got = await get(search)
    expect(got.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache, no-transform',
    })
    const head = await get(search, {}, 'HEAD')
    const { date: _, 'x-request-id': __, ...headers } = got.headers
    expect([head.statusCode, head.body, head.headers]).toEqual([200, '', expect.objectContaining(headers)])
    const asked = { accept: 'application/json', 'accept-encoding': 'gzip, br' }
    const other = await get(search, asked)
    expect([other.statusCode, other.body, other.headers['content-encoding']]).toEqual([200, got.body, undefined])
    const again = await get(search, { 'if-none-match': String(got.headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('is the same bytes at another time', async () => {
    const { ana: aluna, apply, offerAt, choose } = await createEntrevistas(board)
    await apply(aluna)
    await choose(aluna, (await offerAt(30))[0])
    const search = await open(aluna)
    const before = await get(search)
    vi.useFakeTimers({ now: new Date('2031-05-05T05:05:05Z'), toFake: ['Date'] })
    const after = await get(search)
    vi.useRealTimers()
    expect(before.body).toContain('BEGIN:VEVENT')
    expect([after.body, after.headers['etag']]).toEqual([before.body, before.headers['etag']])
  })

  test('of 200 entries costs one statement, and of more than it has, the next ones', async () => {
    const insert = (from: number, to: number) =>
      db.execute(sql`
        with novas as (
          insert into vagas (titulo, descricao, prazo, tipo_id, departamento_id, local_id, autor_id)
          select 'Uma de muitas', 'Uma de muitas.', date '2990-01-01' + n, 1, 1, 2, ${professora.id}::int
          from generate_series(${from}::int, ${to}::int) n returning id
        )
        insert into vagas_salvas (usuario_id, vaga_id) select ${ana.id}::int, id from novas
      `)
    await insert(1, 200)
    const search = await open(ana)
    const spy = spyStatements(db)
    expect((await get(search)).body.match(/BEGIN:VEVENT/g)).toHaveLength(200)
    expect(spy.count()).toBe(1)
    spy.stop()
    await insert(201, mostEntradas + 1)
    expect(await read(search)).toHaveLength(mostEntradas)
    const { body } = await get(search)
    expect(body).toContain('DTSTART;VALUE=DATE:29900102')
    expect(body).not.toContain('DTSTART;VALUE=DATE:29920929')
  })
})

import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { NotificacaoAnswer } from './notificacao.ts'
import { notify, notifyEach } from './notify.ts'
import type { Fato } from './notify.ts'
import { anuncios } from '../db/schema/apoio.ts'
import { notificacoes } from '../db/schema/rede.ts'
import { usuariosInteresses } from '../db/schema/interesses.ts'
import { toIntArray } from '../db/toIntArray.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { TestApp, Usuario } from '../testing/createTestApp.ts'
import { createInteresse, createVaga } from '../testing/createVaga.ts'
import { announceNext } from '../vagas/anuncios.ts'

type Page = {
  notificacoes: NotificacaoAnswer[]
  cursores: string[]
  tem_mais: boolean
  total: number
  nao_lidas: number
}

let board: TestApp
beforeAll(async () => {
  board = await createTestApp()
})
afterAll(() => board.close())

const fato = (titulo: string, tipo: Fato['tipo'] = 'engajamento'): Fato => ({
  tipo,
  icone: 'award',
  titulo,
  descricao: 'Aconteceu.',
  vagaId: null,
  acao: null,
})

const page = async (as: Usuario, query = '') => (await board.call<Page>(`GET /notificacoes${query}`, { as })).body
const titulos = async (as: Usuario, query = '') => (await page(as, query)).notificacoes.map(({ titulo }) => titulo)
const markRead = (as: Usuario, body: object) => board.call('POST /notificacoes/lidas', { as, body })

describe('notificacoes', () => {
  test("are the person's own, newest first, in windows and by kind, with the unread count of all kinds", async () => {
    const [ana, bia] = [await board.createAluno(), await board.createAluno()]
    for (const titulo of ['um', 'dois', 'três']) await notify(board.db, [ana.id, bia.id, ana.id], fato(titulo))
    await notify(board.db, [ana.id], fato('quatro', 'conexao'))
    await notify(board.db, [bia.id], fato('cinco', 'oportunidade'))
    expect(await titulos(ana)).toEqual(['quatro', 'três', 'dois', 'um'])
    expect(await page(ana, '?skip=1&limit=2')).toMatchObject({ total: 4, nao_lidas: 4 })
    expect(await titulos(ana, '?skip=1&limit=2')).toEqual(['três', 'dois'])
    expect(await page(ana, '?tipo=conexao,oportunidade')).toMatchObject({ total: 1, nao_lidas: 4 })
    expect((await board.call('GET /notificacoes?tipo=segredo', { as: ana })).status).toBe(422)
    expect((await board.call('GET /notificacoes?limit=101', { as: ana })).status).toBe(422)
    expect((await page(bia)).notificacoes[0]).toEqual({
      id: expect.any(Number),
      tipo: 'oportunidade',
      titulo: 'cinco',
      descricao: 'Aconteceu.',
      criado_em: expect.stringMatching(/Z$/),
      icone: 'award',
      lida: false,
      acao: null,
      alvo: null,
    })
  })

  test('come twenty at a time', async () => {
    const ana = await board.createAluno()
    for (let index = 0; index < 21; index += 1) await notify(board.db, [ana.id], fato(`n${index}`))
    expect(await titulos(ana)).toHaveLength(20)
    expect(await titulos(ana, '?skip=20')).toEqual(['n0'])
  })

  test('that come while somebody reads repeat and skip none, of one kind or of all', async () => {
    const ana = await board.createAluno()
    // Of one statement, so that their times are equal.
    await notifyEach(
      board.db,
      Array.from({ length: 5 }, (_, n) => ({ usuarioId: ana.id, fato: fato(`n${n}`) })),
    )
    await notify(board.db, [ana.id], fato('outra', 'conexao'))
    for (const tipo of ['', '&tipo=engajamento']) {
      const all = (await page(ana, `?limit=100${tipo}`)).notificacoes.map(({ id }) => id)
      const lidas: number[] = []
      for (let depois = '', more = true; more;) {
        const { notificacoes: rows, cursores, tem_mais } = await page(ana, `?limit=2${tipo}${depois}`)
        lidas.push(...rows.map(({ id }) => id))
        await notify(board.db, [ana.id], fato(`depois de ${lidas.length}${tipo}`))
        await board.db.delete(notificacoes).where(eq(notificacoes.id, lidas[0] ?? 0))
        ;[depois, more] = [`&depois=${cursores.at(-1)}`, tem_mais]
      }
      expect(lidas).toEqual(all)
    }
    for (const cursor of ['', 'x', '1', '1.2.3', '0.zzzzzzz'])
      expect((await board.call(`GET /notificacoes?depois=${cursor}`, { as: ana })).status).toBe(422)
  })

  test('are marked as read by id or all at once, and never those of others', async () => {
    const [ana, bia] = [await board.createAluno(), await board.createAluno()]
    for (const titulo of ['um', 'dois', 'três']) await notify(board.db, [ana.id, bia.id], fato(titulo))
    const ids = (await page(ana)).notificacoes.slice(0, 1).map(({ id }) => id)
    expect((await markRead(bia, { ids })).status).toBe(204)
    expect((await markRead(ana, { ids })).status).toBe(204)
    expect((await page(ana)).notificacoes.map(({ lida }) => lida)).toEqual([true, false, false])
    await markRead(ana, { todas: true })
    expect([(await page(ana)).nao_lidas, (await page(bia)).nao_lidas]).toEqual([0, 3])
    for (const body of [{}, { todas: false }, { ids: ['x'] }]) expect((await markRead(ana, body)).status).toBe(422)
  })

  test('are refused without a session', async () => {
    expect((await board.call('GET /notificacoes')).status).toBe(401)
    expect((await board.call('POST /notificacoes/lidas', { body: { todas: true } })).status).toBe(401)
  })

  test('that lead to a vaga are deleted with it', async () => {
    const [professora, aluna] = [await board.createProfessor(), await board.createAluno()]
    const { id } = await createVaga(board.db, { autorId: professora.id })
    const { body } = await board.call<{ id: number }>(`POST /candidaturas/vaga/${id}`, { as: aluna })
    await markRead(professora, { todas: true })
    await board.call(`DELETE /candidaturas/vaga/${id}`, { as: aluna })
    expect((await page(professora)).notificacoes).toMatchObject([
      { acao: { href: `/professor/opportunities/${id}/candidates/${body.id}` } },
    ])
    expect((await board.call(`DELETE /vagas/${id}`, { as: professora })).status).toBe(204)
    expect(await page(professora)).toMatchObject({ total: 0, nao_lidas: 0 })
  })

  test('that are unread are renewed instead of repeated', async () => {
    const ana = await board.createAluno()
    for (const titulo of ['um', 'dois']) await notify(board.db, [ana.id], fato(titulo))
    await notify(board.db, [ana.id], { ...fato('um'), descricao: 'Aconteceu de novo.' })
    expect((await page(ana)).notificacoes.map(({ descricao }) => descricao)).toEqual([
      'Aconteceu de novo.',
      'Aconteceu.',
    ])
    await markRead(ana, { todas: true })
    await notify(board.db, [ana.id], fato('um'))
    expect(await page(ana)).toMatchObject({ total: 3, nao_lidas: 1 })
  })
})

const nova = (interesses: number[]) => ({
  titulo: 'Monitoria de Redes',
  descricao: 'Ajudar nas aulas de laboratório de Redes.',
  department_id: 1,
  location_id: 2,
  tipo_id: 1,
  interesses,
})

describe('people are notified', () => {
  test('of a new vaga that matches well, once, and not of one that matches weakly', async () => {
    const rita = await board.createProfessor()
    const [forte, fraco, naoVerificado] = [
      await board.createAluno(),
      await board.createAluno(),
      await board.createAluno({ emailVerificadoEm: null }),
    ]
    const [redes, robotica] = [await createInteresse(board.db, 'Redes'), await createInteresse(board.db, 'Robótica')]
    const likes = (usuario: Usuario, ids: number[]) =>
      board.db.insert(usuariosInteresses).values(ids.map(interesseId => ({ usuarioId: usuario.id, interesseId })))
    for (const each of [forte, naoVerificado, rita]) await likes(each, [redes, robotica])
    await likes(fraco, [redes])
    const { status, body } = await board.call<{ id: number }>('POST /vagas', {
      as: rita,
      body: nova([redes, robotica]),
    })
    expect(status).toBe(201)
    await board.app.anuncios.drain()
    await board.app.anuncios.drain()
    expect((await page(forte)).notificacoes).toMatchObject([
      {
        tipo: 'oportunidade',
        descricao: expect.stringMatching(/^Monitoria de Redes, em .*, combina com seus interesses\.$/),
        acao: { rotulo: 'Me inscrever', href: `/opportunities/${body.id}?de=alerta` },
      },
    ])
    expect([await titulos(fraco), await titulos(rita)]).toEqual([[], []])
    expect(await board.db.$count(notificacoes, eq(notificacoes.usuarioId, naoVerificado.id))).toBe(0)
  })

  test('of a vaga that a process did not announce, by the next one that starts', async () => {
    const rita = await board.createProfessor()
    const aluna = await board.createAluno({ curso: 'Administração' })
    const tema = await createInteresse(board.db, 'Logística')
    await board.db.insert(usuariosInteresses).values({ usuarioId: aluna.id, interesseId: tema })
    await createVaga(board.db, { autorId: rita.id, temas: ['Logística'], anunciadaEm: null })
    await createVaga(board.db, { autorId: rita.id, temas: ['Logística'], anunciadaEm: null, prazo: '2001-01-01' })
    await createVaga(board.db, { autorId: rita.id, temas: ['Logística'] })
    await board.app.anuncios.drain()
    expect(await titulos(aluna)).toEqual(['Nova oportunidade para você'])
  })

  test('of a new vaga, everybody it matches, once each, even if the announcing process dies', async () => {
    const rita = await board.createProfessor()
    const temas = ['Vela', 'Remo']
    const ids = await Promise.all(temas.map(tema => createInteresse(board.db, tema)))
    await board.db.execute(sql`
      with novos as (
        insert into usuarios (usuario, email, ehaluno, senha_hash, email_verificado_em)
        select 'Aluno ' || n, 'lote' || n || '@puc.example', true, 'x', now() from generate_series(1, 1203) n
        returning id
      )
      insert into usuarios_interesses (usuario_id, interesse_id)
      select novos.id, tema from novos, unnest(${toIntArray(ids)}) tema
    `)
    const { id } = await createVaga(board.db, { autorId: rita.id, temas, anunciadaEm: null })
    const tell = async (times: number) => {
      for (let turn = 0; turn < times; turn += 1) await announceNext(board.db)
    }
    const count = async () => {
      const { rows } = await board.db.execute<{ told: number; people: number }>(sql`
        select count(*)::int as told, count(distinct usuario_id)::int as people
        from notificacoes where vaga_id = ${id}::int
      `)
      return rows[0]
    }
    await tell(2)
    expect(await count()).toEqual({ told: 500, people: 500 })
    // What kill -9 leaves of a transaction.
    const dies = board.db.transaction(async transaction => {
      await announceNext(transaction)
      throw new Error('killed')
    })
    await expect(dies).rejects.toThrow('killed')
    expect(await count()).toEqual({ told: 500, people: 500 })
    // A notified student may have read it meanwhile, and is not notified again.
    await board.db.update(notificacoes).set({ lidaEm: new Date() })
    await board.app.anuncios.drain()
    expect(await count()).toEqual({ told: 1203, people: 1203 })
    expect(await board.db.$count(anuncios)).toBe(0)
  })

  test('who publish: of each candidatura, once until it is read', async () => {
    const [rita, ana, bia] = [await board.createProfessor(), await board.createAluno(), await board.createAluno()]
    const { id, titulo } = await createVaga(board.db, { autorId: rita.id })
    const call = (method: 'POST' | 'DELETE', as: Usuario) =>
      board.call<{ id: number }>(`${method} /candidaturas/vaga/${id}`, { as })
    await call('POST', ana)
    await call('DELETE', ana)
    const daAna = (await call('POST', ana)).body.id
    const href = `/professor/opportunities/${id}/candidates/${daAna}`
    const alvo = { tipo: 'vaga', id }
    expect((await page(rita, '?tipo=candidatura')).notificacoes).toMatchObject([
      { descricao: `${ana.usuario} se candidatou a ${titulo}.`, acao: { rotulo: 'Ver candidato', href }, alvo },
    ])
    await call('POST', bia)
    expect((await call('POST', bia)).status).toBe(409)
    expect((await page(rita, '?tipo=candidatura')).notificacoes).toMatchObject([
      { titulo: `2 novas candidaturas em ${titulo}`, acao: { rotulo: 'Ver candidatos', href }, alvo },
    ])
  })

  test("who applied: of the vaga's current status", async () => {
    const [rita, ana, bia] = [await board.createProfessor(), await board.createAluno(), await board.createAluno()]
    const { id, titulo } = await createVaga(board.db, { autorId: rita.id })
    await board.call(`POST /candidaturas/vaga/${id}`, { as: ana })
    const move = (status: string) => board.call(`PUT /vagas/${id}/status`, { as: rita, body: { status } })
    for (const status of ['finalizada', 'em_andamento', 'em_andamento']) await move(status)
    expect((await page(ana)).notificacoes).toMatchObject([
      {
        tipo: 'oportunidade',
        descricao: `A seleção de “${titulo}” está em andamento.`,
        acao: { href: `/opportunities/${id}` },
      },
    ])
    expect(await titulos(bia)).toEqual([])
    await move('encerrada')
    const [ultima] = (await page(ana)).notificacoes
    expect(ultima?.descricao).toBe(
      `A oportunidade “${titulo}” está encerrada e não recebe mais candidaturas. Quem já se candidatou ainda pode ter resposta.`,
    )
  })
})

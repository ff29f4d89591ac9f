import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MensagemAnswer } from './mensagem.ts'
import { gestores } from '../db/schema/gestores.ts'
import { conversas, mensagens, notificacoes } from '../db/schema/rede.ts'
import { candidaturas } from '../db/schema.ts'
import { createSelecao } from '../testing/createSelecao.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { TestApp, Usuario } from '../testing/createTestApp.ts'

type Conversa = { usuario_id: number; nome: string; ehaluno: boolean; ultima_mensagem: string; nao_lidas: number }

let board: TestApp
beforeAll(async () => {
  board = await createTestApp()
})
afterAll(() => board.close())

const couple = async () => [await board.createAluno(), await board.createProfessor()] as const

const write = (as: Usuario, para: { id: number }, conteudo: string, headers = {}) =>
  board.call<MensagemAnswer & { detail: string }>('POST /mensagens', {
    as,
    headers,
    body: { destinatario_id: para.id, conteudo },
  })

const conversasOf = async (as: Usuario) => (await board.call<Conversa[]>('GET /mensagens/conversas', { as })).body

const read = async (as: Usuario, com: { id: number }, query = '') =>
  (await board.call<MensagemAnswer[]>(`GET /mensagens/conversa/${com.id}${query}`, { as })).body

describe('a conversation', () => {
  test('has the messages of both, oldest first, and is on both lists with the last message', async () => {
    const [ana, rita] = await couple()
    const { status, body } = await write(ana, rita, '  Bom dia!\n ')
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(Number),
      conteudo: 'Bom dia!',
      criado_em: expect.stringMatching(/Z$/),
      remetente_id: ana.id,
      destinatario_id: rita.id,
      lida: false,
    })
    const answer = await write(rita, ana, 'x'.repeat(300))
    // Ana has read what Rita wrote, Rita has not read what Ana wrote.
    expect(await read(ana, rita)).toEqual([body, { ...answer.body, lida: true }])
    expect(await conversasOf(rita)).toMatchObject([
      { usuario_id: ana.id, nome: ana.usuario, ehaluno: true, ultima_mensagem: 'x'.repeat(200) },
    ])
    expect(await conversasOf(ana)).toMatchObject([{ usuario_id: rita.id, ehaluno: false }])
  })

  test('is listed by its latest message', async () => {
    const [ana, rita] = await couple()
    const bia = await board.createAluno()
    await write(ana, rita, 'um')
    await write(bia, ana, 'dois')
    expect((await conversasOf(ana)).map(({ nome }) => nome)).toEqual([bia.usuario, rita.usuario])
    await write(rita, ana, 'três')
    expect((await conversasOf(ana)).map(({ nome }) => nome)).toEqual([rita.usuario, bia.usuario])
  })

  test('counts unread messages for their recipient only, until they are read', async () => {
    const [ana, rita] = await couple()
    await write(ana, rita, 'um')
    await write(ana, rita, 'dois')
    const waiting = async (as: Usuario) => (await conversasOf(as)).map(each => each.nao_lidas)
    expect([await waiting(ana), await waiting(rita)]).toEqual([[0], [2]])
    await read(ana, rita)
    await read(rita, ana, '?antes=1')
    expect(await waiting(rita)).toEqual([2])
    await read(rita, ana)
    expect(await waiting(rita)).toEqual([0])
    const kept = (await board.db.select().from(mensagens)).filter(({ destinatarioId }) => destinatarioId === rita.id)
    expect(kept.every(({ lidaEm }) => lidaEm !== null)).toBe(true)
    await write(ana, rita, 'três')
    expect(await waiting(rita)).toEqual([1])
  })

  test('is read in windows, each the newest before a message', async () => {
    const [ana, rita] = await couple()
    for (const texto of ['um', 'dois', 'três', 'quatro']) await write(ana, rita, texto)
    const newest = await read(ana, rita, '?limit=2')
    expect(newest.map(({ conteudo }) => conteudo)).toEqual(['três', 'quatro'])
    const older = await read(ana, rita, `?limit=2&antes=${newest[0]?.id}`)
    expect(older.map(({ conteudo }) => conteudo)).toEqual(['um', 'dois'])
    expect(await read(ana, rita, `?antes=${older[0]?.id}`)).toEqual([])
  })

  test('with two thousand messages serves a window by index', async () => {
    const [ana, rita] = await couple()
    const row = { remetenteId: ana.id, destinatarioId: rita.id, conteudo: 'oi' }
    await board.db.insert(mensagens).values(Array.from({ length: 2000 }, () => row))
    await board.db.execute('analyze mensagens')
    const { rows } = await board.db.execute<{ 'QUERY PLAN': string }>(
      `explain select * from mensagens where least(remetente_id, destinatario_id) = ${Math.min(ana.id, rita.id)}
         and greatest(remetente_id, destinatario_id) = ${Math.max(ana.id, rita.id)} and id < 1900 order by id desc limit 51`,
    )
    expect(rows.map(line => line['QUERY PLAN']).join('\n')).toMatch(
      /Index Scan Backward using mensagens_(conversa|pkey)/,
    )
    expect(await read(rita, ana, '?limit=51')).toHaveLength(51)
    expect(await read(rita, ana)).toHaveLength(1000)
  })

  test('is private to its two people', async () => {
    const [ana, rita] = await couple()
    const eva = await board.createAluno()
    await write(ana, rita, 'só para você')
    expect([await read(eva, ana), await read(eva, rita), await conversasOf(eva)]).toEqual([[], [], []])
    expect(await read(ana, ana)).toEqual([])
    expect((await conversasOf(rita))[0]?.nao_lidas).toBe(1)
  })
})

describe('writing', () => {
  test('refuses blank and overlong text, and the one character that PostgreSQL cannot store', async () => {
    const [ana, rita] = await couple()
    const invisiveis = ['\u200B\u2060', '\u3164', '\u2800 \u00AD', '\u0301\u0302', '\uFE0F']
    for (const texto of ['', ' \n ', ...invisiveis, 'x'.repeat(5001), '👍'.repeat(5001), 'a\0b'])
      expect((await write(ana, rita, texto)).status, texto.slice(0, 9)).toBe(422)
    for (const texto of ['x'.repeat(5000), '👍'.repeat(5000), '.', '👍🏽'])
      expect((await write(ana, rita, texto)).status, texto.slice(0, 9)).toBe(201)
    expect(await read(ana, rita)).toHaveLength(4)
  })

  test('needs an existing recipient other than oneself', async () => {
    const ana = await board.createAluno()
    const unverified = await board.createAluno({ emailVerificadoEm: null })
    expect((await write(ana, ana, 'oi')).status).toBe(422)
    expect((await write(ana, unverified, 'oi')).status).toBe(404)
    expect((await write(ana, { id: 2_147_483_647 }, 'oi')).status).toBe(404)
    expect((await write(ana, { id: 9e12 }, 'oi')).status).toBe(422)
  })

  test('with the same idempotency key sends once, and is refused with another text', async () => {
    const [ana, rita] = await couple()
    const key = { 'idempotency-key': 'k-1' }
    const [first, second] = await Promise.all([write(ana, rita, 'oi', key), write(ana, rita, 'oi', key)])
    expect(second.body).toEqual(first.body)
    expect(await read(rita, ana)).toHaveLength(1)
    expect((await write(ana, rita, 'olá', key)).status).toBe(422)
    expect((await write(rita, ana, 'oi', key)).status).toBe(201)
  })

  test('has a limit', async () => {
    const [ana, rita] = await couple()
    for (let sent = 0; sent < 300; sent += 1) await write(ana, ana, 'oi')
    const refused = await write(ana, rita, 'oi')
    expect([refused.status, refused.body.detail]).toEqual([429, expect.stringMatching(/Tente novamente em/)])
  })

  test('notifies the recipient once until it is read, with the address of their role', async () => {
    const [ana, rita] = await couple()
    await write(ana, rita, 'um')
    await write(ana, rita, 'dois')
    await write(rita, ana, 'três')
    const toldTo = async ({ id }: Usuario) =>
      (await board.db.select().from(notificacoes)).filter(({ usuarioId }) => usuarioId === id)
    expect(await toldTo(rita)).toMatchObject([
      {
        tipo: 'mensagem',
        descricao: `${ana.usuario} (Estudante) enviou uma mensagem para você.`,
        acaoHref: `/professor/messages?userId=${ana.id}`,
        lidaEm: null,
      },
    ])
    expect(await toldTo(ana)).toMatchObject([{ acaoHref: `/messages?userId=${rita.id}` }])
    await read(rita, ana)
    expect(await toldTo(rita)).toMatchObject([{ lidaEm: expect.any(Date) }])
  })
})

test('messages are refused without a session', async () => {
  const routes = ['GET /mensagens/conversas', 'GET /mensagens/conversa/1', 'POST /mensagens'] as const
  for (const route of routes) expect((await board.call(route)).status).toBe(401)
  const before = await board.db.$count(conversas)
  await board.call('POST /mensagens', { body: { destinatario_id: 1, conteudo: 'oi' } })
  expect(await board.db.$count(conversas)).toBe(before)
})

describe('a search', () => {
  type Achada = MensagemAnswer & { pessoa: { id: number; usuario: string } }
  const search = async (as: Usuario, busca: string, more = '') =>
    (await board.call<Achada[]>(`GET /mensagens?busca=${encodeURIComponent(busca)}${more}`, { as })).body

  test('finds all words of the own messages in any conversation, newest first, and marks nothing as read', async () => {
    const [ana, rita] = await couple()
    const joao = await board.createProfessor()
    await write(rita, ana, 'A reunião de cálculo é amanhã.')
    await write(ana, joao, 'Qual é o prazo do CÁLCULO da nota?')
    await write(joao, rita, 'Cálculo, só entre nós.')
    const achadas = await search(ana, ' calculo ')
    expect(achadas.map(({ conteudo, pessoa }) => [conteudo, pessoa.id])).toEqual([
      ['Qual é o prazo do CÁLCULO da nota?', joao.id],
      ['A reunião de cálculo é amanhã.', rita.id],
    ])
    expect(achadas[0]?.pessoa).toEqual({ id: joao.id, usuario: joao.usuario, avatar: null })
    expect((await search(ana, 'AMANHA cálculo')).map(({ lida }) => lida)).toEqual([false])
    expect(await search(ana, 'cálculo nunca')).toEqual([])
    expect(await search(ana, '100%_')).toEqual([])
    expect(await search(ana, 'calculo', '&limit=1')).toHaveLength(1)
    expect((await conversasOf(ana)).map(({ nao_lidas }) => nao_lidas)).toEqual([0, 1])
  })

  test('needs an account, and finds nothing without a word', async () => {
    const [ana] = await couple()
    expect((await board.call('GET /mensagens?busca=oi')).status).toBe(401)
    for (const query of ['', '?busca=', '?busca=%20']) {
      expect((await board.call(`GET /mensagens${query}`, { as: ana })).body).toEqual([])
    }
    for (const query of ['?busca=oi&limit=21', `?busca=${'a'.repeat(101)}`]) {
      expect((await board.call(`GET /mensagens${query}`, { as: ana })).status).toBe(422)
    }
  })
})

test('the candidaturas of a vaga say who got a comunicado of it today, from any of its managers', async () => {
  const { vaga, professora, alunos } = await createSelecao(board, 3)
  const [ana, bia, caio] = alunos as [Usuario, Usuario, Usuario]
  const [gestora, outra] = [await board.createProfessor(), await createSelecao(board)]
  await board.db
    .insert(gestores)
    .values(
      [vaga.id, outra.vaga.id].map(vagaId => ({ vagaId, usuarioId: gestora.id, visivel: true, aceitoEm: new Date() })),
    )
  await board.db.insert(candidaturas).values({ vagaId: outra.vaga.id, candidatoId: caio.id })
  const send = async (as: Usuario, para: Usuario, daVaga: number) =>
    write(as, para, 'A sala mudou.', { 'comunicado-vaga': String(daVaga) })
  const recebeu = async () => {
    type Linha = { comunicado_hoje: boolean }
    const { body } = await board.call<Linha[]>(`GET /candidaturas/vaga/${vaga.id}`, { as: professora })
    return body.map(({ comunicado_hoje }) => comunicado_hoje)
  }
  await write(professora, ana, 'Oi')
  await send(gestora, caio, outra.vaga.id)
  expect(await recebeu()).toEqual([false, false, false])
  await send(professora, ana, vaga.id)
  await send(gestora, bia, vaga.id)
  expect(await recebeu()).toEqual([true, true, false])
  const inicioDoDia = sql`date_trunc('day', now() at time zone 'America/Sao_Paulo') at time zone 'America/Sao_Paulo'`
  await board.db
    .update(candidaturas)
    .set({ comunicadoEm: sql`${inicioDoDia} - interval '1 millisecond'` })
    .where(eq(candidaturas.candidatoId, bia.id))
  expect(await recebeu()).toEqual([true, false, false])
})

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { notify } from '../notificacoes/notify.ts'
import { gestores } from '../db/schema/gestores.ts'
import { eventosAEnviar } from '../db/schema/apoio.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { TestApp, Usuario } from '../testing/createTestApp.ts'
import { createSelecao } from '../testing/createSelecao.ts'
import { eventosReadyAt, openEventos } from '../testing/openEventos.ts'
import { createVaga } from '../testing/createVaga.ts'

let board: TestApp
let url: string
beforeAll(async () => {
  board = await createTestApp()
  url = await board.app.listen({ port: 0, host: '127.0.0.1' })
  await eventosReadyAt(url, await board.tokenOf(await board.createAluno()))
})
afterAll(() => board.close())

const listen = async (as: Usuario, { at = url, token, query }: { at?: string; token?: string; query?: string } = {}) =>
  openEventos(at, token ?? (await board.tokenOf(as)), query)

const write = (as: Usuario, para: Usuario, conteudo: string) =>
  board.call<{ id: number }>('POST /mensagens', { as, body: { destinatario_id: para.id, conteudo } })

/** Reads what was emitted before the test, which would otherwise reach the streams that it opens then. */
const pass = async (antes: Awaited<ReturnType<typeof listen>>, eventos: number) => {
  for (let left = eventos; left > 0; left -= 1) await antes.next()
  antes.leave()
}

describe('a stream', () => {
  test('has each message for both people, with the conversation as each sees it, and for nobody else', async () => {
    const [ana, rita, eva] = [await board.createAluno(), await board.createProfessor(), await board.createAluno()]
    const antes = await listen(rita)
    await write(eva, rita, 'antes')
    await pass(antes, 2)
    const [daAna, daRita, daEva] = [await listen(ana), await listen(rita), await listen(eva)]
    expect(daRita.headers['content-type']).toBe('text/event-stream; charset=utf-8')
    const { body } = await write(ana, rita, 'oi')
    expect(await daAna.next()).toEqual({
      nome: 'mensagem',
      data: {
        ...body,
        nao_lidas: 0,
        conversa: expect.objectContaining({ usuario_id: rita.id, nome: rita.usuario, nao_lidas: 0 }),
      },
    })
    const received = [await daRita.next(), await daRita.next()].toSorted((one, other) =>
      one.nome.localeCompare(other.nome),
    )
    expect(received).toMatchObject([
      {
        nome: 'mensagem',
        data: { conteudo: 'oi', nao_lidas: 2, conversa: { usuario_id: ana.id, ultima_mensagem: 'oi', nao_lidas: 1 } },
      },
      { nome: 'notificacao', data: { tipo: 'mensagem', lida: false, nao_lidas: 2 } },
    ])
    await write(eva, ana, 'fim')
    expect((await daEva.next())?.data.conteudo).toBe('fim')
    for (const each of [daAna, daRita, daEva]) each.leave()
  })

  test('tells the sender, and nobody else, up to which message the other person has read', async () => {
    const [ana, rita] = [await board.createAluno(), await board.createProfessor()]
    const antes = await listen(rita)
    await write(ana, rita, 'um')
    const { body } = await write(ana, rita, 'dois')
    await pass(antes, 4)
    const [daAna, daRita] = [await listen(ana), await listen(rita)]
    for (let times = 2; times > 0; times -= 1) await board.call(`GET /mensagens/conversa/${ana.id}`, { as: rita })
    expect(await daAna.next()).toEqual({ nome: 'leitura', data: { com: rita.id, ate: body.id } })
    const { body: resposta } = await write(rita, ana, 'oi')
    expect((await daAna.next())?.data).toMatchObject({ id: resposta.id })
    expect((await daRita.next())?.nome).toBe('notificacao')
    expect((await daRita.next())?.data).toMatchObject({ id: resposta.id })
    for (const each of [daAna, daRita]) each.leave()
  })

  test('has each notificacao with the unread count, and each candidatura for the managers of the vaga', async () => {
    const [ana, rita] = [await board.createAluno(), await board.createProfessor()]
    const { id } = await createVaga(board.db, { autorId: rita.id })
    const [daAna, daRita] = [await listen(ana), await listen(rita)]
    await board.call(`POST /candidaturas/vaga/${id}`, { as: ana })
    const received = [await daRita.next(), await daRita.next()]
    expect(received.find(event => event?.nome === 'candidatura')?.data).toEqual({
      id: expect.any(Number),
      vaga_id: id,
      candidato_id: ana.id,
      criado_em: expect.stringMatching(/Z$/),
    })
    expect(received.find(event => event?.nome === 'notificacao')?.data).toMatchObject({ nao_lidas: 1, lida: false })
    await board.call(`PUT /vagas/${id}/status`, { as: rita, body: { status: 'encerrada' } })
    // The event of the vaga needs no read, and so may come first.
    expect([await daAna.next(), await daAna.next()]).toContainEqual(
      expect.objectContaining({ nome: 'notificacao', data: expect.objectContaining({ tipo: 'oportunidade' }) }),
    )
    for (const each of [daAna, daRita]) each.leave()
  })

  test("has a move for the vaga's other managers, and not for the one who made it", async () => {
    const s = await createSelecao(board)
    const gestora = await board.createProfessor()
    await board.db
      .insert(gestores)
      .values({ vagaId: s.vaga.id, usuarioId: gestora.id, visivel: false, aceitoEm: new Date() })
    const [daAutora, daGestora] = [await listen(s.professora), await listen(gestora)]
    await s.mover('em_analise')
    const moved = { nome: 'selecao', data: { vaga_id: s.vaga.id } }
    expect(await daGestora.next()).toEqual(moved)
    await s.mover('entrevista', { as: gestora })
    expect(await daAutora.next()).toEqual(moved)
    for (const each of [daAutora, daGestora]) each.leave()
  })

  test('has changes of a vaga for its other managers, and none for the one who made them', async () => {
    const s = await createSelecao(board)
    const gestora = await board.createProfessor()
    const aceito = { vagaId: s.vaga.id, usuarioId: gestora.id, visivel: false, aceitoEm: new Date() }
    await board.db.insert(gestores).values(aceito)
    const daGestora = await listen(gestora)
    await s.mover('aprovada', { reter: true })
    // Otherwise it could arrive after the changes.
    expect((await daGestora.next())?.nome).toBe('selecao')
    const daAutora = await listen(s.professora)
    const em = new Date(Date.now() + 3_600_000).toISOString()
    const horarios = [{ inicio: em, minutos: 30, local: 'Sala 5' }]
    const perguntas = { perguntas: [], arquivo: { pedido: 'opcional', instrucao: null } }
    const requisitos = { cr_minimo: 7, disciplinas: [], cursos: [] }
    const changes = [
      () => board.call(`PUT /vagas/${s.vaga.id}/selecao`, { as: gestora, body: { vagas: 2 } }),
      () => board.call(`POST /vagas/${s.vaga.id}/selecao/divulgacao`, { as: gestora, body: { em } }),
      () => board.call(`DELETE /vagas/${s.vaga.id}/selecao/divulgacao`, { as: gestora }),
      () => board.call(`PUT /vagas/${s.vaga.id}`, { as: gestora, body: { titulo: 'Outro título' } }),
      () => board.call(`PUT /vagas/${s.vaga.id}/perguntas`, { as: gestora, body: perguntas }),
      () => board.call(`PUT /vagas/${s.vaga.id}/requisitos`, { as: gestora, body: requisitos }),
      () => board.call(`POST /vagas/${s.vaga.id}/entrevistas`, { as: gestora, body: { horarios } }),
      () => board.call(`PUT /vagas/${s.vaga.id}/status`, { as: gestora, body: { status: 'encerrada' } }),
    ]
    for (const change of changes) {
      expect(String((await change()).status)).toMatch(/^20/)
      expect(await daAutora.next()).toEqual({ nome: 'selecao', data: { vaga_id: s.vaga.id } })
    }
    await s.mover('em_analise')
    // The first event for the manager who made all these changes.
    expect((await daGestora.next())?.nome).toBe('selecao')
    daAutora.leave()
    const later = new Promise(resolve => setTimeout(resolve, 50, 'nothing more'))
    expect(await Promise.race([daGestora.next(), later])).toBe('nothing more')
    daGestora.leave()
  })

  test('has for each student that an open vaga was edited, changed status or was deleted, and nothing about a draft', async () => {
    const as = await board.createProfessor()
    const rascunho = await createVaga(board.db, { autorId: as.id, rascunho: true, status: 'encerrada' })
    const vaga = await createVaga(board.db, { autorId: as.id })
    const leitora = await listen(await board.createAluno())
    await board.call(`PUT /vagas/${rascunho.id}`, { as, body: { titulo: 'Outro rascunho' } })
    await board.call(`DELETE /vagas/${rascunho.id}`, { as })
    const changes = [
      () => board.call(`PUT /vagas/${vaga.id}`, { as, body: { titulo: 'Outro título' } }),
      () => board.call(`PUT /vagas/${vaga.id}/status`, { as, body: { status: 'encerrada' } }),
      () => board.call(`DELETE /vagas/${vaga.id}`, { as }),
    ]
    for (const change of changes) {
      expect(String((await change()).status)).toMatch(/^20/)
      expect(await leitora.next()).toEqual({ nome: 'vaga', data: { vaga_id: vaga.id } })
    }
    leitora.leave()
  })

  test('has a given or revoked consent, and a cancelled candidatura, for all managers of the vaga', async () => {
    const s = await createSelecao(board)
    const stream = await listen(s.professora)
    const path = `/candidaturas/vaga/${s.vaga.id}` as const
    const heard = { nome: 'selecao', data: { vaga_id: s.vaga.id } }
    for (const compartilhar of [true, false]) {
      await board.call(`PUT ${path}/compartilhamento`, { as: s.aluno, body: { compartilhar } })
      expect(await stream.next()).toEqual(heard)
    }
    await s.cancelar(s.aluno)
    expect(await stream.next()).toEqual(heard)
    stream.leave()
  })

  test('repeats a notificacao that was read along with its message, with the new unread count', async () => {
    const [ana, rita] = [await board.createAluno(), await board.createProfessor()]
    await write(ana, rita, 'oi')
    const stream = await listen(rita)
    await board.call(`GET /mensagens/conversa/${ana.id}`, { as: rita })
    // The event of the message itself may still be on its way.
    await expect
      .poll(() => stream.next(), { timeout: 10_000 })
      .toMatchObject({
        nome: 'notificacao',
        data: { tipo: 'mensagem', lida: true, nao_lidas: 0 },
      })
    stream.leave()
  })

  test('tells whether its person missed an event since the client requested its data', async () => {
    const [ana, rita] = [await board.createAluno(), await board.createProfessor()]
    const perdidosFor = async (as: Usuario, query: string) => {
      const stream = await listen(as, { query })
      stream.leave()
      return stream.headers['eventos-perdidos']
    }
    await write(ana, rita, 'oi')
    await vi.waitFor(async () => expect(await perdidosFor(rita, '?desde_ms=100')).toBe('true'), 10_000)
    expect(await perdidosFor(await board.createAluno(), '?desde_ms=120000')).toBe('true')
    expect(await perdidosFor(rita, '')).toBeUndefined()
    expect((await listen(rita, { query: '?desde_ms=-1' })).status).toBe(422)
  })

  test('has nothing that was rolled back', async () => {
    const ana = await board.createAluno()
    const stream = await listen(ana)
    const tell = (titulo: string, failing: boolean) =>
      board.db.transaction(async transaction => {
        const fato = { tipo: 'conexao', icone: 'link', titulo, descricao: '', vagaId: null, acao: null } as const
        await notify(transaction, [ana.id], fato)
        if (failing) throw new Error('rolled back')
      })
    await tell('nunca', true).catch(() => {})
    await tell('agora', false)
    expect((await stream.next())?.data.titulo).toBe('agora')
    stream.leave()
  })

  test('works through another API process on the same database', async () => {
    const [ana, rita] = [await board.createAluno(), await board.createProfessor()]
    const other = await buildApp({ db: board.db, listen: board.listen, settings: board.settings, maxEventLoopDelay: 0 })
    const at = await other.listen({ port: 0, host: '127.0.0.1' })
    await eventosReadyAt(at, await board.tokenOf(rita))
    const stream = await listen(rita, { at })
    for (const conteudo of ['um', 'dois', 'três']) await write(ana, rita, conteudo)
    const heard: string[] = []
    while (heard.length < 3) {
      const event = await stream.next()
      if (event?.nome === 'mensagem') heard.push(event.data.conteudo)
    }
    expect(heard).toEqual(['um', 'dois', 'três'])
    const rest = stream.rest()
    await other.close()
    // Stopping a process ends every stream properly.
    await rest
  })

  test('has the events of a process that was killed before it sent them', async () => {
    const [ana, rita] = [await board.createAluno(), await board.createProfessor()]
    const stream = await listen(rita)
    const { body } = await write(ana, rita, 'antes')
    for (let left = 2; left > 0; left -= 1) await stream.next()
    // As after a commit that woke no process.
    await board.db.insert(eventosAEnviar).values({ evento: { tipo: 'mensagem', itens: [[rita.id, body.id]] } })
    expect(await stream.next()).toMatchObject({ nome: 'mensagem', data: { id: body.id } })
    await vi.waitFor(async () => expect(await board.db.$count(eventosAEnviar)).toBe(0), 10_000)
    stream.leave()
  })

  test('needs a session, and one person has at most ten', async () => {
    expect((await board.call('GET /eventos')).status).toBe(401)
    expect((await board.call('HEAD /eventos')).status).toBe(404)
    const ana = await board.createAluno()
    const open = []
    while (open.length < 10) open.push(await listen(ana))
    const refused = await listen(ana)
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60'])
    expect((await listen(await board.createAluno())).status).toBe(200)
    for (const each of open) each.leave()
    await expect.poll(async () => (await listen(ana)).status, { timeout: 10_000 }).toBe(200)
  })
})

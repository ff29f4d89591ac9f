import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { avisosAEnviar, preferenciasDeAviso } from '../db/schema/avisos.ts'
import { notificacoes } from '../db/schema/rede.ts'
import { buildApp } from '../app.ts'
import type { Mail } from '../mail/mailSender.ts'
import { createSelecao } from '../testing/createSelecao.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'
import { createVaga } from '../testing/createVaga.ts'
import { regraDe } from './avisos.ts'
import type { TipoDeAviso } from './avisos.ts'
import { createCancelamento } from './cancelamento.ts'
import { notify } from './notify.ts'

const board = await createTestApp()
afterAll(board.close)

type Lista = { avisos: Array<{ tipo: TipoDeAviso; modo: string; modos: string[] }> }

const escolher = (as: Usuario, tipo: string, modo: string) =>
  board.call<Lista & { detail: unknown }>('PUT /usuarios/me/avisos', { as, body: { tipo, modo } })
const modoDe = async (as: Usuario, tipo: TipoDeAviso) =>
  (await board.call<Lista>('GET /usuarios/me/avisos', { as })).body.avisos.find(each => each.tipo === tipo)?.modo

/** It is 18:00. */
const seisDaTarde = () => board.db.update(avisosAEnviar).set({ proximaEm: sql`now()` })
const mailsTo = ({ email }: Usuario) => board.mailsTo(email)
const assuntos = async (pessoa: Usuario) => (await mailsTo(pessoa)).map(({ subject }) => subject)
const titulos = async (as: Usuario) =>
  (await board.call<{ notificacoes: Array<{ titulo: string }> }>('GET /notificacoes', { as })).body.notificacoes.map(
    ({ titulo }) => titulo,
  )

const candidatar = (as: Usuario, vagaId: number, body: object = {}) =>
  board.call(`POST /candidaturas/vaga/${vagaId}`, { as, body })

/** A new vaga with its professor. */
const createQuadro = async (titulo = 'Monitoria de Redes') => {
  const professora = await board.createProfessor()
  return { professora, vaga: await createVaga(board.db, { autorId: professora.id, titulo }) }
}

/** A professor who has an unread message. */
const createDestinatario = async () => {
  const [as, leitor] = [await board.createAluno(), await board.createProfessor()]
  await board.call('POST /mensagens', { as, body: { destinatario_id: leitor.id, conteudo: 'Oi' } })
  return leitor
}

describe('a choice', () => {
  test('is a row only where it deviates from the default', async () => {
    const ana = await board.createAluno()
    const rows = () => board.db.select().from(preferenciasDeAviso).where(eq(preferenciasDeAviso.usuarioId, ana.id))
    const { body } = await board.call<Lista>('GET /usuarios/me/avisos', { as: ana })
    expect(body.avisos.every(({ tipo, modo }) => modo === regraDe(tipo).padrao)).toBe(true)
    await escolher(ana, 'etapa', 'resumo')
    expect(await rows()).toEqual([{ usuarioId: ana.id, tipo: 'etapa', modo: 'resumo' }])
    await escolher(ana, 'etapa', 'na_hora')
    expect(await rows()).toEqual([])
  })

  test('is refused for a kind of the other role, a way that it has not, and without a session', async () => {
    const [ana, rui] = [await board.createAluno(), await board.createProfessor()]
    expect((await escolher(ana, 'candidaturas', 'na_hora')).status).toBe(422)
    expect((await escolher(rui, 'etapa', 'na_hora')).status).toBe(422)
    expect((await escolher(ana, 'recibo', 'resumo')).status).toBe(422)
    expect((await escolher(ana, 'etapa', 'sempre')).status).toBe(422)
    expect((await board.call('GET /usuarios/me/avisos')).status).toBe(401)
    expect((await board.call('PUT /usuarios/me/avisos', { body: { tipo: 'etapa', modo: 'nenhum' } })).status).toBe(401)
  })
})

describe('a receipt', () => {
  test('has what was sent and names the vaga, and says nothing of a candidatura that was cancelled', async () => {
    const [{ vaga }, ana, bia] = [
      await createQuadro('Monitoria de Grafos'),
      await board.createAluno(),
      await board.createAluno(),
    ]
    await candidatar(ana, vaga.id, { carta_motivacao: 'Gosto de grafos.' })
    const [mail] = await mailsTo(ana)
    for (const text of ['Monitoria de Grafos', 'Gosto de grafos.', 'Histórico compartilhado: não'])
      expect(mail?.text).toContain(text)
    await board.db.insert(avisosAEnviar).values({ usuarioId: bia.id, tipo: 'recibo', resumo: false })
    expect(await mailsTo(bia)).toEqual([])
  })
})

describe('the candidaturas of one vaga', () => {
  test('that are unread are one row that counts, leads to the first, and shrinks when one is cancelled', async () => {
    const { professora, vaga } = await createQuadro()
    const alunos = [await board.createAluno(), await board.createAluno(), await board.createAluno()]
    for (const aluno of alunos) await candidatar(aluno, vaga.id)
    type Pagina = { nao_lidas: number; notificacoes: Array<{ id: number; titulo: string; acao: { href: string } }> }
    const pagina = async () => (await board.call<Pagina>('GET /notificacoes', { as: professora })).body
    const { body } = await board.call<Array<{ id: number }>>(`GET /candidaturas/vaga/${vaga.id}`, { as: professora })
    const href = (n: number) => `/professor/opportunities/${vaga.id}/candidates/${body[n]?.id}`
    const tres = await pagina()
    expect([tres.nao_lidas, tres.notificacoes.map(({ titulo, acao }) => [titulo, acao.href])]).toEqual([
      1,
      [['3 novas candidaturas em Monitoria de Redes', href(0)]],
    ])
    await board.call(`DELETE /candidaturas/vaga/${vaga.id}`, { as: alunos[0] })
    expect((await pagina()).notificacoes[0]).toMatchObject({
      titulo: '2 novas candidaturas em Monitoria de Redes',
      acao: { href: href(1) },
    })
    await board.call(`DELETE /candidaturas/vaga/${vaga.id}`, { as: alunos[1] })
    expect((await pagina()).notificacoes[0]).toMatchObject({
      titulo: `Nova candidatura de ${alunos[2]?.usuario}`,
      acao: { href: href(2) },
    })
    await board.call('POST /notificacoes/lidas', { as: professora, body: { todas: true } })
    await candidatar(alunos[0] ?? professora, vaga.id)
    expect((await titulos(professora))[0]).toBe(`Nova candidatura de ${alunos[0]?.usuario}`)
  })

  test('are one mail at 18:00 that two processes send once, without those of a vaga that one left', async () => {
    const [{ professora, vaga }, { vaga: alheia }] = [
      await createQuadro('Monitoria de Lógica'),
      await createQuadro('Vaga alheia'),
    ]
    for (let n = 0; n < 7; n += 1) await candidatar(await board.createAluno(), vaga.id)
    await notify(board.db, [professora.id], {
      tipo: 'candidatura',
      icone: 'user',
      titulo: 'Nova candidatura de alguém',
      descricao: 'a uma vaga alheia',
      vagaId: alheia.id,
      acao: null,
      aviso: 'candidaturas',
    })
    expect(await mailsTo(professora)).toEqual([])
    await seisDaTarde()
    const others: Mail[] = []
    const mail = { send: async (sent: Mail) => void others.push(sent), close: () => {} }
    const other = await buildApp({ db: board.db, settings: board.settings, mail, maxEventLoopDelay: 0 })
    await Promise.all([board.app.mailQueue.drain(), other.mailQueue.drain()])
    const mails = [...(await mailsTo(professora)), ...others.filter(({ to }) => to === professora.email)]
    await other.close()
    expect(mails).toHaveLength(1)
    for (const text of [mails[0]?.text, mails[0]?.html]) {
      expect(text).toContain('7 novas candidaturas em Monitoria de Lógica')
      expect(text).not.toContain('alheia')
    }
  })
})

describe('a summary', () => {
  test('is due at the next 18:00 of São Paulo, and not sent if all of it was read', async () => {
    const leitor = await createDestinatario()
    const [row] = await board.db.select().from(avisosAEnviar).where(eq(avisosAEnviar.usuarioId, leitor.id))
    const em = row?.proximaEm ?? new Date(0)
    const hora = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', timeStyle: 'medium' }).format(em)
    expect([hora, em.getTime() - Date.now() <= 86_400_000, em.getTime() > Date.now()]).toEqual(['18:00:00', true, true])
    await board.call('POST /notificacoes/lidas', { as: leitor, body: { todas: true } })
    await seisDaTarde()
    expect(await mailsTo(leitor)).toEqual([])
    expect(await board.db.select().from(avisosAEnviar).where(eq(avisosAEnviar.usuarioId, leitor.id))).toEqual([])
  })

  test('has at most 10 new vagas, 2 of one professor, and none that closed', async () => {
    const leitor = await board.createAluno()
    const announce = async (autorId: number, titulo: string, prazo = '2999-12-31') => {
      const vaga = await createVaga(board.db, { autorId, titulo, prazo })
      const fato = { tipo: 'oportunidade', icone: 'calendar', titulo: 'Nova oportunidade para você' } as const
      const acao = { rotulo: 'Me inscrever', href: `/opportunities/${vaga.id}` }
      await notify(board.db, [leitor.id], {
        ...fato,
        descricao: `${titulo}, combina.`,
        vagaId: vaga.id,
        acao,
        aviso: 'novas_vagas',
      })
    }
    const uma = await board.createProfessor()
    for (const n of [1, 2, 3]) await announce(uma.id, `Da mesma ${n}`)
    await announce((await board.createProfessor()).id, 'Fechada', '2020-01-01')
    for (let n = 0; n < 9; n += 1) await announce((await board.createProfessor()).id, `De outra ${n}`)
    await seisDaTarde()
    const [mail] = await mailsTo(leitor)
    expect(mail?.text.match(/Da mesma/g)).toHaveLength(2)
    expect(mail?.text.match(/De outra/g)).toHaveLength(8)
    expect(mail?.text).not.toContain('Fechada')
    await seisDaTarde()
    expect(await assuntos(leitor)).toHaveLength(1)
  })
})

describe('a notification that is renewed before its mail', () => {
  const aluno = { tipo: 'oportunidade', icone: 'calendar', titulo: 'A seleção mudou de status', acao: null } as const
  const mudar = async (as: Usuario, descricao: string, aviso: 'mudanca' | 'finalizada') =>
    notify(board.db, [as.id], { ...aluno, descricao, vagaId: null, aviso })

  test('is mailed in the way of the kind that it has now, or not at all', async () => {
    const [ana, bia] = [await board.createAluno(), await board.createAluno()]
    for (const as of [ana, bia]) await escolher(as, 'mudanca', 'resumo')
    await escolher(bia, 'finalizada', 'no_quadro')
    for (const as of [ana, bia]) {
      await mudar(as, 'Agora Encerrada.', 'mudanca')
      await mudar(as, 'Agora Finalizada.', 'finalizada')
    }
    const filas = await board.db
      .select()
      .from(avisosAEnviar)
      .where(inArray(avisosAEnviar.usuarioId, [ana.id, bia.id]))
    expect(filas).toMatchObject([{ usuarioId: ana.id, tipo: 'finalizada', resumo: false }])
  })
})

describe('a held decision', () => {
  test('is in no mail and no summary before its release', async () => {
    const { aluno, mover, divulgar } = await createSelecao(board)
    await mover('em_analise')
    const before = (await mailsTo(aluno)).length
    await escolher(aluno, 'etapa', 'resumo')
    await mover('aprovada', { reter: true })
    await seisDaTarde()
    expect(await mailsTo(aluno)).toHaveLength(before)
    await divulgar()
    await seisDaTarde()
    expect((await mailsTo(aluno)).at(-1)?.text).toContain('Sua candidatura foi aprovada')
  })
})

describe('a comunicado', () => {
  test('is mailed each time with its text and its vaga, and only by a manager to a candidate', async () => {
    const { aluno, vaga, professora } = await createSelecao(board)
    const outra = await board.createProfessor()
    const send = (as: Usuario, conteudo: string) =>
      board.call('POST /mensagens', {
        as,
        body: { destinatario_id: aluno.id, conteudo },
        headers: { 'comunicado-vaga': String(vaga.id) },
      })
    await send(professora, 'Primeiro.')
    await send(professora, 'Segundo.')
    await send(outra, 'De fora.')
    const mails = await mailsTo(aluno)
    expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill(`Comunicado sobre “${vaga.titulo}”`))
    expect(mails.map(({ text }) => [text.includes('Primeiro.'), text.includes('Segundo.')])).toEqual([
      [true, false],
      [false, true],
    ])
  })
})

describe('the link of a mail', () => {
  const cancelar = (token: string) => board.call<{ rotulo: string }>('POST /avisos/cancelar', { body: { token } })
  const { jwtSecret } = board.settings

  test('stops its kind without a session, again and again, and what waits', async () => {
    const leitor = await createDestinatario()
    const token = createCancelamento(jwtSecret, leitor.id, 'mensagens')
    for (let time = 0; time < 2; time += 1)
      expect(await cancelar(token)).toMatchObject({ status: 200, body: { rotulo: 'Mensagens não lidas' } })
    expect([await modoDe(leitor, 'mensagens'), await modoDe(leitor, 'candidaturas')]).toEqual(['no_quadro', 'resumo'])
    await seisDaTarde()
    expect(await mailsTo(leitor)).toEqual([])
  })

  test('of a summary stops all that is in it, and nothing that is mailed at once', async () => {
    const rui = await board.createProfessor()
    await escolher(rui, 'retiradas', 'nenhum')
    await cancelar(createCancelamento(jwtSecret, rui.id, 'resumo'))
    expect([
      await modoDe(rui, 'candidaturas'),
      await modoDe(rui, 'mensagens'),
      await modoDe(rui, 'retiradas'),
      await modoDe(rui, 'entrevistas'),
    ]).toEqual(['no_quadro', 'no_quadro', 'nenhum', 'na_hora'])
  })

  test('that is forged, changed or of another board or person is refused and changes nothing', async () => {
    const [ana, bia] = [await board.createAluno(), await board.createAluno()]
    const token = createCancelamento(jwtSecret, ana.id, 'etapa')
    const [id, tipo, assinatura = ''] = token.split('.')
    const forged = [
      `${bia.id}.${tipo}.${assinatura}`,
      `${id}.comunicado.${assinatura}`,
      `${id}.${tipo}.${assinatura.slice(0, -1)}${assinatura.endsWith('0') ? '1' : '0'}`,
      `${id}.${tipo}.${assinatura.toUpperCase()}x`,
      `0${id}.${tipo}.${assinatura}`,
      `${id}.${tipo}.`,
      `${id}.${tipo}`,
      createCancelamento('the secret of another board, as long', ana.id, 'etapa'),
      await board.tokenOf(ana),
      '4294967297.etapa.' + assinatura,
    ]
    for (const each of forged) expect((await cancelar(each)).status, each).toBe(each.length > 200 ? 422 : 400)
    expect([await modoDe(ana, 'etapa'), await modoDe(bia, 'etapa')]).toEqual(['na_hora', 'na_hora'])
    const headers = { authorization: `Bearer ${token}` }
    expect((await board.call('GET /usuarios/me/avisos', { headers })).status).toBe(401)
    expect((await board.call('POST /auth/verify-email', { body: { token } })).status).toBe(400)
    expect(await board.db.select().from(notificacoes).where(eq(notificacoes.usuarioId, ana.id))).toEqual([])
  })
})

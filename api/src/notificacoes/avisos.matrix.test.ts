import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { avisosAEnviar } from '../db/schema/avisos.ts'
import { vagasSalvas } from '../db/schema/salvas.ts'
import { vagas } from '../db/schema.ts'
import { endOf, today } from '../prazos/today.ts'
import { remindNext as remindOfComecadas } from '../salvas/lembreteDeComecada.ts'
import { createSelecao } from '../testing/createSelecao.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'
import { createVaga } from '../testing/createVaga.ts'
import { modosDe, tiposDeAviso } from './avisos.ts'
import type { TipoDeAviso } from './avisos.ts'
import { notify } from './notify.ts'

const board = await createTestApp()
afterAll(board.close)

const escolher = (as: Usuario, tipo: string, modo: string) =>
  board.call('PUT /usuarios/me/avisos', { as, body: { tipo, modo } })

/** It is 18:00. */
const seisDaTarde = () => board.db.update(avisosAEnviar).set({ proximaEm: sql`now()` })
const mailsTo = ({ email }: Usuario) => board.mailsTo(email)
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

/** For each kind, its reader and the event that tells of it. */
const fatos: Record<TipoDeAviso, () => Promise<{ leitor: Usuario; acontecer: () => Promise<unknown> }>> = {
  recibo: async () => {
    const [{ vaga }, leitor] = [await createQuadro(), await board.createAluno()]
    return { leitor, acontecer: () => candidatar(leitor, vaga.id) }
  },
  etapa: async () => {
    const { aluno: leitor, mover } = await createSelecao(board)
    return { leitor, acontecer: () => mover('em_analise') }
  },
  entrevista: async () => {
    const { aluno: leitor, mover, vaga, professora: as } = await createSelecao(board)
    await escolher(leitor, 'etapa', 'nenhum')
    await mover('entrevista')
    const inicio = new Date(Date.now() + 86_400_000).toISOString()
    const body = { horarios: [{ inicio, minutos: 30, local: 'Sala 5' }] }
    return { leitor, acontecer: () => board.call(`POST /vagas/${vaga.id}/entrevistas`, { as, body }) }
  },
  comunicado: async () => {
    const { aluno: leitor, vaga, professora: as } = await createSelecao(board)
    const body = { destinatario_id: leitor.id, conteudo: 'A prova é na sexta.' }
    const headers = { 'comunicado-vaga': String(vaga.id) }
    return { leitor, acontecer: () => board.call('POST /mensagens', { as, body, headers }) }
  },
  mudanca: async () => {
    const { aluno: leitor, vaga, professora: as } = await createSelecao(board)
    return {
      leitor,
      acontecer: () => board.call(`PUT /vagas/${vaga.id}/status`, { as, body: { status: 'encerrada' } }),
    }
  },
  finalizada: async () => {
    const { aluno: leitor, vaga, professora: as } = await createSelecao(board)
    return {
      leitor,
      acontecer: () => board.call(`PUT /vagas/${vaga.id}/status`, { as, body: { status: 'finalizada' } }),
    }
  },
  mensagem: async () => {
    const [leitor, as] = [await board.createAluno(), await board.createProfessor()]
    const body = { destinatario_id: leitor.id, conteudo: 'Oi' }
    return { leitor, acontecer: () => board.call('POST /mensagens', { as, body }) }
  },
  novas_vagas: async () => {
    const [{ vaga }, leitor] = [await createQuadro(), await board.createAluno()]
    const acao = { rotulo: 'Me inscrever', href: `/opportunities/${vaga.id}` }
    const fato = {
      tipo: 'oportunidade',
      icone: 'calendar',
      titulo: 'Nova oportunidade para você',
      vagaId: vaga.id,
    } as const
    return {
      leitor,
      acontecer: () => notify(board.db, [leitor.id], { ...fato, descricao: vaga.titulo, acao, aviso: 'novas_vagas' }),
    }
  },
  prazos_de_salvas: async () => {
    const [{ professora }, leitor] = [await createQuadro(), await board.createAluno()]
    const { id } = await createVaga(board.db, { autorId: professora.id, prazo: today() })
    await board.call(`PUT /salvas/${id}`, { as: leitor })
    return {
      leitor,
      acontecer: async () => {
        await board.db.update(vagasSalvas).set({ criadoEm: sql`now() - interval '2 hours'` })
        await board.app.lembretes.drain()
      },
    }
  },
  comecadas: async () => {
    const [{ professora }, leitor] = [await createQuadro(), await board.createAluno()]
    const { id } = await createVaga(board.db, { autorId: professora.id, prazo: today() })
    await board.call(`POST /vagas/${id}/passos`, { as: leitor, body: { passo: 'comecou', origem: 'lista' } })
    return { leitor, acontecer: () => remindOfComecadas(board.db, endOf(today())) }
  },
  candidaturas: async () => {
    const [{ vaga, professora: leitor }, aluno] = [await createQuadro(), await board.createAluno()]
    return { leitor, acontecer: () => candidatar(aluno, vaga.id) }
  },
  retiradas: async () => {
    const { aluno, professora: leitor, mover, retirar } = await createSelecao(board)
    await mover('em_analise')
    return { leitor, acontecer: () => retirar(aluno) }
  },
  mensagens: async () => {
    const [as, leitor] = [await board.createAluno(), await board.createProfessor()]
    const body = { destinatario_id: leitor.id, conteudo: 'Oi' }
    return { leitor, acontecer: () => board.call('POST /mensagens', { as, body }) }
  },
  entrevistas: async () => {
    const { aluno: as, mover, vaga, professora: leitor } = await createSelecao(board)
    await mover('entrevista')
    const inicio = new Date(Date.now() + 86_400_000).toISOString()
    const { body } = await board.call<Array<{ id: number }> | { horarios: Array<{ id: number }> }>(
      `POST /vagas/${vaga.id}/entrevistas`,
      { as: leitor, body: { horarios: [{ inicio, minutos: 30, local: 'Sala 5' }] } },
    )
    const [horario] = 'horarios' in body ? body.horarios : body
    const escolha = { horario: horario?.id }
    return {
      leitor,
      acontecer: () => board.call(`PUT /candidaturas/vaga/${vaga.id}/entrevista`, { as, body: escolha }),
    }
  },
  respostas: async () => {
    const { vaga, professora: leitor } = await createSelecao(board)
    const devido = { respostaAte: '2999-03-20', lembreteDeRespostaEm: sql`now()` }
    return {
      leitor,
      acontecer: async () => {
        await board.db.update(vagas).set(devido).where(eq(vagas.id, vaga.id))
        await board.app.lembretes.drain()
      },
    }
  },
  convite: async () => {
    const [{ vaga, professora: as }, leitor] = [await createQuadro(), await board.createProfessor()]
    const body = { email: leitor.email }
    return { leitor, acontecer: () => board.call(`POST /vagas/${vaga.id}/gestores`, { as, body }) }
  },
}

/** The subject of the mail of each event at once: all but a conversation are about a vaga, which it names. */
const assuntos: Record<TipoDeAviso, string> = {
  recibo: 'Recebemos a sua candidatura: Monitoria de Redes',
  etapa: 'Sua candidatura está em análise: Monitoria de Cálculo',
  entrevista: 'Há horários para a sua entrevista: Monitoria de Cálculo',
  comunicado: 'Comunicado sobre “Monitoria de Cálculo”',
  mudanca: 'A seleção mudou de status: Monitoria de Cálculo',
  finalizada: 'Seleção finalizada: Monitoria de Cálculo',
  mensagem: 'Nova mensagem',
  novas_vagas: 'Nova oportunidade para você: Monitoria de Redes',
  prazos_de_salvas: 'Inscrições até *: Vaga de teste',
  comecadas: 'As inscrições terminam hoje: Vaga de teste',
  candidaturas: 'Nova candidatura de *: Monitoria de Redes',
  retiradas: '* retirou a candidatura: Monitoria de Cálculo',
  mensagens: 'Nova mensagem',
  entrevistas: '* escolheu um horário de entrevista: Monitoria de Cálculo',
  respostas: 'Resposta prometida até *: Monitoria de Cálculo',
  convite: 'Convite para cuidar de “Monitoria de Redes”',
}

const casos = tiposDeAviso.flatMap(tipo => modosDe(tipo).map(modo => [tipo, modo] as const))

describe('an event is told by the chosen way', () => {
  test.each(casos)('%s: %s', async (tipo, modo) => {
    const { leitor, acontecer } = await fatos[tipo]()
    expect((await escolher(leitor, tipo, modo)).status).toBe(200)
    const [mailsBefore, titulosBefore] = [(await mailsTo(leitor)).length, (await titulos(leitor)).length]
    await acontecer()
    expect((await mailsTo(leitor)).length - mailsBefore).toBe(modo === 'na_hora' ? 1 : 0)
    await seisDaTarde()
    const mails = (await mailsTo(leitor)).slice(mailsBefore)
    expect(mails.filter(({ subject }) => subject === 'O seu resumo do dia')).toHaveLength(modo === 'resumo' ? 1 : 0)
    expect(mails).toHaveLength(modo === 'na_hora' || modo === 'resumo' ? 1 : 0)
    const [mail] = mails
    const assunto = modo === 'resumo' ? 'O seu resumo do dia' : assuntos[tipo].replace('*', '.+')
    if (mail) expect(mail.subject).toMatch(new RegExp(`^${assunto}$`))
    if (mail)
      expect([mail.html.length > 0, mail.text.length > 0, mail.cancelar]).toEqual([true, true, expect.any(String)])
    const news = (await titulos(leitor)).length - titulosBefore
    expect(news).toBe(modo === 'nenhum' || tipo === 'recibo' ? 0 : 1)
  })
})

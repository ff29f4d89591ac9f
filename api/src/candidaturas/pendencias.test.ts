import { afterAll, expect, test } from 'vitest'
import { gestores } from '../db/schema/gestores.ts'
import { mensagens } from '../db/schema/rede.ts'
import { mudancasDeEtapa } from '../db/schema/selecao.ts'
import { candidaturas } from '../db/schema.ts'
import type { Etapa } from '../selecao/etapas.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'
import { createEntrevistas } from '../testing/createEntrevistas.ts'
import { createVaga } from '../testing/createVaga.ts'

const board = await createTestApp()
afterAll(board.close)

const { call, db } = board

type Pendencias = {
  novas: {
    total: number
    candidaturas: Array<{ id: number; candidato: { usuario: string }; vaga: { titulo: string } }>
    por_vaga: Array<{ vaga: { titulo: string }; total: number; mais_recente: number }>
  }
  respostas: Array<{
    vaga: { titulo: string }
    sem_resposta: number
    esperando_ha_7_dias: number
    retidas: number
    divulgacao_em: string | null
    resposta_ate: string | null
  }>
}

const pendencias = async (as: Usuario) => (await call<Pendencias>('GET /vagas/professor/pendencias', { as })).body

const apply = async (vagaId: number, etapa: Etapa, { retida = false, criadoEm = new Date() } = {}) => {
  const { id: candidatoId, usuario } = await board.createAluno()
  await db.insert(candidaturas).values({ vagaId, candidatoId, etapa, retida, criadoEm })
  return usuario
}

test('has the newest five candidaturas that nobody has reviewed, and how many there are', async () => {
  const autora = await board.createProfessor()
  const vaga = await createVaga(db, { autorId: autora.id, titulo: 'Redes' })
  const outra = await createVaga(db, { autorId: autora.id, titulo: 'Óptica' })
  const alheia = await createVaga(db, { autorId: (await board.createProfessor()).id })
  const nomes = []
  for (let day = 1; day <= 6; day += 1) {
    const criadoEm = new Date(`2026-03-0${day}T12:00:00Z`)
    nomes.push(await apply(day === 6 ? outra.id : vaga.id, 'recebida', { criadoEm }))
  }
  await apply(vaga.id, 'em_analise')
  await apply(alheia.id, 'recebida')
  const { novas, respostas } = await pendencias(autora)
  expect(novas.total).toBe(6)
  expect(novas.candidaturas.map(({ candidato }) => candidato.usuario)).toEqual(nomes.toReversed().slice(0, 5))
  expect(novas.candidaturas.slice(0, 2).map(each => each.vaga.titulo)).toEqual(['Óptica', 'Redes'])
  const [daOutra, daVaga] = novas.candidaturas.map(({ id }) => id)
  expect(novas.por_vaga).toEqual([
    { vaga: { id: outra.id, titulo: 'Óptica' }, total: 1, mais_recente: daOutra },
    { vaga: { id: vaga.id, titulo: 'Redes' }, total: 5, mais_recente: daVaga },
  ])
  expect(respostas).toMatchObject([
    { vaga: { titulo: 'Óptica' }, sem_resposta: 0, esperando_ha_7_dias: 1 },
    { vaga: { titulo: 'Redes' }, sem_resposta: 0, esperando_ha_7_dias: 5 },
  ])
})

test('has the vagas that owe an answer: closed with undecided candidates, or with held decisions', async () => {
  const autora = await board.createProfessor()
  const made = (given: Parameters<typeof createVaga>[1]) => createVaga(db, given)
  const passada = await made({ autorId: autora.id, titulo: 'Passada', prazo: '2026-03-01' })
  const [prazo, respostaAte] = ['2026-04-01', '2026-04-20']
  const encerrada = await made({ autorId: autora.id, titulo: 'Encerrada', status: 'encerrada', prazo, respostaAte })
  const divulgacaoEm = new Date('2999-11-28T21:00:00Z')
  const aberta = await made({ autorId: autora.id, titulo: 'Aberta', divulgacaoEm })
  const decidida = await made({ autorId: autora.id, titulo: 'Decidida', prazo: '2026-03-01' })
  for (const etapa of ['recebida', 'em_analise', 'entrevista', 'aprovada', 'retirada'] as const) {
    await apply(passada.id, etapa)
  }
  await apply(encerrada.id, 'em_analise')
  await apply(aberta.id, 'aprovada', { retida: true })
  await apply(aberta.id, 'recebida')
  await apply(decidida.id, 'nao_selecionada')
  expect((await pendencias(autora)).respostas).toMatchObject([
    { vaga: { titulo: 'Aberta' }, sem_resposta: 0, retidas: 1, divulgacao_em: divulgacaoEm.toISOString() },
    { vaga: { titulo: 'Encerrada' }, sem_resposta: 1, retidas: 0, divulgacao_em: null, resposta_ate: respostaAte },
    { vaga: { titulo: 'Passada' }, sem_resposta: 3, retidas: 0, divulgacao_em: null, resposta_ate: null },
  ])
})

test('counts who waits for seven days, in open vagas too, by the answers that the head of the vaga reads', async () => {
  const [autora, outra] = [await board.createProfessor(), await board.createProfessor()]
  const aberta = await createVaga(db, { autorId: autora.id, titulo: 'Aberta' })
  const recente = await createVaga(db, { autorId: autora.id, titulo: 'Recente' })
  const passada = await createVaga(db, { autorId: autora.id, titulo: 'Passada', prazo: '2026-03-01' })
  await db.insert(gestores).values({ vagaId: aberta.id, usuarioId: outra.id, visivel: true, aceitoEm: new Date() })
  const ha = (dias: number) => new Date(Date.now() - dias * 24 * 60 * 60 * 1000)
  const criadoEm = ha(20)
  const candidatar = async (vagaId: number, etapa: Etapa, { em = criadoEm, retida = false } = {}) => {
    const { id: candidatoId } = await board.createAluno()
    const values = { vagaId, candidatoId, etapa, retida, criadoEm: em }
    const [{ id } = { id: 0 }] = await db.insert(candidaturas).values(values).returning({ id: candidaturas.id })
    const mudanca = { candidaturaId: id, de: 'recebida', para: etapa, porId: autora.id, retida } as const
    const movida = (quando: Date) => db.insert(mudancasDeEtapa).values({ ...mudanca, criadoEm: quando })
    const escrita = (quando: Date, remetenteId = autora.id) =>
      db.insert(mensagens).values({ remetenteId, destinatarioId: candidatoId, conteudo: 'Oi', criadoEm: quando })
    return { movida, escrita }
  }
  // They wait: nobody moved them or wrote to them, or not lately.
  await candidatar(aberta.id, 'recebida', { em: ha(7.01) })
  await (await candidatar(aberta.id, 'em_analise')).movida(ha(8))
  await (await candidatar(aberta.id, 'entrevista')).movida(ha(9))
  await (await candidatar(aberta.id, 'recebida')).escrita(ha(21))
  await candidatar(passada.id, 'recebida')
  // They do not.
  await candidatar(aberta.id, 'recebida', { em: ha(6.99) })
  await (await candidatar(aberta.id, 'em_analise')).movida(ha(2))
  await (await candidatar(aberta.id, 'recebida')).escrita(ha(1), outra.id)
  await (await candidatar(aberta.id, 'nao_selecionada')).movida(ha(9))
  await (await candidatar(aberta.id, 'aprovada', { retida: true })).movida(ha(9))
  // When they were moved is not known.
  await candidatar(aberta.id, 'em_analise')
  await candidatar(recente.id, 'recebida', { em: ha(1) })
  expect((await pendencias(autora)).respostas).toMatchObject([
    { vaga: { titulo: 'Aberta' }, sem_resposta: 0, esperando_ha_7_dias: 4, retidas: 1 },
    { vaga: { titulo: 'Passada' }, sem_resposta: 1, esperando_ha_7_dias: 1, retidas: 0 },
  ])
  expect((await pendencias(outra)).respostas).toMatchObject([{ esperando_ha_7_dias: 4 }])
})

test("a student's own candidatura has its interview, and whether they may choose one, only at the interviews", async () => {
  const { ana, bia, apply: applyTo, offerAt, choose } = await createEntrevistas(board)
  type Propria = { entrevista: { id: number; local: string } | null; pode_escolher_horario: boolean }
  const own = async (as: Usuario) =>
    (await call<{ candidaturas: Propria[] }>('GET /candidaturas', { as })).body.candidaturas[0]
  await applyTo(ana)
  expect(await own(ana)).toMatchObject({ entrevista: null, pode_escolher_horario: false })
  const [id] = await offerAt(30, 31)
  expect(await own(ana)).toMatchObject({ entrevista: null, pode_escolher_horario: true })
  await choose(ana, id)
  expect(await own(ana)).toMatchObject({ entrevista: { id, local: 'Sala 5' }, pode_escolher_horario: false })
  await applyTo(bia, 'em_analise')
  expect(await own(bia)).toMatchObject({ entrevista: null, pode_escolher_horario: false })
  await db.update(candidaturas).set({ etapa: 'aprovada' })
  expect(await own(ana)).toMatchObject({ entrevista: null, pode_escolher_horario: false })
})

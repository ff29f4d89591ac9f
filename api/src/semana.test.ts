import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createAparelhos } from './aparelhos/testing/createAparelhos.ts'
import { createPushService } from './aparelhos/testing/createPushService.ts'
import { createBuscas } from './buscas/testing/createBuscas.ts'
import { avisosAEnviar } from './db/schema/avisos.ts'
import { endOf, today } from './prazos/today.ts'
import { remindNext as remindOfComecadas } from './salvas/lembreteDeComecada.ts'
import { createAgenda } from './testing/createAgenda.ts'
import { createEntrevistas } from './testing/createEntrevistas.ts'
import { createTestApp } from './testing/createTestApp.ts'

const servico = await createPushService()
const board = await createTestApp({ logLevel: 'warn' }, undefined, servico.fetch)
afterAll(async () => {
  await board.close()
  servico.close()
})
const { save, follow, publish } = createBuscas(board)
const { open, read, salvar } = createAgenda(board)
const { entrarComAvisos } = createAparelhos(board, servico)

test('a student who never opens the board hears of each thing once', async () => {
  const { autora, ana, apply, choose, offerAt } = await createEntrevistas(board)
  const rita = await board.createProfessor({ usuario: 'Rita Prado' })
  const navegador = await entrarComAvisos(ana, ['mensagem', 'comecadas'])
  await save(ana, { busca: 'canoagem' }, { nome: 'Água', modo: 'no_aparelho' })
  await follow(ana, 'professor', rita.id, 'resumo')
  const agenda = await open(ana)

  // Found by the search, and by Rita, whom she follows: only the stronger way tells of it.
  await publish(rita, 'Canoagem')
  const vela = await publish(rita, 'Vela')
  await publish(await board.createProfessor(), 'Xadrez')
  await board.app.anuncios.drain()
  await board.app.anuncios.drain()

  const candidatura = await apply(ana)
  const [horario] = await offerAt(30)
  await choose(ana, horario)
  await salvar(ana, vela.id)
  await board.call('POST /mensagens', {
    as: autora,
    body: { destinatario_id: ana.id, conteudo: 'Traga o seu histórico.' },
  })

  // Begun and not sent, on the last day.
  const remo = await publish(await board.createProfessor(), 'Remo', { prazo: today() })
  await board.call(`POST /vagas/${remo.id}/passos`, { as: ana, body: { passo: 'comecou', origem: 'lista' } })
  for (const _ of [1, 2]) await remindOfComecadas(board.db, endOf(today()))

  const mostradas = async () => (await navegador.mostradas()).map(({ title }) => title)
  expect(await mostradas()).toEqual(['Nova em “Água”', 'Nova mensagem', 'As inscrições terminam hoje'])

  // 18:00 of one day, and of the next.
  for (const _ of [1, 2]) {
    await board.db.update(avisosAEnviar).set({ proximaEm: sql`now()` })
    await board.app.mailQueue.drain()
  }
  const mails = await board.mailsTo(ana.email)
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Há horários para a sua entrevista: Monitoria',
    'Sua entrevista está marcada: Monitoria',
    'O seu resumo do dia',
  ])
  const saying = (text: string) => mails.filter(mail => mail.text.includes(text)).length
  expect(['Vela, em', 'Canoagem, em', 'Xadrez', 'Traga o seu'].map(saying)).toEqual([1, 0, 0, 0])

  expect(await read(agenda)).toEqual([
    [`entrevista-${candidatura}`, 'Entrevista: Monitoria', 0, 'CONFIRMED'],
    [`prazo-${vela.id}`, 'Inscrições: Vela (até 23h59)', 0, 'CONFIRMED'],
  ])
  expect(await mostradas()).toHaveLength(3)
})

import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { writeLinha } from '../auditoria/audited.ts'
import { auditoria } from '../db/schema/auditoria.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import { lookAtBanco, lookAtEnsaio, lookAtRelogio } from './banco.ts'
import { lookAtEmails, lookAtTarefas } from './filas.ts'
import { lookAtEscuta } from './escuta.ts'

const board = await createTestApp()
afterAll(board.close)

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

test('a restore that was never tried is not well, and one is for 90 days', async () => {
  expect(await lookAtEnsaio(board.db)).toEqual({
    bem: false,
    detalhe: 'Nenhum ensaio de restauração registrado. Rode `npm run drill` com a DATABASE_URL do mural.',
  })
  const acao = 'ensaiou_restauracao'
  await board.db.insert(auditoria).values({ acao, em: daysAgo(91) })
  expect(await lookAtEnsaio(board.db)).toEqual({ bem: false, detalhe: expect.stringContaining(', há 91 dias. Rode') })
  await writeLinha(board.db, null, { acao })
  expect(await lookAtEnsaio(board.db)).toEqual({
    bem: true,
    detalhe: expect.stringMatching(/^Último ensaio de restauração: \d+ de [a-zç]+\.$/),
  })
})

test('the clock is compared with that of the database', async () => {
  expect(await lookAtRelogio(board.db)).toEqual({
    bem: true,
    detalhe: expect.stringMatching(/^Difere \d+(,\d)? s do relógio do banco\.$/),
  })
})

test('a database that was never migrated says so', async () => {
  await board.db
    .transaction(async transaction => {
      await transaction.execute(sql`alter schema drizzle rename to antes`)
      throw await lookAtBanco(transaction)
    })
    .catch(estado =>
      expect(estado).toEqual({ bem: false, detalhe: 'É de uma versão anterior: rode `npm run migrate`.' }),
    )
})

test('a mail that waits for long or was refused twice is not well', async () => {
  const settings = { ...board.settings, smtpUrl: 'smtp://127.0.0.1:9' }
  const look = () => lookAtEmails(board.db, settings)
  const insert = (tentativas: number, minutes: number) =>
    board.db.execute(sql`
      insert into emails_a_enviar (tipo, email, tentativas, proxima_em)
      values ('redefinicao', 'a@puc.example', ${tentativas}, now() - make_interval(mins => ${minutes}))
    `)
  expect(await lookAtEmails(board.db, board.settings)).toMatchObject({ bem: false })
  expect(await look()).toEqual({ bem: true, detalhe: 'Nenhum espera.' })
  await insert(0, 3)
  expect(await look()).toEqual({ bem: true, detalhe: '1 na fila, o mais antigo há 3 min.' })
  await insert(2, 25)
  expect(await look()).toEqual({
    bem: false,
    detalhe: expect.stringMatching(/^2 na fila, o mais antigo há 25 min; 1 recusados .* Veja no log/),
  })
})

test('other work that waits for long is named', async () => {
  expect(await lookAtTarefas(board.db)).toEqual({ bem: true, detalhe: 'Nenhuma espera.' })
  await board.db.execute(sql`
    insert into eventos_a_enviar (evento, criado_em) values ('{"tipo":"vaga","itens":[]}', now() - interval '3 hours')
  `)
  expect(await lookAtTarefas(board.db)).toEqual({
    bem: false,
    detalhe: expect.stringContaining('Paradas: eventos ao vivo (1, há 3 horas).'),
  })
})

test('a NOTIFY arrives, and a process that does not listen says so', async () => {
  const { db, listen } = board
  const look = (isListening?: () => boolean) =>
    lookAtEscuta({ db, listen, isListening, signal: AbortSignal.timeout(5000) })
  expect(await look()).toEqual({ bem: true, detalhe: expect.stringMatching(/^Um aviso do banco chega em \d+ ms\.$/) })
  expect(await look(() => false)).toEqual({ bem: false, detalhe: expect.stringContaining('reinicie a API') })
})

test('a NOTIFY that never arrives ends with the time-out', async () => {
  const listen = async () => async () => {}
  const signal = AbortSignal.timeout(20)
  await expect(lookAtEscuta({ db: board.db, listen, signal, isListening: undefined })).rejects.toThrow('timeout')
})

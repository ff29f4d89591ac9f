import type { FastifyInstance } from 'fastify'
import type { Db } from './db/connection.ts'
import type { Bucket } from './storage/bucket.ts'
import { conferirProximas } from './agenda/conferirAgendas.ts'
import { checkNext } from './arquivos/cleanUp.ts'
import { excluirProxima } from './dados/excluir.ts'
import { makeNextCopia } from './dados/makeCopia.ts'
import { moveNextToBucket } from './storage/moveToBucket.ts'
import { sendEventos } from './eventos/sendEventos.ts'
import { remindNext } from './lembretes.ts'
import { createQueue } from './queue.ts'
import { createRetention } from './retention.ts'
import { resealNext } from './segundoFator/fatores.repository.ts'
import { releaseNext } from './selecao/divulgacao.ts'
import { findMsToDivulgacao } from './selecao/selecao.repository.ts'
import { announceNext } from './vagas/anuncios.ts'
import { refreshConsultas } from './vagas/busca/consultasSalvas.ts'
import { indexNext } from './vagas/busca/indexacao.ts'

/** Work that is due at a time, and then sends its mails at once. */
const withMails = (app: FastifyInstance, next: (db: Db) => Promise<boolean>) => async (): Promise<boolean> => {
  await app.instituicao.refresh()
  const done = await next(app.db)
  if (done) await app.mailQueue.wake()
  return done
}

/** The interest that new vagas find, and the words by which they are found. */
const ofVagas = (app: FastifyInstance) => {
  const { sinonimos } = app.settings.instituicao
  let hasStale = true
  const announce = async () => {
    await app.instituicao.refresh()
    hasStale &&= await refreshConsultas(app.db, sinonimos)
    return hasStale || announceNext(app.db)
  }
  const anuncios = createQueue(announce, app.log, 'vagas could not be announced')
  const indexacao = createQueue(() => indexNext(app.db), app.log, 'the search index could not be updated')
  app.decorate('anuncios', anuncios).decorate('indexacao', indexacao)
  return [anuncios, indexacao]
}

/** What people asked for of their own data. The vagas of somebody who is gone are indexed without the name. */
const ofDados = (app: FastifyInstance) => {
  const copias = createQueue(
    () => makeNextCopia(app.db, app.fileStore),
    app.log,
    'the copy of a person’s data could not be made',
  )
  const exclusoes = createQueue(
    async () => {
      const done = await excluirProxima(app.db, app.settings.peopleSecret)
      if (done) await app.indexacao.wake()
      return done
    },
    app.log,
    'an account could not be ended',
  )
  app.decorate('copias', copias).decorate('exclusoes', exclusoes)
  return [copias, exclusoes]
}

/** The days of deadlines are those of the university. */
const ofAgendas = (app: FastifyInstance) => {
  const compare = async () => {
    await app.instituicao.refresh()
    return conferirProximas(app.db)
  }
  const agendas = createQueue(compare, app.log, 'agendas could not be compared with the board')
  app.decorate('agendas', agendas)
  return agendas
}

/**
 * Work outside requests: announce new vagas, index the vagas of renamed authors, release results and remind at their
 * time, compare agendas with the board, delete unused files, move all others to the bucket, make the copies that people ask
 * for of their data, end the accounts of those who left, seal secrets with a new key, and delete what is too old.
 */
export const startQueues = (app: FastifyInstance, bucket: Bucket | null) => {
  const divulgacoes = createQueue(
    withMails(app, releaseNext),
    app.log,
    'results could not be released',
    // Wakes at the time that was set, not at the next poll.
    () => findMsToDivulgacao(app.db),
  )
  const lembretes = createQueue(withMails(app, remindNext), app.log, 'reminders could not be sent')
  const segredos = createQueue(
    () => resealNext(app.db, app.settings),
    app.log,
    'secrets could not be sealed with the new key',
  )
  const fileCleanups = createQueue(() => checkNext(app.db, app.fileStore), app.log, 'files could not be checked')
  const bucketMoves =
    bucket && createQueue(() => moveNextToBucket(app.db, bucket), app.log, 'files could not be moved to the bucket')
  app.decorate('divulgacoes', divulgacoes).decorate('lembretes', lembretes).decorate('fileCleanups', fileCleanups)
  app.decorate('bucketMoves', bucketMoves)
  sendEventos(app)
  const retention = createRetention(app)
  app.decorate('retention', retention)
  for (const queue of [
    ...ofVagas(app),
    divulgacoes,
    lembretes,
    segredos,
    ofAgendas(app),
    fileCleanups,
    retention,
    bucketMoves,
    ...ofDados(app),
  ]) {
    app.addHook('onListen', async () => queue?.start())
    app.addHook('onClose', async () => queue?.close())
  }
}

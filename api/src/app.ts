import helmet from '@fastify/helmet'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { createPush } from './aparelhos/push.ts'
import type { Push, PushFetch } from './aparelhos/push.ts'
import { createPushQueue } from './aparelhos/pushQueue.ts'
import { createFileStore } from './storage/fileStore.ts'
import type { FileStore } from './storage/fileStore.ts'
import { createBucket } from './storage/bucket.ts'
import { decorateSessao } from './autenticacao/autenticacao.ts'
import { capConnections } from '@board/http/connections'
import { createCounts } from './limites/counts.ts'
import type { Counts } from './limites/counts.ts'
import type { Settings } from './config.ts'
import type { Connection, Db } from './db/connection.ts'
import type { Listen } from './db/listen.ts'
import { registerDocs } from './docs/docs.ts'
import { createTrust } from '@board/http/clientAddress'
import { nameRequests } from './http/nameRequests.ts'
import { toFrase } from './http/frases.ts'
import { handleErrors, refuseUrl } from './http/errors.ts'
import { healthRoutes } from './http/health.routes.ts'
import { createViva } from './instituicao/viva.ts'
import type { Viva } from './instituicao.ts'
import { applyLimits } from './limites/limiter.ts'
import { loggerOptions, requestId, traceLogger } from './telemetry/logger.ts'
import { createMailQueue } from './mail/mailQueue.ts'
import type { MailQueue } from './mail/mailQueue.ts'
import { createMailSender } from './mail/createMailSender.ts'
import type { MailSender } from './mail/mailSender.ts'
import { outboxRoutes } from './mail/outbox.routes.ts'
import { createProvedor } from './provedor/provedor.ts'
import type { Provedor } from './provedor/provedor.ts'
import type { Queue } from './queue.ts'
import type { Retention } from './retention.ts'
import { createShed } from './limites/shed.ts'
import { createLive, resources } from './resources.ts'
import { startQueues } from './startQueues.ts'
import type { Shed } from './limites/shed.ts'

declare module 'fastify' {
  interface FastifyInstance {
    db: Db
    settings: Settings
    instituicao: Viva
    mail: MailSender
    /** The provider of the university's sign-in; null without one. */
    provedor: Provedor | null
    counts: Counts
    fileStore: FileStore
    mailQueue: MailQueue
    /** What sends notices to devices, and its queue; null without PUSH_SUBJECT. */
    push: Push | null
    pushes: Queue | null
    anuncios: Queue
    indexacao: Queue
    divulgacoes: Queue
    lembretes: Queue
    agendas: Queue
    fileCleanups: Queue
    /** Copies of people's own data. */
    copias: Queue
    exclusoes: Queue
    /** Null if no bucket is set. */
    bucketMoves: Queue | null
    retention: Retention
    shed: Shed
  }
}

type AppOptions = {
  db: Db
  settings: Settings
  /** Default: nothing is received, so there are no live events. */
  listen?: Listen
  /** Whether the database responds. Default: a query on `db`. */
  ping?: Connection['ping']
  /** Default: as the settings say. */
  mail?: MailSender
  /** How notices reach push services. Default: fetch. */
  pushFetch?: PushFetch
  /** Default: stdout. */
  logStream?: { write: (line: string) => void }
  /** Milliseconds of event loop delay above which requests are refused with 503; 0 refuses none. */
  maxEventLoopDelay?: number
  /** Metrics and traces. Each sees every request. */
  watchers?: ReadonlyArray<(app: FastifyInstance) => void>
}

/** Responses are JSON: a browser that opens one has nothing to load. */
const contentSecurityPolicy = { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } }

const createServer = (settings: Settings, stream: AppOptions['logStream']): FastifyInstance =>
  Fastify({
    logger: { ...loggerOptions(settings.logLevel), ...(stream && { stream }) },
    genReqId: requestId,
    childLoggerFactory: traceLogger,
    bodyLimit: 1024 * 1024,
    requestTimeout: 30_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000 },
    // Gateways and reverse proxies forward the address of the client.
    trustProxy: createTrust(settings.trustedProxies),
    // The contract writes some paths with a trailing slash and some without.
    routerOptions: { ignoreTrailingSlash: true },
    // While draining, requests that arrive on open connections get a response, and then the connection closes.
    return503OnClosing: false,
    frameworkErrors: refuseUrl,
  })

/** Notices for devices are sent outside requests, when mails are. The key is made before the first request. */
const sendPushes = (app: FastifyInstance, given: PushFetch | undefined): Queue | null => {
  const { db, settings, log } = app
  const contato = settings.contatoDePush
  const push = contato === null ? null : createPush({ db, settings, log, fetch: given }, contato)
  const queue = push && createPushQueue({ db, settings, log, push })
  app.decorate('push', push).decorate('pushes', queue)
  app.addHook('onReady', async () => {
    await push?.chave().catch((error: unknown) => log.error({ err: error }, 'the key of push could not be read'))
  })
  app.addHook('onListen', async () => queue?.start())
  app.addHook('onClose', async () => queue?.close())
  return queue
}

/** Mails are sent outside requests. Those that are queued before a stop are sent before the process ends. */
const sendMails = async (app: FastifyInstance, given: MailSender | undefined, pushes: Queue | null) => {
  const { db, settings, instituicao, log } = app
  const mail = given ?? createMailSender(db, settings, instituicao, log)
  const queue = createMailQueue({ db, settings, instituicao, log, mail })
  const wake = async () => void (await Promise.all([queue.wake(), pushes?.wake()]))
  app.decorate('mail', mail).decorate('mailQueue', { ...queue, wake })
  app.addHook('onListen', async () => queue.start())
  app.addHook('onClose', () => queue.close())
  if (!settings.production && settings.smtpUrl === null) {
    await app.register(outboxRoutes)
  }
}

/** Settings that work, and that an operator may not have meant. */
const warnOperator = ({ settings, log }: FastifyInstance) => {
  if (settings.instituicao.dominiosQueProvamProfessor.length === 0) {
    log.warn('no domain of the institution file proves a professor: confirm each with npm run professor')
  }
  if (settings.production && settings.contatoDePush === null) {
    log.info('devices get no notices: PUSH_SUBJECT is off, or not set and the address for help is no real one')
  }
  if (settings.production && settings.senhaMinima < 8) {
    log.warn('passwords may be shorter than 8 characters: set SENHA_MINIMA=8 or more for API and gateway')
  }
}

/** The REST API with every route and without a port: `inject` it, or `listen`. Closing it leaves `db` open. */
export const buildApp = async ({
  db,
  settings,
  listen = async () => async () => {},
  ping = ask => ask(db),
  mail,
  pushFetch,
  logStream,
  maxEventLoopDelay = 1000,
  watchers = [],
}: AppOptions): Promise<FastifyInstance> => {
  z.config({ localeError: toFrase })
  const app = createServer(settings, logStream)
  capConnections(app.server, {
    total: settings.maxConnections,
    perAddress: settings.maxConnectionsPerAddress,
    trustedProxies: settings.trustedProxies,
  })
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler)
  app.decorate('db', db).decorate('settings', settings)
  app.decorate('instituicao', createViva(db, settings.instituicao, app.log))
  app.decorate('provedor', settings.oidc && createProvedor(settings.oidc, settings.publicUrl))
  const bucket = settings.filesUrl === null ? null : createBucket(settings.filesUrl)
  app.decorate('fileStore', createFileStore(bucket))
  app.decorate('counts', await createCounts(db, settings.redisUrl, app.log))
  app.decorate('shed', createShed())
  decorateSessao(app)
  handleErrors(app)
  nameRequests(app)
  for (const watch of watchers) watch(app)
  await app.register(helmet, { contentSecurityPolicy })
  applyLimits(app)
  warnOperator(app)
  if (!settings.production) await registerDocs(app)
  await app.register(healthRoutes, { ping })
  await sendMails(app, mail, sendPushes(app, pushFetch))
  startQueues(app, bucket)
  await app.register(resources, { maxEventLoopDelay, live: createLive(app, listen) })
  return app
}

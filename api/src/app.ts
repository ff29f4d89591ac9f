import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import underPressure from '@fastify/under-pressure'
import Fastify from 'fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { admit, toShed } from './limites/admission.ts'
import { createFileStore } from './storage/fileStore.ts'
import type { FileStore } from './storage/fileStore.ts'
import { administracaoRoutes } from './administracao/administracao.routes.ts'
import { auditRecusa } from './auditoria/auditRecusa.ts'
import { auditoriaRoutes } from './auditoria/auditoria.routes.ts'
import { alvosRoutes } from './alvos/alvos.routes.ts'
import { arquivosRoutes } from './arquivos/arquivos.routes.ts'
import { createBucket } from './storage/bucket.ts'
import { decorateSessao } from './autenticacao/autenticacao.ts'
import { avaliacoesRoutes } from './avaliacoes/avaliacoes.routes.ts'
import { avataresRoutes } from './usuarios/retratos.routes.ts'
import { candidatosRoutes } from './candidaturas/candidatos.routes.ts'
import { candidaturasRoutes } from './candidaturas/candidaturas.routes.ts'
import { capConnections } from '@board/http/connections'
import { createCounts } from './limites/counts.ts'
import type { Counts } from './limites/counts.ts'
import type { Settings } from './config.ts'
import type { Connection, Db } from './db/connection.ts'
import type { Listen } from './db/listen.ts'
import { dadosRoutes } from './dados/dados.routes.ts'
import { departamentosRoutes } from './departamentos/departamentos.routes.ts'
import { registerDocs } from './docs/docs.ts'
import { createTrust } from '@board/http/clientAddress'
import { nameRequests } from './http/nameRequests.ts'
import { toFrase } from './http/frases.ts'
import { entrevistasRoutes } from './entrevistas/entrevistas.routes.ts'
import { handleErrors, refuseUrl } from './http/errors.ts'
import { eventosRoutes } from './stream/eventos.routes.ts'
import { createHub } from './stream/hub.ts'
import { gestoresRoutes } from './gestores/gestores.routes.ts'
import { healthRoutes } from './http/health.routes.ts'
import { historicosRoutes } from './historicos/historicos.routes.ts'
import { importacaoRoutes } from './historicos/importacao.routes.ts'
import { instituicaoRoutes } from './instituicao/instituicao.routes.ts'
import { createViva } from './instituicao/viva.ts'
import type { Viva } from './instituicao.ts'
import { logoRoutes } from './instituicao/logo.routes.ts'
import { importacaoDePessoasRoutes } from './importacao/importacao.routes.ts'
import { interessesRoutes } from './interesses/interesses.routes.ts'
import { interessesDoUsuarioRoutes } from './interesses/interessesDoUsuario.routes.ts'
import { applyLimits } from './limites/limiter.ts'
import { listasRoutes } from './listas/listas.routes.ts'
import { loggerOptions, requestId, traceLogger } from './telemetry/logger.ts'
import { createMailQueue } from './mail/mailQueue.ts'
import type { MailQueue } from './mail/mailQueue.ts'
import { createMailSender } from './mail/createMailSender.ts'
import type { MailSender } from './mail/mailSender.ts'
import { outboxRoutes } from './mail/outbox.routes.ts'
import { mensagensRoutes } from './mensagens/mensagens.routes.ts'
import { numerosRoutes } from './numeros/numeros.routes.ts'
import { moderacaoRoutes } from './moderacao/moderacao.routes.ts'
import { notificacoesRoutes } from './notificacoes/notificacoes.routes.ts'
import { perguntasRoutes } from './perguntas/perguntas.routes.ts'
import { publicoRoutes } from './publico/publico.routes.ts'
import type { Queue } from './queue.ts'
import type { Retention } from './retention.ts'
import { examine } from './saude/examine.ts'
import { bloqueiosRoutes } from './rede/bloqueios.routes.ts'
import { redeRoutes } from './rede/rede.routes.ts'
import { requisitosRoutes } from './requisitos/requisitos.routes.ts'
import { salvasRoutes } from './salvas/salvas.routes.ts'
import { colunasRoutes } from './selecao/colunas.routes.ts'
import { selecaoRoutes } from './selecao/selecao.routes.ts'
import { sessaoRoutes } from './sessao/sessao.routes.ts'
import { createShed } from './limites/shed.ts'
import { startQueues } from './startQueues.ts'
import type { Shed } from './limites/shed.ts'
import { uploadValidator } from './arquivos/upload.ts'
import { avataresDoUsuarioRoutes } from './usuarios/avatares.routes.ts'
import { cadastroRoutes } from './usuarios/cadastro.routes.ts'
import { usuariosRoutes } from './usuarios/usuarios.routes.ts'
import { publicacaoRoutes } from './vagas/publicacao.routes.ts'
import { rascunhosRoutes } from './vagas/rascunhos.routes.ts'
import { requisitosDaVagaRoutes } from './vagas/requisitos.routes.ts'
import { vagasRoutes } from './vagas/vagas.routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    db: Db
    settings: Settings
    instituicao: Viva
    mail: MailSender
    counts: Counts
    fileStore: FileStore
    mailQueue: MailQueue
    anuncios: Queue
    indexacao: Queue
    divulgacoes: Queue
    lembretes: Queue
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

/** The routes that accept files. No other route parses multipart. */
const uploads = async (app: FastifyInstance) => {
  await app.register(multipart)
  app.setValidatorCompiler(uploadValidator)
  await app.register(importacaoRoutes)
  await app.register(importacaoDePessoasRoutes)
  await app.register(arquivosRoutes)
  await app.register(avataresDoUsuarioRoutes)
  await app.register(logoRoutes)
}

type ResourceOptions = { maxEventLoopDelay: number; live: ReturnType<typeof createLive> }

/** For the routes that need live events: those that stream them, and the overview, which tells whether they arrive. */
const createLive = ({ db, settings, log }: FastifyInstance, listen: Listen) => {
  const hub = createHub({ db, listen, log })
  const board = { db, listen, settings, isListening: hub.isReady, patience: 2500 }
  return { hub, examine: () => examine(board) }
}

/** What administrators and moderators read and do. */
const administration = async (app: FastifyInstance, live: ResourceOptions['live']) => {
  await app.register(administracaoRoutes, live)
  await app.register(auditoriaRoutes)
  await app.register(instituicaoRoutes)
  await app.register(listasRoutes)
  await app.register(moderacaoRoutes)
  await app.register(numerosRoutes)
}

/** What belongs to an account itself. */
const account = async (app: FastifyInstance) => {
  await app.register(sessaoRoutes)
  await app.register(cadastroRoutes)
  await app.register(usuariosRoutes)
  await app.register(interessesDoUsuarioRoutes)
  await app.register(dadosRoutes)
  await app.register(bloqueiosRoutes)
}

/** The board's resources: every route that is refused under overload. */
const resources = async (app: FastifyInstance, { maxEventLoopDelay, live }: ResourceOptions) => {
  const pressureHandler = async (_request: FastifyRequest, reply: FastifyReply) => {
    app.shed.count('event_loop')
    throw toShed(reply)
  }
  await app.register(underPressure, { maxEventLoopDelay, pressureHandler })
  admit(app)
  // Each request meets the institution, and with it the day, as it is now: one query a second.
  app.addHook('preValidation', app.instituicao.refresh)
  app.addHook('onSend', auditRecusa)
  await app.register(account)
  await app.register(interessesRoutes)
  await app.register(departamentosRoutes)
  await app.register(historicosRoutes)
  await app.register(vagasRoutes)
  if (app.settings.vagasPublicas) await app.register(publicoRoutes)
  await app.register(publicacaoRoutes)
  await app.register(rascunhosRoutes)
  await app.register(gestoresRoutes)
  await app.register(salvasRoutes)
  await app.register(colunasRoutes)
  await app.register(candidaturasRoutes)
  await app.register(candidatosRoutes)
  await app.register(perguntasRoutes)
  await app.register(selecaoRoutes)
  await app.register(avaliacoesRoutes)
  await app.register(entrevistasRoutes)
  await app.register(requisitosDaVagaRoutes)
  await app.register(requisitosRoutes)
  await app.register(mensagensRoutes)
  await app.register(notificacoesRoutes)
  await app.register(alvosRoutes)
  await app.register(eventosRoutes, live)
  await app.register(avataresRoutes)
  await app.register(redeRoutes)
  await app.register(administration, live)
  await app.register(uploads)
}

/** Mails are sent outside requests. Those that are queued before a stop are sent before the process ends. */
const sendMails = async (app: FastifyInstance, given: MailSender | undefined) => {
  const { db, settings, instituicao, log } = app
  const mail = given ?? createMailSender(db, settings, instituicao, log)
  const queue = createMailQueue({ db, settings, instituicao, log, mail })
  app.decorate('mail', mail).decorate('mailQueue', queue)
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
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorate('db', db)
  app.decorate('settings', settings)
  app.decorate('instituicao', createViva(db, settings.instituicao, app.log))
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
  await sendMails(app, mail)
  startQueues(app, bucket)
  await app.register(resources, { maxEventLoopDelay, live: createLive(app, listen) })
  return app
}

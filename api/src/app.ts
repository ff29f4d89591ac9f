import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import underPressure from '@fastify/under-pressure'
import Fastify from 'fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { admit, toShed } from './admission.ts'
import { createArmazem } from './armazem.ts'
import type { Armazem } from './armazem.ts'
import { arquivosRoutes } from './arquivos/arquivos.routes.ts'
import { createBalde } from './balde.ts'
import type { Balde } from './balde.ts'
import { conferirProximo } from './arquivos/limpeza.ts'
import { levarProximo } from './transporte.ts'
import { decorateSessao } from './autenticacao.ts'
import { avaliacoesRoutes } from './avaliacoes/avaliacoes.routes.ts'
import { avataresRoutes } from './avatares.routes.ts'
import { candidatosRoutes } from './candidaturas/candidatos.routes.ts'
import { candidaturasRoutes } from './candidaturas/candidaturas.routes.ts'
import { capConnections } from './conexoes.ts'
import { createContagem } from './contagem.ts'
import type { Contagem } from './contagem.ts'
import type { Settings } from './config.ts'
import { followAvisos, tellNext } from './db/avisos.ts'
import type { Connection, Db } from './db/connection.ts'
import type { Ouvir } from './db/escuta.ts'
import { inRequest } from './db/requestComment.ts'
import { departamentosRoutes } from './departamentos/departamentos.routes.ts'
import { registerDocs } from './docs.ts'
import { createTrust } from './endereco.ts'
import { entrevistasRoutes } from './entrevistas/entrevistas.routes.ts'
import { lembrarProxima } from './entrevistas/escolha.ts'
import { handleErrors, refuseUrl } from './errors.ts'
import { eventosRoutes } from './eventos/eventos.routes.ts'
import { gestoresRoutes } from './gestores/gestores.routes.ts'
import { healthRoutes } from './health.routes.ts'
import { historicosRoutes } from './historicos/historicos.routes.ts'
import { importacaoRoutes } from './historicos/importacao.routes.ts'
import { interessesRoutes } from './interesses/interesses.routes.ts'
import { interessesDoUsuarioRoutes } from './interesses/interessesDoUsuario.routes.ts'
import { limitar } from './limitador.ts'
import { loggerOptions, requestId, traceLogger } from './logger.ts'
import { createMailQueue } from './mail/mailQueue.ts'
import type { MailQueue } from './mail/mailQueue.ts'
import { createMailSender } from './mail/createMailSender.ts'
import type { MailSender } from './mail/mailSender.ts'
import { outboxRoutes } from './mail/outbox.routes.ts'
import { mensagensRoutes } from './mensagens/mensagens.routes.ts'
import { notificacoesRoutes } from './notificacoes/notificacoes.routes.ts'
import { perguntasRoutes } from './perguntas/perguntas.routes.ts'
import { createQueue } from './queue.ts'
import type { Queue } from './queue.ts'
import { createRetention } from './retention.ts'
import type { Retention } from './retention.ts'
import { indexarPessoas } from './rede/indexacao.ts'
import { redeRoutes } from './rede/rede.routes.ts'
import { requisitosRoutes } from './requisitos/requisitos.routes.ts'
import { divulgarProxima } from './selecao/divulgacao.ts'
import { findMsToDivulgacao } from './selecao/selecao.repository.ts'
import { selecaoRoutes } from './selecao/selecao.routes.ts'
import { sessaoRoutes } from './sessao/sessao.routes.ts'
import { createShed } from './shed.ts'
import type { Shed } from './shed.ts'
import { uploadValidator } from './upload.ts'
import { avataresDoUsuarioRoutes } from './usuarios/avatares.routes.ts'
import { cadastroRoutes } from './usuarios/cadastro.routes.ts'
import { usuariosRoutes } from './usuarios/usuarios.routes.ts'
import { anunciarProxima } from './vagas/anuncios.ts'
import { indexarProximas } from './vagas/indexacao.ts'
import { publicacaoRoutes } from './vagas/publicacao.routes.ts'
import { vagasRoutes } from './vagas/vagas.routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    db: Db
    settings: Settings
    contagem: Contagem
    armazem: Armazem
    mailQueue: MailQueue
    anuncios: Queue
    indexacao: Queue
    divulgacoes: Queue
    lembretes: Queue
    limpezas: Queue
    /** Null without a bucket. */
    transportes: Queue | null
    retention: Retention
    shed: Shed
  }
}

type AppOptions = {
  db: Db
  settings: Settings
  /** Left out: nothing is heard, and there are no events. */
  ouvir?: Ouvir
  /** Whether the database responds. Left out: by `db`. */
  ping?: Connection['ping']
  /** Left out: as the settings say. */
  mail?: MailSender
  /** Left out: stdout. */
  logStream?: { write: (line: string) => void }
  /** Milliseconds of event loop delay from which requests are refused with 503; 0 never refuses. */
  maxEventLoopDelay?: number
  /** Metrics and traces: each sees every request. */
  watchers?: ReadonlyArray<(app: FastifyInstance) => void>
}

/** Answers are JSON: a browser that is led to one of them has nothing to load. */
const contentSecurityPolicy = { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } }

const createServer = (settings: Settings, stream: AppOptions['logStream']): FastifyInstance =>
  Fastify({
    logger: { ...loggerOptions(settings.logLevel), ...(stream && { stream }) },
    genReqId: requestId,
    childLoggerFactory: traceLogger,
    bodyLimit: 1024 * 1024,
    requestTimeout: 30_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000 },
    // Gateways and reverse proxies say who is really asking.
    trustProxy: createTrust(settings.trustedProxies),
    // The contract writes some paths with a slash at the end and some without.
    routerOptions: { ignoreTrailingSlash: true },
    // While draining, what still comes in on an open connection is answered, and the connection closed.
    return503OnClosing: false,
    frameworkErrors: refuseUrl,
  })

/** What takes files; all others know no multipart. */
const uploads = async (app: FastifyInstance) => {
  await app.register(multipart)
  app.setValidatorCompiler(uploadValidator)
  await app.register(importacaoRoutes)
  await app.register(arquivosRoutes)
  await app.register(avataresDoUsuarioRoutes)
}

type ResourceOptions = { maxEventLoopDelay: number; ouvir: Ouvir }

/** The board's resources: everything that is refused when the process cannot keep up. */
const resources = async (app: FastifyInstance, { maxEventLoopDelay, ouvir }: ResourceOptions) => {
  const pressureHandler = async (_request: FastifyRequest, reply: FastifyReply) => {
    app.shed.count('event_loop')
    throw toShed(reply)
  }
  await app.register(underPressure, { maxEventLoopDelay, pressureHandler })
  admit(app)
  await app.register(sessaoRoutes)
  await app.register(cadastroRoutes)
  await app.register(usuariosRoutes)
  await app.register(interessesRoutes)
  await app.register(interessesDoUsuarioRoutes)
  await app.register(departamentosRoutes)
  await app.register(historicosRoutes)
  await app.register(vagasRoutes)
  await app.register(publicacaoRoutes)
  await app.register(gestoresRoutes)
  await app.register(candidaturasRoutes)
  await app.register(candidatosRoutes)
  await app.register(perguntasRoutes)
  await app.register(selecaoRoutes)
  await app.register(avaliacoesRoutes)
  await app.register(entrevistasRoutes)
  await app.register(requisitosRoutes)
  await app.register(mensagensRoutes)
  await app.register(notificacoesRoutes)
  await app.register(eventosRoutes, { ouvir })
  await app.register(avataresRoutes)
  await app.register(redeRoutes)
  await app.register(uploads)
}

/** Mails are sent beside the requests, and those that were asked for before a stop are sent before its end. */
const sendMails = async (app: FastifyInstance, mail: MailSender | undefined) => {
  const { db, settings, log } = app
  const queue = createMailQueue({ db, settings, log, mail: mail ?? createMailSender(db, settings, log) })
  app.decorate('mailQueue', queue)
  app.addHook('onListen', async () => queue.start())
  app.addHook('onClose', () => queue.close())
  if (!settings.production && settings.smtpUrl === null) {
    await app.register(outboxRoutes)
  }
}

/** Whose time has come: the mails of it follow at once. */
const comMails = (app: FastifyInstance, next: (db: Db) => Promise<boolean>) => async (): Promise<boolean> => {
  const done = await next(app.db)
  if (done) await app.mailQueue.wake()
  return done
}

/** What a process that died did not tell is told by another after this many milliseconds at most. */
const tellEveryMs = 1000

/** Told as soon as it is committed, by whichever process comes first. */
const tellAvisos = (app: FastifyInstance) => {
  const avisos = createQueue(
    () => tellNext(app.db),
    app.log,
    'what happened is not told',
    async () => tellEveryMs,
  )
  let leave = () => {}
  app.addHook('onListen', async () => {
    leave = followAvisos(app.db, () => void avisos.wake())
    avisos.start()
  })
  app.addHook('onClose', async () => {
    leave()
    await avisos.close()
  })
}

/**
 * What is done beside the requests: students are told of a new vaga, it is found by a new name, results are released and
 * interviews reminded of at their time; files that nobody uses go, all others to the bucket, and what is too old is forgotten.
 */
const workBeside = (app: FastifyInstance, balde: Balde | null) => {
  const anuncios = createQueue(() => anunciarProxima(app.db), app.log, 'vagas wait to be announced')
  const indexacao = createQueue(
    async () => (await indexarProximas(app.db)) || indexarPessoas(app.db),
    app.log,
    "vagas wait for their author's new name, or people to be found",
  )
  const divulgacoes = createQueue(
    comMails(app, divulgarProxima),
    app.log,
    'results wait to be released',
    // At the time that was set, not at the next look.
    () => findMsToDivulgacao(app.db),
  )
  const lembretes = createQueue(comMails(app, lembrarProxima), app.log, 'interviews wait to be reminded of')
  const limpezas = createQueue(() => conferirProximo(app.db, app.armazem), app.log, 'files wait to be looked after')
  const transportes =
    balde && createQueue(() => levarProximo(app.db, balde), app.log, 'files wait to be taken to the bucket')
  app.decorate('anuncios', anuncios).decorate('indexacao', indexacao)
  app.decorate('divulgacoes', divulgacoes).decorate('lembretes', lembretes).decorate('limpezas', limpezas)
  app.decorate('transportes', transportes)
  tellAvisos(app)
  const retention = createRetention(app)
  app.decorate('retention', retention)
  for (const queue of [anuncios, indexacao, divulgacoes, lembretes, limpezas, retention, transportes]) {
    app.addHook('onListen', async () => queue?.start())
    app.addHook('onClose', async () => queue?.close())
  }
}

/** The id of a request is in its answer, and in its statements. A body that is read loses what went before: again then. */
const nameRequests = (app: FastifyInstance) => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    inRequest(request.id, done)
  })
  app.addHook('preValidation', (request, _reply, done) => inRequest(request.id, done))
}

/** The REST API with every route and no port: `inject` it, or `listen`. Closing it leaves `db` open. */
export const buildApp = async ({
  db,
  settings,
  ouvir = async () => async () => {},
  ping = ask => ask(db),
  mail,
  logStream,
  maxEventLoopDelay = 1000,
  watchers = [],
}: AppOptions): Promise<FastifyInstance> => {
  z.config(z.locales.ptBR())
  const app = createServer(settings, logStream)
  capConnections(app.server, settings)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorate('db', db)
  app.decorate('settings', settings)
  const balde = settings.filesUrl === null ? null : createBalde(settings.filesUrl)
  app.decorate('armazem', createArmazem(balde))
  app.decorate('contagem', createContagem(db, settings.redisUrl, app.log))
  app.decorate('shed', createShed())
  decorateSessao(app)
  handleErrors(app)
  nameRequests(app)
  for (const watch of watchers) watch(app)
  await app.register(helmet, { contentSecurityPolicy })
  limitar(app)
  if (settings.instituicao.dominiosQueProvamProfessor.length === 0) {
    app.log.warn('no domain of the institution file proves a professor: each is to be confirmed by npm run professor')
  }
  if (!settings.production) await registerDocs(app)
  await app.register(healthRoutes, { ping })
  await sendMails(app, mail)
  workBeside(app, balde)
  await app.register(resources, { maxEventLoopDelay, ouvir })
  return app
}

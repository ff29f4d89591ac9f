import { tmpdir } from 'node:os'
import type { FastifyInstance, InjectOptions, RouteOptions } from 'fastify'
import { buildApp } from '../app.ts'
import type { PushFetch } from '../aparelhos/push.ts'
import type { Settings } from '../config.ts'
import type { Db } from '../db/connection.ts'
import type { Listen } from '../db/listen.ts'
import { usuarios } from '../db/schema.ts'
import { refusalsOf } from '../docs/refusals.ts'
import { loadInstituicao } from '../instituicao.ts'
import type { Papel } from '../autenticacao/papeis.ts'
import { hashSenha } from '../autenticacao/senhas.ts'
import type { Mail, MailSender } from '../mail/mailSender.ts'
import { issueToken } from '../autenticacao/token.ts'
import { freshDatabase } from './freshDatabase.ts'

export const senha = 'segredo1'

/** Off by default. */
const semPrazo = { contas: 0, mensagens: 0, candidaturas: 0, historicos: 0 }

export type Usuario = typeof usuarios.$inferSelect

/** `as` signs the request with that person's token; `body` is sent as JSON, or unchanged if it is bytes. */
type CallOptions = { as?: Usuario; body?: object; headers?: Record<string, string> }

type Method = NonNullable<InjectOptions['method']>

export type TestApp = {
  app: FastifyInstance
  db: Db
  listen: Listen
  settings: Settings
  /** `await call('GET /vagas?limit=8', { as: aluna })`; the test states the type of the response. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
  call: <Body = unknown>(
    route: `${Method} ${string}`,
    options?: CallOptions,
  ) => Promise<{ status: number; body: Body; headers: Record<string, unknown> }>
  /**
   * Verified accounts, professors confirmed, with a made-up name and e-mail and the password `senha`, unless
   * overridden.
   */
  createAluno: (given?: Partial<Usuario>) => Promise<Usuario>
  createProfessor: (given?: Partial<Usuario>) => Promise<Usuario>
  createModerador: (given?: Partial<Usuario>) => Promise<Usuario>
  createEncarregado: (given?: Partial<Usuario>) => Promise<Usuario>
  createAdministrador: (given?: Partial<Usuario>) => Promise<Usuario>
  tokenOf: (usuario: Usuario) => Promise<string>
  /** Every mail to an address, oldest first, once the queue is empty. */
  mailsTo: (email: string) => Promise<Mail[]>
  /** The log, at `settings.logLevel`. */
  logged: () => string
  close: () => Promise<void>
}

const testSettings = (): Settings => ({
  apiHost: '127.0.0.1',
  apiPort: 0,
  maxConnections: 1000,
  maxConnectionsPerAddress: 100,
  trustedProxies: [],
  databaseUrl: null,
  redisUrl: null,
  listenDatabaseUrl: null,
  databasePoolSize: 20,
  filesUrl: null,
  dataDir: tmpdir(),
  jwtSecret: 'a secret that is only good for tests',
  peopleSecret: 'another secret that is only good for tests',
  jwtAnteriores: [],
  publicUrl: 'https://vagas.puc.example',
  smtpUrl: null,
  smtpRequireTls: false,
  production: false,
  contatoDePush: 'mailto:suporte@puc.example',
  oidc: null,
  sessao: { dias: 7, ociosaDias: 7 },
  senhaMinima: 6,
  // What sessions with a second factor may do is tested where that is: tests of other things sign in with one step.
  adminSegundoFator: false,
  vagasPublicas: true,
  seed: false,
  migrate: true,
  keep: { notificacoes: 365, cadastros: 30, arquivos: 1, emails: 90, auditoria: 0, casos: 0, sessoes: 90, ...semPrazo },
  metricsPort: null,
  tracing: false,
  logLevel: 'silent',
  instituicao: loadInstituicao('puc'),
})

let senhaHash: Promise<string> | undefined
let people = 0

const createUsuario = async (db: Db, given: Partial<Usuario>): Promise<Usuario> => {
  people += 1
  senhaHash ??= hashSenha(senha)
  const defaults = {
    usuario: `Pessoa ${people}`,
    email: `pessoa${people}@puc.example`,
    ehaluno: true,
    senhaHash: await senhaHash,
    emailVerificadoEm: new Date(),
  }
  const [created] = await db
    .insert(usuarios)
    .values({ ...defaults, ...given })
    .returning()
  if (!created) throw new Error('no usuario was created')
  return created
}

/** As `papeisDaConta`. */
const papeisOf = ({ ehaluno, direitos, professorConfirmadoEm }: Usuario): Papel[] => {
  if (ehaluno) return ['aluno', ...direitos]
  return direitos.length === 0 || professorConfirmadoEm ? ['professor', ...direitos] : direitos
}

/** Collects the 4xx that the OpenAPI document does not have for their route. */
const watchRefusals = (undeclared: Set<string>) => (app: FastifyInstance) => {
  const routes = new Map<string, RouteOptions>()
  app.addHook('onRoute', route => void routes.set(`${String(route.method)} ${route.url}`, route))
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode }) => {
    const call = `${method} ${routeOptions.url ?? ''}`
    const route = routes.get(call)
    if (!route || route.schema?.hide || statusCode < 400 || statusCode >= 500) return
    if (!refusalsOf(route).includes(statusCode)) undeclared.add(`${call} ${statusCode}`)
  })
}

/**
 * The whole API on a fresh database, without a port; mails are collected, or given to `sender`. One per test file:
 * `afterAll(board.close)`, which fails if a route refused with a status that its schema does not declare.
 */
export const createTestApp = async (
  changes: Partial<Settings> = {},
  sender?: MailSender,
  pushFetch?: PushFetch,
): Promise<TestApp> => {
  const { db, listen, close } = await freshDatabase()
  const settings = { ...testSettings(), ...changes }
  const mails: Mail[] = []
  const mail = { send: async (sent: Mail) => void mails.push(sent), close: () => {} }
  let log = ''
  const logStream = { write: (line: string) => void (log += line) }
  const undeclared = new Set<string>()
  const watchers = [watchRefusals(undeclared)]
  const parts = { db, listen, settings, mail: sender ?? mail, logStream, maxEventLoopDelay: 0, watchers }
  const app = await buildApp({ ...parts, ...(pushFetch && { pushFetch }) })
  const tokenOf = (usuario: Usuario) =>
    issueToken(settings, {
      usuarioId: usuario.id,
      papeis: papeisOf(usuario),
      versao: usuario.versaoDoToken,
    })
  return {
    app,
    db,
    listen,
    settings,
    tokenOf,
    logged: () => log,
    mailsTo: async email => {
      await app.mailQueue.drain()
      return mails.filter(({ to }) => to === email)
    },
    createAluno: (given = {}) => createUsuario(db, { ...given, ehaluno: true }),
    createProfessor: (given = {}) => createUsuario(db, { professorConfirmadoEm: new Date(), ...given, ehaluno: false }),
    createModerador: (given = {}) => createUsuario(db, { direitos: ['moderador'], ...given, ehaluno: false }),
    createEncarregado: (given = {}) => createUsuario(db, { direitos: ['encarregado'], ...given, ehaluno: false }),
    createAdministrador: (given = {}) => createUsuario(db, { direitos: ['administrador'], ...given, ehaluno: false }),
    // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
    call: async <Body>(route: `${Method} ${string}`, { as, body, headers = {} }: CallOptions = {}) => {
      const [method, url] = route.split(' ') as [Method, string]
      const authorization = as && { authorization: `Bearer ${await tokenOf(as)}` }
      const response = await app.inject({
        method,
        url,
        headers: { ...authorization, ...headers },
        ...(body && { payload: body }),
      })
      const isFile = /^(text\/|application\/zip)/.test(String(response.headers['content-type']))
      return {
        status: response.statusCode,
        body: (isFile ? response.body : response.body ? JSON.parse(response.body) : null) as Body,
        headers: response.headers,
      }
    },
    close: async () => {
      await app.close()
      await close()
      if (undeclared.size > 0) throw new Error(`Not in the schema's refusals: ${[...undeclared].join(', ')}`)
    },
  }
}

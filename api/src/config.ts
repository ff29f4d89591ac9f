import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { loadInstituicao } from './instituicao.ts'
import type { Instituicao } from './instituicao.ts'
import { areTooWide, isNetwork } from '@board/http/clientAddress'
import { isContato, readContato } from './aparelhos/contato.ts'
import { isGuessable } from './autenticacao/segredo.ts'
import { oidcEnvironment, oidcRules, readOidc } from './provedor/settings.ts'
import type { Oidc } from './provedor/settings.ts'
import { keepFields, keepRules, readKeep } from './retencao/keep.ts'
import type { Keep } from './retencao/keep.ts'

export type Settings = {
  /** The port and address of the server. */
  apiHost: string
  apiPort: number
  maxConnections: number
  /** Connections from this machine and from trusted proxies do not count. */
  maxConnectionsPerAddress: number
  /** Addresses and networks, besides this machine, whose X-Forwarded-For is trusted. */
  trustedProxies: string[]
  /** Null: PGlite in `dataDir`. */
  databaseUrl: string | null
  /** The connection for LISTEN; null: the same as for queries. */
  listenDatabaseUrl: string | null
  /** The size of the pool that requests share. */
  databasePoolSize: number
  /** Valkey or Redis for the counts of limits; null: the database. */
  redisUrl: string | null
  /** The S3-compatible bucket for files; null: the database. */
  filesUrl: string | null
  /** An absolute path that exists. */
  dataDir: string
  /** Signs. */
  jwtSecret: string
  /** The key of what is left of people who are gone (dados/marca.ts). */
  peopleSecret: string
  /** What these signed is valid as well. */
  jwtAnteriores: string[]
  /** The address of the site, without a trailing slash, for links in mails. */
  publicUrl: string
  /** Null: mails go to the outbox, never with PRODUCTION. */
  smtpUrl: string | null
  /** Whether mails are only sent over TLS. */
  smtpRequireTls: boolean
  production: boolean
  /** Who answers for the notices on devices, as `mailto:`; null: there are none. */
  contatoDePush: string | null
  /** The university's sign-in; null without one. */
  oidc: Oidc | null
  /** After how many days a session ends: since its begin, and since its last use. */
  sessao: { dias: number; ociosaDias: number }
  /** The fewest characters of a new password. */
  senhaMinima: number
  /** Whether administrators need a second factor. */
  adminSegundoFator: boolean
  /** Whether everybody may read open vagas, without a session. */
  vagasPublicas: boolean
  /** Whether an empty board gets the demo data. */
  seed: boolean
  keep: Keep
  /** Whether the API migrates the database when it starts. */
  migrate: boolean
  /** Null: no metrics. */
  metricsPort: number | null
  /** Whether spans are sent. The SDK reads the endpoint and the rest from the OTEL_ variables. */
  tracing: boolean
  logLevel: string
  instituicao: Instituicao
}

/** A setting is invalid or missing. The message is one line for the operator. */
export class SettingsError extends Error {}

const flag = z.stringbool({ truthy: ['1', 'true', 'on', 'yes'], falsy: ['0', 'false', 'off', 'no'] })
const url = (protocol: RegExp) => z.url({ protocol }).nullable().default(null)

const sessionDays = z.coerce.number().int().min(1).max(90).default(7)

const environment = z.object({
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  API_HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default('127.0.0.1'),
  API_PORT: z.coerce.number().int().min(1).max(65535).default(3001),
  API_METRICS_PORT: z.coerce.number().int().min(1).max(65535).nullable().default(null),
  MAX_CONNECTIONS: z.coerce.number().int().min(1).default(5000),
  MAX_CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(1).default(500),
  TRUSTED_PROXIES: z
    .string()
    .transform(text => text.split(/[\s,]+/).filter(Boolean))
    .refine(all => all.every(isNetwork) && !areTooWide(all))
    .default([]),
  DATABASE_URL: url(/^postgres(ql)?$/),
  LISTEN_DATABASE_URL: url(/^postgres(ql)?$/),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(500).default(20),
  REDIS_URL: url(/^rediss?$/),
  FILES_URL: z
    .string()
    .regex(/^s3:\/\/[^\s:@/]+:[^\s:@/]+@[^\s:@/]+(:\d+)?\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\?\S*)?$/)
    .nullable()
    .default(null),
  DATA_DIR: z.string().default('.data'),
  JWT_SECRET: z
    .string()
    .transform(text => text.split(/\s+/).filter(Boolean))
    .refine(all => all.length > 0 && all.every(secret => secret.length >= 32 && !isGuessable(secret)))
    .nullable()
    .default(null),
  PEOPLE_SECRET: z.string().min(32).nullable().default(null),
  PUBLIC_URL: url(/^https?$/),
  SMTP_URL: url(/^smtps?$/),
  SMTP_REQUIRE_TLS: flag.nullable().default(null),
  PUSH_SUBJECT: z.string().refine(isContato).nullable().default(null),
  INSTITUTION: z.string().default('puc'),
  PRODUCTION: flag.default(false),
  SESSION_DAYS: sessionDays,
  SESSION_IDLE_DAYS: sessionDays,
  SENHA_MINIMA: z.coerce.number().int().min(6).max(64).default(6),
  ADMIN_SEGUNDO_FATOR: z.enum(['exigido', 'opcional']).default('exigido'),
  SEED: z.enum(['demo', 'none']).nullable().default(null),
  VAGAS_PUBLICAS: flag.nullable().default(null),
  MIGRATE: flag.default(true),
  ...keepFields,
  OTEL_EXPORTER_OTLP_ENDPOINT: url(/^https?$/),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: url(/^https?$/),
  OTEL_SDK_DISABLED: flag.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ...oidcEnvironment,
})

const rules: Record<string, string> = {
  PORT: 'must be a port between 1 and 65535',
  API_HOST: 'must be an address of this machine, such as 0.0.0.0',
  API_PORT: 'must be a port between 1 and 65535',
  API_METRICS_PORT: 'must be a port between 1 and 65535',
  MAX_CONNECTIONS: 'must be a whole number, at least 1',
  MAX_CONNECTIONS_PER_ADDRESS: 'must be a whole number, at least 1',
  TRUSTED_PROXIES:
    'must be addresses and networks with spaces between them, such as 10.0.0.5 10.1.0.0/24, fewer than a hundredth of all addresses',
  DATABASE_URL: 'must be a URL like postgres://user:password@host:5432/board',
  LISTEN_DATABASE_URL: 'must be a URL like postgres://user:password@host:5432/board',
  DATABASE_POOL_SIZE: 'must be a whole number from 2 to 500',
  REDIS_URL: 'must be a URL like redis://host:6379',
  FILES_URL:
    'must be a URL like s3://key:secret@host:9000/bucket?region=us-east-1, with key and secret percent-encoded',
  DATA_DIR: 'must be the path of a folder',
  PEOPLE_SECRET: 'must have at least 32 characters: openssl rand -base64 48 makes one',
  JWT_SECRET:
    'must be random, with at least 32 characters: openssl rand -base64 48 makes one; several have a space between',
  PUBLIC_URL: 'must be a URL like https://vagas.puc.example',
  SMTP_URL: 'must be a URL like smtp://user:password@host:587',
  SMTP_REQUIRE_TLS: 'must be on or off',
  PUSH_SUBJECT: 'must be an address that exists, such as mailto:ti@university.br, or off',
  INSTITUTION: 'must be the name of a file in institutions/, or a path to one',
  PRODUCTION: 'must be on or off',
  SESSION_DAYS: 'must be a whole number of days from 1 to 90',
  SESSION_IDLE_DAYS: 'must be a whole number of days from 1 to 90',
  SENHA_MINIMA: 'must be a whole number from 6 to 64',
  ADMIN_SEGUNDO_FATOR: 'must be exigido or opcional',
  SEED: 'must be demo or none',
  VAGAS_PUBLICAS: 'must be on or off',
  MIGRATE: 'must be on or off',
  ...keepRules,
  OTEL_EXPORTER_OTLP_ENDPOINT: 'must be a URL like http://localhost:4318',
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'must be a URL like http://localhost:4318/v1/traces',
  OTEL_SDK_DISABLED: 'must be on or off',
  LOG_LEVEL: 'must be one of fatal, error, warn, info, debug, trace, silent',
  ...oidcRules,
}

/** Created with a hard link, so that two programs that start at once share one complete secret. */
const keptSecret = (dataDir: string): string => {
  const path = join(dataDir, 'jwt-secret')
  if (!existsSync(path)) {
    const draft = `${path}.${process.pid}`
    writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 })
    try {
      linkSync(draft, path)
    } catch (error) {
      if (!existsSync(path)) throw error
    } finally {
      rmSync(draft)
    }
  }
  return readFileSync(path, 'utf8')
}

const prepareDataDir = (dataDir: string, jwtSecret: string | null): string => {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    return jwtSecret ?? keptSecret(dataDir)
  } catch (error) {
    throw new SettingsError(`DATA_DIR ${dataDir} cannot be used: ${(error as Error).message}`)
  }
}

const refusing = <T>(read: () => T): T => {
  try {
    return read()
  } catch (error) {
    throw new SettingsError((error as Error).message)
  }
}

const isTraced = (given: z.infer<typeof environment>): boolean =>
  (given.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? given.OTEL_EXPORTER_OTLP_ENDPOINT) !== null && !given.OTEL_SDK_DISABLED

/** Demo accounts in a database of the operator would have to be removed before PRODUCTION. */
const isSeeded = ({ SEED, PRODUCTION, DATABASE_URL }: z.infer<typeof environment>): boolean =>
  SEED === null ? !PRODUCTION && !DATABASE_URL : SEED === 'demo'

/** @throws SettingsError for settings that do not go together */
const refuseTogether = (given: z.infer<typeof environment>): void => {
  const { DATABASE_URL, FILES_URL, JWT_SECRET, PRODUCTION, SEED, SMTP_URL } = given
  if (DATABASE_URL && !JWT_SECRET) throw new SettingsError('JWT_SECRET is required with DATABASE_URL')
  if (FILES_URL && !DATABASE_URL) throw new SettingsError('DATABASE_URL is required with FILES_URL')
  if (PRODUCTION && !SMTP_URL) throw new SettingsError('SMTP_URL is required with PRODUCTION: mails must leave')
  if (PRODUCTION && SEED === 'demo')
    throw new SettingsError('SEED must be none with PRODUCTION: the password of the demo accounts is public')
}

type Given = z.output<typeof environment>

const secretsOf = ({ DATA_DIR, JWT_SECRET, PEOPLE_SECRET }: Given) => {
  const dataDir = resolve(DATA_DIR)
  const jwtSecret = prepareDataDir(dataDir, JWT_SECRET?.[0] ?? null)
  return { dataDir, jwtSecret, peopleSecret: PEOPLE_SECRET ?? jwtSecret, jwtAnteriores: JWT_SECRET?.slice(1) ?? [] }
}

/**
 * Reads the settings, creates DATA_DIR, and creates and stores the JWT secret if none is given. An empty variable
 * counts as unset. The message never repeats a refused value: it may be a secret.
 * @throws SettingsError naming the first setting that is invalid or missing
 */
export const loadSettings = (env: NodeJS.ProcessEnv): Settings => {
  const parsed = environment.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')))
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0])
    throw new SettingsError(`${name} ${rules[name]}`)
  }
  refuseTogether(parsed.data)
  const { DATABASE_URL, FILES_URL, PORT, PRODUCTION, PUBLIC_URL, SMTP_URL } = parsed.data
  const instituicao = refusing(() => loadInstituicao(parsed.data.INSTITUTION))
  return {
    apiHost: parsed.data.API_HOST,
    apiPort: parsed.data.API_PORT,
    maxConnections: parsed.data.MAX_CONNECTIONS,
    maxConnectionsPerAddress: parsed.data.MAX_CONNECTIONS_PER_ADDRESS,
    trustedProxies: parsed.data.TRUSTED_PROXIES,
    databaseUrl: DATABASE_URL,
    redisUrl: parsed.data.REDIS_URL,
    listenDatabaseUrl: parsed.data.LISTEN_DATABASE_URL,
    databasePoolSize: parsed.data.DATABASE_POOL_SIZE,
    filesUrl: FILES_URL,
    ...secretsOf(parsed.data),
    publicUrl: (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, ''),
    smtpUrl: SMTP_URL,
    smtpRequireTls: parsed.data.SMTP_REQUIRE_TLS ?? PRODUCTION,
    production: PRODUCTION,
    contatoDePush: readContato(parsed.data, instituicao),
    oidc: refusing(() => readOidc(parsed.data)),
    sessao: { dias: parsed.data.SESSION_DAYS, ociosaDias: parsed.data.SESSION_IDLE_DAYS },
    senhaMinima: parsed.data.SENHA_MINIMA,
    adminSegundoFator: parsed.data.ADMIN_SEGUNDO_FATOR === 'exigido',
    vagasPublicas: parsed.data.VAGAS_PUBLICAS ?? isSeeded(parsed.data),
    seed: isSeeded(parsed.data),
    migrate: parsed.data.MIGRATE,
    keep: readKeep(parsed.data),
    metricsPort: parsed.data.API_METRICS_PORT,
    tracing: isTraced(parsed.data),
    logLevel: parsed.data.LOG_LEVEL,
    instituicao,
  }
}

import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { areTooWide, isNetwork } from '@board/http/clientAddress'
import type { ConnectionLimits } from '@board/http/connections'
import { fusoPadrao, isFuso } from './fuso.ts'
import { isPrimeirosMeses, primeirosMesesPadrao } from './periodos.ts'
import { filePaths } from './filePaths.ts'
import { StartError } from './startError.ts'

/** Every setting of the gateway, parsed once. */
export interface Config {
  /** The address to listen on. */
  host: string
  port: number
  /** The port of the Prometheus metrics; null for none. */
  metricsPort: number | null
  /** Whether spans are exported. The SDK reads the OTEL_ variables itself. */
  tracing: boolean
  /** Without user, password and query, which no call uses and no log may contain. */
  upstreamUrl: string
  /** The public address of the site, without a slash at the end. */
  publicUrl: string
  /** Origins of portraits that another upstream keeps elsewhere. */
  imageOrigins: string[]
  /** The folder with the assets of this and earlier builds, shared by all gateways; null without one. */
  assetsDir: string | null
  /** Whether browsers install the service worker. */
  serviceWorker: boolean
  /** Whether reports about the Content-Security-Policy are logged. */
  cspReports: boolean
  connections: ConnectionLimits
  production: boolean
  /** The fewest characters of a new password, which pages name. */
  senhaMinima: number
  /** The folder with the documents of other clients; null without one. */
  documentsDir: string | null
  instituicao: z.output<typeof instituicao>
  logLevel: string
  /** The most upstream calls of one operation. */
  mostCalls: number
}

const name = z.string().trim().min(1).max(200)
const domain = z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)

const httpsUrl = z
  .url({ protocol: /^https$/ })
  .nullable()
  .default(null)

const instituicao = z.object({
  nome: name,
  sigla: name,
  dominiosDeAluno: z.array(domain).min(1),
  dominiosDeProfessor: z.array(domain).min(1),
  emailsDeExcecao: z.array(z.email()).default([]),
  prototipo: httpsUrl,
  suporte: z.email().nullable().default(null),
  protecaoDeDados: z.email().nullable().default(null),
  cor: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .nullable()
    .default(null),
  marcaMvp: z.boolean().default(true),
  fuso: z.string().refine(isFuso, 'is no name of a time zone, such as America/Manaus').default(fusoPadrao),
  primeirosMeses: z
    .array(z.int())
    .refine(isPrimeirosMeses, 'must be two to four ascending months')
    .default([...primeirosMesesPadrao]),
  logo: z.null().default(null),
  entradaPelaUniversidade: z.null().default(null),
  avisos: z.array(z.never()).default([]),
  documentos: z.literal(0).default(0),
  termos: httpsUrl,
  cursos: z.array(name).min(1),
  /** By default those of the base contract (docs/specification.md §9). */
  locais: z
    .array(name)
    .min(1)
    .default(['Remoto', 'PUC'])
    .transform(nomes => nomes.map((nome, index) => ({ codigo: String(index + 1), nome }))),
  atividadesComplementares: z.object({ codigo: name, creditos: z.int().positive() }),
})

const port = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(1, 'must be 1 to 65535')
  .max(65535, 'must be 1 to 65535')

const address = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })

/** The most that the web app needs at once: a comunicado to 25 people, and their list. */
const fewestCalls = 26

const calls = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(fewestCalls, `must be at least ${fewestCalls}`)
/** These values may contain a password, so no message shows them. */
const secret = ['UPSTREAM_URL', 'PUBLIC_URL', 'OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']

const host = z.string().regex(/^[\w.:-]+$/, 'must be an address of this machine, such as 0.0.0.0')

const atLeastOne = z.coerce.number('must be a number').int('must be a whole number').min(1, 'must be at least 1')

const onlyOrigins = 'must be https origins with spaces between them, such as https://images.example.edu'
const origins = z
  .string()
  .transform(text => text.split(/[\s,]+/).filter(Boolean))
  .refine(all => all.every(each => /^https:\/\/[\w.-]+(:\d+)?$/.test(each)), onlyOrigins)

const onlyNetworks = 'must be addresses and networks with spaces between them, such as 10.0.0.5 10.1.0.0/24'
const networks = z
  .string()
  .transform(text => text.split(/[\s,]+/).filter(Boolean))
  .refine(all => all.every(isNetwork), onlyNetworks)
  .refine(all => !areTooWide(all), 'must be fewer than a hundredth of all addresses')

const senhaRule = 'must be a whole number from 6 to 64'

const onOrOff = z.stringbool({
  truthy: ['1', 'true', 'on', 'yes'],
  falsy: ['0', 'false', 'off', 'no'],
  error: 'must be on or off',
})

const settings = z.object({
  HOST: host.default('127.0.0.1'),
  PORT: port.default(3000),
  API_PORT: port.default(3001),
  METRICS_PORT: port.optional(),
  UPSTREAM_URL: address.optional(),
  MAX_UPSTREAM_CALLS: calls.default(30),
  PUBLIC_URL: address.optional(),
  IMAGE_ORIGINS: origins.default([]),
  ASSETS_DIR: z.string().optional(),
  SERVICE_WORKER: onOrOff.default(true),
  CSP_REPORTS: onOrOff.default(false),
  MAX_CONNECTIONS: atLeastOne.default(5000),
  MAX_CONNECTIONS_PER_ADDRESS: atLeastOne.default(500),
  TRUSTED_PROXIES: networks.default([]),
  INSTITUTION: z.string().default('puc'),
  PRODUCTION: onOrOff.default(false),
  SENHA_MINIMA: z.coerce.number(senhaRule).int(senhaRule).min(6, senhaRule).max(64, senhaRule).default(6),
  DOCUMENTS_DIR: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address.optional(),
  OTEL_SDK_DISABLED: onOrOff.default(false),
})

/** Parses the environment; an empty variable counts as unset. Throws StartError. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = settings.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const variable = String(issue?.path[0])
    const shown = secret.includes(variable) ? '' : `, not '${given[variable]}'`
    throw new StartError(`${variable} ${issue?.message}${shown}.`)
  }
  const { PORT, METRICS_PORT = null, PRODUCTION } = parsed.data
  if (METRICS_PORT === PORT) throw new StartError(`PORT and METRICS_PORT must differ; both are ${PORT}.`)
  return {
    host: parsed.data.HOST,
    port: PORT,
    metricsPort: METRICS_PORT,
    tracing: isTraced(parsed.data),
    upstreamUrl: withoutSecrets(parsed.data.UPSTREAM_URL ?? `http://127.0.0.1:${parsed.data.API_PORT}`),
    publicUrl: (parsed.data.PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, ''),
    imageOrigins: parsed.data.IMAGE_ORIGINS,
    assetsDir: parsed.data.ASSETS_DIR ?? null,
    serviceWorker: parsed.data.SERVICE_WORKER,
    cspReports: parsed.data.CSP_REPORTS,
    connections: {
      total: parsed.data.MAX_CONNECTIONS,
      perAddress: parsed.data.MAX_CONNECTIONS_PER_ADDRESS,
      trustedProxies: parsed.data.TRUSTED_PROXIES,
    },
    production: PRODUCTION,
    senhaMinima: parsed.data.SENHA_MINIMA,
    documentsDir: parsed.data.DOCUMENTS_DIR ?? null,
    instituicao: readInstituicao(parsed.data.INSTITUTION),
    logLevel: parsed.data.LOG_LEVEL,
    mostCalls: parsed.data.MAX_UPSTREAM_CALLS,
  }
}

function withoutSecrets(url: string): string {
  const { origin, pathname } = new URL(url)
  return origin + pathname.replace(/\/+$/, '')
}

function isTraced(given: z.output<typeof settings>): boolean {
  const endpoint = given.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? given.OTEL_EXPORTER_OTLP_ENDPOINT
  return endpoint !== undefined && !given.OTEL_SDK_DISABLED
}

/** `institutions/<name>.json`, or the path of such a file. */
function readInstituicao(nameOrPath: string): Config['instituicao'] {
  const isName = /^[\w-]+$/.test(nameOrPath)
  const file = isName ? path.join(filePaths.institutions, `${nameOrPath}.json`) : path.resolve(nameOrPath)
  const shown = isName ? `institutions/${nameOrPath}.json` : nameOrPath
  const parsed = instituicao.safeParse(readJson(file, shown))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new StartError(`INSTITUTION: ${shown}: ${issue?.path.join('.')}: ${issue?.message}.`)
}

function readJson(file: string, shown: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    throw new StartError(
      `INSTITUTION: ${isMissing ? `there is no file ${shown}` : `${shown} cannot be read as JSON`}.`,
      { cause: error },
    )
  }
}

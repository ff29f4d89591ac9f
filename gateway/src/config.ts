import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { StartError } from './startError.ts'

/** Every setting of the gateway, parsed once (design.md §2). */
export interface Config {
  port: number
  upstreamUrl: string
  production: boolean
  /** The folder with the documents of other clients; null without one. */
  documentsDir: string | null
  instituicao: z.output<typeof instituicao>
  logLevel: string
}

const name = z.string().trim().min(1).max(200)
const domain = z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)

const instituicao = z.object({
  nome: name,
  sigla: name,
  dominiosDeAluno: z.array(domain).min(1),
  dominiosDeProfessor: z.array(domain).min(1),
  emailsDeExcecao: z.array(z.email()).default([]),
  prototipo: z
    .url({ protocol: /^https$/ })
    .nullable()
    .default(null),
  suporte: z.email().nullable().default(null),
  cursos: z.array(name).min(1),
  atividadesComplementares: z.object({ codigo: name, creditos: z.int().positive() }),
})

const port = (standard: number) =>
  z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be 1 to 65535')
    .max(65535, 'must be 1 to 65535')
    .default(standard)

const settings = z.object({
  PORT: port(3000),
  API_PORT: port(3001),
  UPSTREAM_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  INSTITUTION: z.string().default('puc'),
  PRODUCTION: z
    .stringbool({ truthy: ['1', 'true', 'on', 'yes'], falsy: ['0', 'false', 'off', 'no'], error: 'must be on or off' })
    .default(false),
  DOCUMENTS_DIR: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

/** The same depth under src/ and dist/. */
const institutions = new URL('../../institutions/', import.meta.url)

/** An unset and an empty variable mean the same. Throws StartError. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = settings.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const variable = String(issue?.path[0])
    throw new StartError(`${variable} ${issue?.message}, not '${given[variable]}'.`)
  }
  const { PORT, API_PORT, UPSTREAM_URL, INSTITUTION, PRODUCTION, DOCUMENTS_DIR, LOG_LEVEL } = parsed.data
  return {
    port: PORT,
    upstreamUrl: UPSTREAM_URL ?? `http://127.0.0.1:${API_PORT}`,
    production: PRODUCTION,
    documentsDir: DOCUMENTS_DIR ?? null,
    instituicao: readInstituicao(INSTITUTION),
    logLevel: LOG_LEVEL,
  }
}

/** `institutions/<name>.json`, or a path to such a file. */
function readInstituicao(nameOrPath: string): Config['instituicao'] {
  const isName = /^[\w-]+$/.test(nameOrPath)
  const file = isName ? new URL(`${nameOrPath}.json`, institutions) : path.resolve(nameOrPath)
  const shown = isName ? `institutions/${nameOrPath}.json` : nameOrPath
  const parsed = instituicao.safeParse(readJson(file, shown))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new StartError(`INSTITUTION: ${shown}: ${issue?.path.join('.')}: ${issue?.message}.`)
}

function readJson(file: URL | string, shown: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new StartError(`INSTITUTION: ${shown} cannot be read as JSON.`)
  }
}

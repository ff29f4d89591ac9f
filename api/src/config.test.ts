import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SettingsError, loadSettings } from './config.ts'

const freshDir = () => mkdtempSync(join(tmpdir(), 'board-'))
const secret = randomBytes(24).toString('base64url')

test('needs no setting and has the defaults of the design', () => {
  expect(loadSettings({ DATA_DIR: freshDir(), API_PORT: '' })).toMatchObject({
    apiPort: 3001,
    databaseUrl: null,
    publicUrl: 'http://localhost:3000',
    smtpUrl: null,
    production: false,
    senhaMinima: 6,
    instituicao: { dominiosDeAluno: ['puc.example'], dominiosDeProfessor: ['puc.example', 'inf.puc.example'] },
  })
})

test('takes PORT of this machine as the address of the site, unless PUBLIC_URL is set', () => {
  const load = (env: object) => loadSettings({ DATA_DIR: freshDir(), ...env }).publicUrl
  expect(load({ PORT: '8080' })).toBe('http://localhost:8080')
  expect(load({ PORT: '8080', PUBLIC_URL: 'https://vagas.puc.example/' })).toBe('https://vagas.puc.example')
})

test('seeds a board in DATA_DIR, a database of the operator only with SEED=demo, and none with PRODUCTION', () => {
  const load = (env: object) => loadSettings({ DATA_DIR: freshDir(), ...env }).seed
  const database = { DATABASE_URL: 'postgres://127.0.0.1/board', JWT_SECRET: secret }
  expect(load({})).toBe(true)
  expect(load({ SEED: 'none' })).toBe(false)
  expect(load(database)).toBe(false)
  expect(load({ ...database, SEED: 'demo' })).toBe(true)
  expect(load({ PRODUCTION: 'on', SMTP_URL: 'smtp://127.0.0.1' })).toBe(false)
})

test('lets everybody read open vagas on a demo board, and elsewhere only if it is set', () => {
  const load = (env: object) => loadSettings({ DATA_DIR: freshDir(), ...env }).vagasPublicas
  expect(load({})).toBe(true)
  expect(load({ VAGAS_PUBLICAS: 'off' })).toBe(false)
  expect(load({ SEED: 'none' })).toBe(false)
  expect(load({ SEED: 'none', VAGAS_PUBLICAS: 'on' })).toBe(true)
  expect(load({ PRODUCTION: 'on', SMTP_URL: 'smtp://127.0.0.1' })).toBe(false)
})

test('trusts proxies by address and by network', () => {
  const load = (env: object) => loadSettings({ DATA_DIR: freshDir(), ...env }).trustedProxies
  expect(load({ TRUSTED_PROXIES: '10.0.0.5, 10.1.0.0/24 fd00::/8' })).toEqual(['10.0.0.5', '10.1.0.0/24', 'fd00::/8'])
  expect(load({})).toEqual([])
})

test('sends spans if an endpoint is set, unless the SDK is disabled', () => {
  const load = (env: object) => loadSettings({ DATA_DIR: freshDir(), ...env }).tracing
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector.example:4318'
  expect(load({})).toBe(false)
  expect(load({ OTEL_EXPORTER_OTLP_ENDPOINT })).toBe(true)
  expect(load({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${OTEL_EXPORTER_OTLP_ENDPOINT}/v1/traces` })).toBe(true)
  expect(load({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' })).toBe(false)
})

test('keeps rows for as long as the settings say', () => {
  const load = (env: object) => loadSettings({ DATA_DIR: freshDir(), ...env }).keep
  expect(load({})).toEqual({
    notificacoes: 365,
    cadastros: 30,
    arquivos: 1,
    emails: 90,
    auditoria: 1825,
    casos: 730,
    sessoes: 90,
    contas: 0,
    mensagens: 0,
    candidaturas: 0,
    historicos: 0,
  })
  const env = {
    KEEP_NOTIFICATIONS: '0',
    KEEP_UNVERIFIED: '7',
    KEEP_ORPHAN_FILES: '2',
    KEEP_OUTBOX: '3',
    KEEP_AUDIT: '4',
    KEEP_CASES: '5',
    KEEP_SESSIONS: '6',
    KEEP_ACCOUNTS: '730',
    KEEP_MESSAGES: '8',
    KEEP_APPLICATIONS: '9',
    KEEP_TRANSCRIPTS: '10',
  }
  expect(load(env)).toEqual({
    notificacoes: 0,
    cadastros: 7,
    arquivos: 2,
    emails: 3,
    auditoria: 4,
    casos: 5,
    sessoes: 6,
    contas: 730,
    mensagens: 8,
    candidaturas: 9,
    historicos: 10,
  })
})

test('stores files in the bucket that is set, beside PostgreSQL', () => {
  const DATABASE_URL = 'postgres://host/board'
  const load = (env: object) => loadSettings({ DATA_DIR: freshDir(), DATABASE_URL, JWT_SECRET: secret, ...env })
  for (const FILES_URL of [
    's3://key:se%2Fcret@files:9000/mural?region=sa-east-1&tls=off',
    's3://k:s@files.puc.example/mural',
  ])
    expect(load({ FILES_URL }).filesUrl).toBe(FILES_URL)
  expect(load({}).filesUrl).toBeNull()
})

test('creates the JWT secret once, readable by the owner only', () => {
  const dataDir = join(freshDir(), 'made')
  const { jwtSecret } = loadSettings({ DATA_DIR: dataDir })
  expect(jwtSecret.length).toBeGreaterThanOrEqual(43)
  expect(loadSettings({ DATA_DIR: dataDir }).jwtSecret).toBe(jwtSecret)
  expect(readFileSync(join(dataDir, 'jwt-secret'), 'utf8')).toBe(jwtSecret)
  expect(statSync(join(dataDir, 'jwt-secret')).mode & 0o777).toBe(0o600)
  expect(loadSettings({ DATA_DIR: freshDir() }).jwtSecret).not.toBe(jwtSecret)
})

test.each([
  [{ API_PORT: 'abc' }, 'API_PORT'],
  [{ API_PORT: '70000' }, 'API_PORT'],
  [{ DATABASE_URL: 'mysql://host/board', JWT_SECRET: secret }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgres://host/board' }, 'JWT_SECRET is required'],
  [{ JWT_SECRET: 'short' }, 'JWT_SECRET'],
  [{ FILES_URL: 's3://key:secret@host/mural' }, 'DATABASE_URL is required with FILES_URL'],
  [{ FILES_URL: 'https://key:secret@host/mural' }, 'FILES_URL must be a URL like s3://'],
  [{ FILES_URL: 's3://host/mural' }, 'FILES_URL'],
  [{ FILES_URL: 's3://key:secret@host' }, 'FILES_URL'],
  [{ FILES_URL: 's3://key:se/cret@host/mural' }, 'FILES_URL'],
  [{ SMTP_URL: 'http://host' }, 'SMTP_URL'],
  [{ PRODUCTION: 'on' }, 'SMTP_URL is required'],
  [{ PUBLIC_URL: 'vagas.puc.example' }, 'PUBLIC_URL'],
  [{ PORT: 'x' }, 'PORT'],
  [{ TRUSTED_PROXIES: 'proxy.example' }, 'TRUSTED_PROXIES'],
  [{ TRUSTED_PROXIES: '10.0.0.5 10.0.0.0/33' }, 'TRUSTED_PROXIES'],
  [{ TRUSTED_PROXIES: '::/0' }, 'TRUSTED_PROXIES'],
  [{ TRUSTED_PROXIES: '0.0.0.0/1 128.0.0.0/1' }, 'TRUSTED_PROXIES'],
  [{ TRUSTED_PROXIES: '::/1 8000::/2 c000::/2' }, 'TRUSTED_PROXIES'],
  [{ PRODUCTION: 'yes please' }, 'PRODUCTION'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ API_METRICS_PORT: '0' }, 'API_METRICS_PORT'],
  [{ MIGRATE: 'perhaps' }, 'MIGRATE'],
  [{ KEEP_NOTIFICATIONS: '-1' }, 'KEEP_NOTIFICATIONS'],
  [{ SENHA_MINIMA: '5' }, 'SENHA_MINIMA'],
  [{ SENHA_MINIMA: 'oito' }, 'SENHA_MINIMA'],
  [{ KEEP_OUTBOX: 'for ever' }, 'KEEP_OUTBOX'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  [{ INSTITUTION: 'none' }, 'INSTITUTION: there is no file institutions/none.json'],
  [{ SEED: 'yes' }, 'SEED'],
  [{ SEED: 'demo', PRODUCTION: 'on', SMTP_URL: 'smtp://127.0.0.1' }, 'SEED'],
  [{ INSTITUTION: '../package' }, 'INSTITUTION'],
  [{ DATA_DIR: '/dev/null/data' }, 'DATA_DIR'],
])('refuses %j with one line that names it', (env, name) => {
  const load = () => loadSettings({ DATA_DIR: freshDir(), ...env })
  expect(load).toThrow(SettingsError)
  expect(load).toThrow(name)
  expect(load).not.toThrow(/\n/)
})

test.each([
  ['a domain that students have as well', 'puc.example'],
  ['a domain that no professor registers with', 'outra.example'],
])('refuses an institution in which %s proves a professor', (_what, dominio) => {
  const folder = freshDir()
  const given = JSON.parse(readFileSync(new URL('../../institutions/puc.json', import.meta.url), 'utf8'))
  const INSTITUTION = join(folder, 'instituicao.json')
  writeFileSync(INSTITUTION, JSON.stringify({ ...given, dominiosQueProvamProfessor: [dominio] }))
  expect(() => loadSettings({ DATA_DIR: folder, INSTITUTION })).toThrow(
    'dominiosQueProvamProfessor: must be domains of professors that are none of students',
  )
})

test('never repeats the value of a refused secret', () => {
  expect(() => loadSettings({ DATA_DIR: freshDir(), JWT_SECRET: 'hunter2' })).not.toThrow('hunter2')
})

test('takes several secrets, of which the first signs', () => {
  const [nova, antiga] = ['q7Jx2vK9mT4wZp8LrB1nYc6HsD3fGe5A', 'Xu0oVb8Rk2Wj6Pz4Ni9Lt1Qm7Ey3HcSd']
  const load = (JWT_SECRET: string) => loadSettings({ DATA_DIR: freshDir(), JWT_SECRET })
  expect(load(` ${nova}\n${antiga} `)).toMatchObject({ jwtSecret: nova, jwtAnteriores: [antiga] })
  expect(load(nova).jwtAnteriores).toEqual([])
  expect(() => load(`${nova} short`)).toThrow('JWT_SECRET must be')
})

import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../scripts/freePort.mjs'
import { root } from '../environment.ts'
import { createHaproxy, createPgBouncer, createPostgres, createProgram, createRedis } from './parts.ts'
import { createRoute, routeHosts } from './route.ts'

export const secret = 'c2VncmVkby1kby1jbHVzdGVyLWRvcy10ZXN0ZXM-tYb'

export type Cluster = Awaited<ReturnType<typeof startCluster>>

/**
 * Two gateways and two APIs with a data folder each, as docs/operations.md describes: HAProxy with TLS and the
 * configuration of deploy/, PgBouncer in transaction mode, PostgreSQL, Redis.
 */
export async function startCluster() {
  const folder = await mkdtemp(path.join(tmpdir(), 'board-cluster-'))
  await chmod(folder, 0o755)
  const [postgresPort, poolerPort, redisPort] = [await freePort(), await freePort(), await freePort()]
  const [httpPort, sitePort, apisPort] = [await freePort(), await freePort(), await freePort()]
  const postgres = await createPostgres(folder, postgresPort)
  const pgbouncer = await createPgBouncer(folder, poolerPort, postgresPort)
  const redis = createRedis(folder, redisPort)
  await Promise.all([postgres.start(), redis.start()])
  postgres.query('create database mural')
  await pgbouncer.start()
  const direct = `postgres://postgres@127.0.0.1:${postgresPort}/mural`
  const pooled = `postgres://postgres@127.0.0.1:${poolerPort}/mural`
  migrate(direct, folder)

  const url = `https://localhost:${sitePort}`
  const apis = await two(async (name, index) => {
    const port = await freePort()
    const { urls, swallow, close } = await createRoute(routeHosts[index], [pooled, direct])
    const [databaseUrl = '', listenUrl = ''] = urls
    const env = {
      API_PORT: String(port),
      DATA_DIR: path.join(folder, name),
      PUBLIC_URL: url,
      JWT_SECRET: secret,
      DATABASE_URL: databaseUrl,
      LISTEN_DATABASE_URL: listenUrl,
      REDIS_URL: `redis://127.0.0.1:${redisPort}`,
      MIGRATE: 'off',
      SEED: 'demo',
    }
    return { ...createProgram('api', port, env), port, swallow, close }
  })
  const gateways = await two(async () => {
    const port = await freePort()
    const shared = {
      UPSTREAM_URL: `http://127.0.0.1:${apisPort}`,
      PUBLIC_URL: url,
      ASSETS_DIR: path.join(folder, 'assets'),
    }
    const env = { PORT: String(port), ...shared }
    return { ...createProgram('gateway', port, env), port }
  })
  const ports = { http: httpPort, site: sitePort, apis: apisPort }
  const haproxy = await createHaproxy(folder, sitePort, await configure(ports, gateways, apis))
  // The first one writes the demo board.
  await apis[0].start()
  await Promise.all([apis[1].start(), haproxy.start(), ...gateways.map(gateway => gateway.start())])
  while ((await fetch(`${url}/ready`)).status !== 200) await wait(50)
  const stop = async () => {
    for (const part of [haproxy, ...gateways, ...apis, pgbouncer, redis, postgres]) await part.stop()
    for (const api of apis) await api.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { url, gateways, apis, haproxy, pgbouncer, redis, postgres, stop }
}

const two = async <One>(create: (name: string, index: 0 | 1) => Promise<One>): Promise<[One, One]> => [
  await create('one', 0),
  await create('two', 1),
]

/** With the settings of the program that it prepares for. */
function migrate(url: string, folder: string) {
  const env = { ...process.env, DATABASE_URL: url, JWT_SECRET: secret, DATA_DIR: path.join(folder, 'migrate') }
  execFileSync(process.execPath, ['api/dist/migrate.js'], { cwd: root, env, stdio: 'ignore' })
}

type Ports = { http: number; site: number; apis: number }

/** deploy/haproxy.compose.cfg with the names and ports of this machine in place of those of its containers. */
async function configure({ http, site, apis }: Ports, ...programs: { port: number }[][]): Promise<string> {
  const text = await readFile(path.join(root, 'deploy/haproxy.compose.cfg'), 'utf8')
  const [gateways = [], ofApi = []] = programs
  const replacements: [string, string][] = [
    ['resolvers names\n  parse-resolv-conf\n', ''],
    [' resolvers names init-addr last,libc,none', ''],
    [':::8080 v4v6', `127.0.0.1:${http}`],
    [':::8443 v4v6', `127.0.0.1:${site}`],
    ['/etc/ssl/mural/mural.pem', process.env['CERTIFICATE'] ?? ''],
    ['bind :8000', `bind 127.0.0.1:${apis}`],
    ...gateways.map(({ port }, index): [string, string] => [`gateway${index + 1}:3000`, `127.0.0.1:${port}`]),
    ...ofApi.map(({ port }, index): [string, string] => [`api${index + 1}:3001`, `127.0.0.1:${port}`]),
  ]
  return replacements.reduce((whole, [theirs, ours]) => {
    if (!whole.includes(theirs)) throw new Error(`deploy/haproxy.compose.cfg has no ${theirs}`)
    return whole.replace(theirs, ours)
  }, text)
}

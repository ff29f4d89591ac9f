import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { aptInstall } from './apt.mjs'
import { binaries } from './postgres.mjs'
import { run } from './run.mjs'

/** What runs beside our own programs: a Debian package, and the program of it. */
const parts = [
  ['postgresql', () => binaries() !== undefined],
  ['haproxy', () => existsSync('/usr/sbin/haproxy')],
  ['pgbouncer', () => existsSync('/usr/sbin/pgbouncer')],
  ['redis-server', () => existsSync('/usr/bin/redis-server')],
  ['openssl', () => existsSync('/usr/bin/openssl')],
]

/**
 * Installs what the cluster needs, where we may, and makes a certificate for its proxy. Resolves { env } for the tests,
 * or { missing }: the packages that could not be had.
 */
export async function prepareCluster() {
  for (const [name, isThere] of parts) if (!isThere()) await aptInstall(name)
  const missing = parts.filter(([, isThere]) => !isThere()).map(([name]) => name)
  if (missing.length > 0) return { missing }
  const folder = mkdtempSync(path.join(tmpdir(), 'cluster-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const certificate = path.join(folder, 'site.pem')
  const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', `${certificate}.key`]
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const { code, output } = await run('openssl', ['req', '-x509', '-days', '2', ...key, ...name, '-out', certificate])
  if (code !== 0) throw new Error(output)
  return { env: { POSTGRES_BIN: binaries(), CERTIFICATE: certificate, NODE_EXTRA_CA_CERTS: certificate } }
}

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { aptInstall } from './apt.mjs'
import { binaries } from './postgres.mjs'
import { root, run } from './run.mjs'

/** The third-party programs of the cluster: a Debian package, and its program. */
const parts = [
  ['postgresql', () => binaries() !== undefined],
  ['haproxy', () => existsSync('/usr/sbin/haproxy')],
  ['pgbouncer', () => existsSync('/usr/sbin/pgbouncer')],
  ['redis-server', () => existsSync('/usr/bin/redis-server')],
  ['openssl', () => existsSync('/usr/bin/openssl')],
]

/**
 * Installs the packages of the cluster, if permitted, and makes a certificate for its proxy. Resolves { env, inside } for
 * the tests, where `inside` is the start of a command line that runs the rest of it in a network namespace, or empty; or
 * { missing }: the packages that could not be installed.
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
  await checkProxy(folder, certificate)
  const env = { POSTGRES_BIN: binaries(), CERTIFICATE: certificate, NODE_EXTRA_CA_CERTS: certificate }
  if (await mayDropPackets()) return { env: { ...env, IPTABLES: iptables }, inside: inNamespace }
  console.log('A proxy makes silence: a network namespace with iptables is not permitted here.')
  return { env, inside: [] }
}

/** HAProxy accepts deploy/haproxy.cfg, which the tests do not run. */
async function checkProxy(folder, certificate) {
  const text = readFileSync(path.join(root, 'deploy/haproxy.cfg'), 'utf8')
  const file = path.join(folder, 'haproxy.cfg')
  writeFileSync(file, text.replace('/etc/ssl/mural/mural.pem', certificate))
  const { code, output } = await run('/usr/sbin/haproxy', ['-c', '-f', file])
  if (code !== 0) throw new Error(`deploy/haproxy.cfg: ${output}`)
}

const iptables = '/usr/sbin/iptables'

/** Its firewall is its own, and gone with the tests. */
const inNamespace = ['unshare', '--net', 'sh', '-c', 'ip link set lo up && exec "$0" "$@"']

async function mayDropPackets() {
  if (!existsSync(iptables)) await aptInstall('iptables')
  const [unshare, ...rest] = [...inNamespace, iptables, '--append', 'INPUT', '--destination', '127.0.1.1', '-j', 'DROP']
  return (await run(unshare, rest)).code === 0
}

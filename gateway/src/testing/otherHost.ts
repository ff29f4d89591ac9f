import { execFile, execFileSync } from 'node:child_process'
import { promisify } from 'node:util'

const name = `mural-${process.pid}`
const ip = (...args: string[]) => execFileSync('ip', args, { stdio: 'pipe' })

/**
 * Another host: a network namespace, connected to this one. `aqui` is this host's address on the link, `la` are two of
 * the other's. Null if namespaces may not be created.
 */
export function createOtherHost() {
  const net = `10.213.${process.pid % 256}`
  const [aqui, la] = [`${net}.1`, [`${net}.2`, `${net}.3`]] as const
  const cable = `m${process.pid}`
  let made = false
  try {
    ip('netns', 'add', name)
    made = true
    ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name)
    ip('addr', 'add', `${aqui}/24`, 'dev', cable)
    ip('link', 'set', cable, 'up')
    for (const address of la) ip('-n', name, 'addr', 'add', `${address}/24`, 'dev', 'eth0')
    ip('-n', name, 'link', 'set', 'eth0', 'up')
  } catch {
    if (made) ip('netns', 'del', name)
    return null
  }
  return {
    aqui,
    la,
    /** POSTs JSON from one of the other host's addresses. Returns the status. */
    async post(url: string, body: object, from: string, headers: Record<string, string> = {}): Promise<number> {
      const call = { method: 'POST', localAddress: from, headers: { 'content-type': 'application/json', ...headers } }
      const program = `require('node:http').request(${JSON.stringify(url)}, ${JSON.stringify(call)},
        answer => { console.log(answer.statusCode); answer.resume() }).end(${JSON.stringify(JSON.stringify(body))})`
      const { stdout } = await promisify(execFile)('ip', ['netns', 'exec', name, process.execPath, '-e', program])
      return Number(stdout)
    },
    close: () => void ip('netns', 'del', name),
  }
}

import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { freePort } from '../../scripts/freePort.mjs'
import { createRandom } from '../random.ts'
import { type Sender, createSenders, readSent, send } from '../senders.ts'
import { startApi, startGateway } from '../stack.ts'

/*
 * Kills the gateway or the API while people send messages, each time at a random moment between a click and its response.
 * An interrupted message is sent again with its idempotency key, as the site does, until it is acknowledged. Alone:
 * npm run e2e -- --config=kills
 */

const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000)
const wantedKills = Number(process.env['KILLS'] ?? 200)
const senders = 4
/** Gateways that serve at once, and spare ones: a start takes half a second of one core. */
const [serving, ahead] = [2, 4]
/** An API takes two seconds to start, and its death interrupts the requests of all gateways. */
const apiShare = 0.04

/** The PUBLIC_URL of the API, which issues the tokens. */
const board = 'http://127.0.0.1:8080'

type Gateway = Awaited<ReturnType<typeof startGateway>>

test('no acknowledged message is lost or duplicated, whichever program is killed', async () => {
  test.setTimeout(900_000)
  console.log(`SEED=${seed}`)
  const random = createRandom(seed)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'board-kills-'))
  const apiPort = await freePort()
  // On an empty folder, which the API creates and seeds, as for the first `npm start`.
  const start = () => startApi(dataDir, apiPort, board, { isShort: true })
  let api = await start()
  const gateways = await Promise.all(Array.from({ length: serving }, () => startGateway(api.url)))
  const spares = Array.from({ length: ahead }, () => startGateway(api.url))
  const secret = await readFile(path.join(dataDir, 'jwt-secret'), 'utf8')
  const people = createSenders(secret, board, senders)
  const written = new Map<Sender, string[]>(people.map(person => [person, []]))
  const anyOf = (list: Gateway[]) => list[Math.floor(random() * list.length)] as Gateway
  const waiting = new Map<Sender, Gateway>()
  let cuts = 0

  /** One click at a random moment, and retries until it is acknowledged. */
  async function click(person: Sender, round: number, delay: number) {
    const conteudo = `${seed}, ${round}`
    const message = { conteudo, chave: randomUUID() }
    await wait(delay)
    for (let tries = 0; ; tries += 1) {
      const gateway = anyOf(gateways)
      waiting.set(person, gateway)
      const isSent = await send(gateway.url, person, message)
      waiting.delete(person)
      if (isSent) break
      if (tries === 0) cuts += 1
      await wait(100)
    }
    written.get(person)?.push(conteudo)
  }

  /** Kills a program that a sender waits for; `false` once no sender waits. */
  async function kill() {
    if (waiting.size === 0) return false
    const awaited = anyOf([...waiting.values()])
    if (random() < apiShare) {
      await api.kill()
      api = await start()
    } else {
      spares.push(awaited.kill().then(() => startGateway(api.url)))
      gateways.splice(gateways.indexOf(awaited), 1, (await spares.shift()) as Gateway)
    }
    return true
  }

  let [round, kills] = [0, 0]
  while (kills < wantedKills) {
    round += 1
    const clicks = people.map(person => click(person, round, random() * 60))
    await wait(random() * 80)
    if (await kill()) kills += 1
    await Promise.all(clicks)
  }

  console.log(`${kills} kills between a click and its answer, ${cuts} messages cut off, in ${round} rounds`)
  for (const person of people) {
    const kept = await readSent(api.url, person, `${seed}, `)
    expect(kept).toEqual(written.get(person))
  }
  for (const gateway of [...gateways, ...(await Promise.all(spares))]) await gateway.stop()
  await api.stop()
  await rm(dataDir, { recursive: true, force: true })
})

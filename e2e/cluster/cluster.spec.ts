import { rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { type Page, expect, test } from '@playwright/test'
import { createSenders, issueToken, readSent, type Sender } from '../senders.ts'
import { type Cluster, secret, startCluster } from './cluster.ts'
import { makeNewBuild } from '../newBuild.ts'
import { noteWhenShown, readShown, startReading, startWriting, type Written } from './traffic.ts'

/*
 * Two gateways and two APIs, of which each part fails in turn while eight people write and two read. Each acknowledged
 * message is stored once, in order, and shown on the open pages of its readers within `late`.
 */

/** Milliseconds. */
const late = 5000
/** The same, if the network to the database is silent. */
const lateInSilence = 15_000
const drained = 2000
let cluster: Cluster

test.beforeAll(async () => {
  test.setTimeout(120_000)
  cluster = await startCluster()
})
test.afterAll(() => cluster.stop())

/** A limit counts the calls of both APIs. */
test('wrong passwords are counted once, whichever API they reach', async () => {
  const query = 'mutation ($input: EntrarInput!) { entrar(input: $input) { __typename } }'
  const input = { email: 'fernando.quintela@puc.example', senha: 'errada123', papel: 'PROFESSOR' }
  const tries = Array.from({ length: 30 }, async () => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ query, variables: { input } })
    return (await fetch(`${cluster.url}/graphql`, { method: 'POST', headers, body })).json()
  })
  const answers = (await Promise.all(tries)).map(
    ({ data, errors }) => data?.entrar?.__typename ?? errors[0].extensions.code,
  )
  expect(answers.filter(answer => answer === 'CredenciaisInvalidas')).toHaveLength(10)
  expect(answers.filter(answer => answer === 'TOO_MANY_REQUESTS')).toHaveLength(20)
})

test('a portrait that one API took is served by all, each time', async ({ page }) => {
  await page.goto(`${cluster.url}/login`)
  const portrait = new File([Uint8Array.from(await page.screenshot())], 'retrato.png', { type: 'image/png' })
  const addresses = await Promise.all(
    cluster.apis.map(async (api, index) => {
      const body = new FormData()
      body.append('file', portrait)
      const headers = { authorization: `Bearer ${issueToken(secret, cluster.url, 20 + index)}` }
      const response = await fetch(`${api.url}/users/${20 + index}/avatar`, { method: 'POST', headers, body })
      return new URL((await response.json()).avatar, cluster.url).pathname
    }),
  )
  const origins = [cluster, ...cluster.gateways, ...cluster.apis].map(({ url }) => url)
  const asked = addresses.flatMap(address => origins.flatMap(origin => Array<string>(20).fill(origin + address)))
  const statuses = await Promise.all(asked.map(async url => (await fetch(url)).status))
  expect(statuses).toEqual(asked.map(() => 200))
})

const troubles: [trouble: string, make: () => Promise<void>, most?: number][] = [
  ['an immediate restart of the database', () => restart('stop', () => cluster.postgres)],
  ['the database killed', () => restart('kill', () => cluster.postgres)],
  ['the pooler killed', () => restart('kill', () => cluster.pgbouncer)],
  ['the store of the limits killed', () => restart('kill', () => cluster.redis)],
  ['the proxy killed', () => restart('kill', () => cluster.haproxy)],
  ['the first API killed', () => restart('kill', () => cluster.apis[0])],
  ['the second API killed', () => restart('kill', () => cluster.apis[1])],
  ['the first gateway killed', () => restart('kill', () => cluster.gateways[0])],
  ['the second gateway killed', () => restart('kill', () => cluster.gateways[1])],
  ['the network to the database silent for the first API', () => silence(0), lateInSilence],
  ['the network to the database silent for the second API', () => silence(1), lateInSilence],
]

async function restart(
  how: 'stop' | 'kill',
  part: () => Cluster['postgres'] | Cluster['haproxy'] | Cluster['apis'][0],
) {
  await part()[how]()
  await part().start()
}

async function silence(which: 0 | 1) {
  cluster.apis[which].swallow(true)
  await wait(8000)
  cluster.apis[which].swallow(false)
  await expect.poll(() => isReady(cluster.apis[which]), { timeout: late }).toBe(true)
}

const isReady = async ({ url }: { url: string }) => (await fetch(`${url}/ready`)).status === 200

for (const [index, [trouble, make, most = late]] of troubles.entries()) {
  test(`${trouble}: nothing acknowledged is lost, doubled or late`, async ({ page, browser }) => {
    const people = createSenders(secret, cluster.url, 8)
    const words = `dificuldade ${index},`
    // The proxy gives the second stream to the other gateway, and to the other API.
    const readers = [page, await browser.newPage()].map((reading, each) => ({ reading, person: people[each] }))
    for (const { reading, person } of readers) {
      await noteWhenShown(reading, new RegExp(`${words} \\d+;`))
      await openThread(reading, person?.para ?? 0, person?.eu ?? 0)
    }
    const writing = startWriting(cluster.url, people, words)
    await wait(2000)
    await make()
    await wait(4000)
    await expectKept(await writing.stop(), readers, words, most)
    for (const { reading } of readers) await reading.close()
  })
}

type Reader = { reading: Page; person: Sender | undefined }

/** Each API has each acknowledged message once and in order, and the readers' pages have shown it within `most` milliseconds. */
async function expectKept(
  { written, again }: { written: Written; again: number },
  readers: Reader[],
  words: string,
  most = late,
) {
  for (const [index, [person, sent]] of [...written].entries()) {
    const kept = await readSent(cluster.apis[index % 2]?.url ?? '', person, words)
    expect(kept).toEqual(sent.map(({ conteudo }) => conteudo))
  }
  const waits: number[] = []
  for (const { reading, person } of readers) {
    const sent = (person && written.get(person)) ?? []
    await expect.poll(async () => Object.keys(await readShown(reading)).length).toBe(sent.length)
    const shown = await readShown(reading)
    waits.push(...sent.map(({ conteudo, at }) => (shown[conteudo] ?? Infinity) - at))
  }
  const worst = Math.max(...waits)
  const all = [...written.values()].flat().length
  const missed = waits.filter(wait => wait === Infinity).length
  console.log(
    `${all} acknowledged, ${again} sent again, ${missed} missed, shown after ${Math.max(0, worst)} ms at most`,
  )
  expect(worst).toBeLessThan(most)
}

test('a rolling release fails no request, and a page from before it goes on', async ({ page }) => {
  test.setTimeout(180_000)
  const build = await makeNewBuild()
  const people = createSenders(secret, cluster.url, 8)
  const words = 'lançamento,'
  const [writer] = people
  await noteWhenShown(page, new RegExp(`${words} \\d+;`))
  await openThread(page, writer?.para ?? 0, writer?.eu ?? 0)
  const gone: string[] = []
  page.on('response', response => response.status() === 404 && gone.push(response.url()))
  await page.evaluate(() => Object.assign(window, { isOld: true }))
  const reading = startReading(cluster.url, people.slice(4))
  const writing = startWriting(cluster.url, people.slice(0, 4), words)
  await wait(1000)
  const drains: number[] = []
  for (const program of [...cluster.apis, ...cluster.gateways]) {
    const asked = performance.now()
    await program.stop()
    drains.push(Math.round(performance.now() - asked))
    await program.start(build)
    await expect.poll(() => isReady(program), { timeout: late }).toBe(true)
    // The proxy checks once a second.
    await wait(1500)
  }
  const written = await writing.stop()
  const { count, waits, failures } = await reading.stop()
  await expectKept(written, [{ reading: page, person: writer }], words)
  await page.getByRole('link', { name: 'Rede' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: /rede/i })).toBeVisible()
  const stopped = `programs stopped within ${drains.join(', ')} ms`
  console.log(`${count} requests, ${failures.length} failed, ${waits} had to wait; ${stopped}`)
  expect(failures.slice(0, 5)).toEqual([])
  expect(written.again).toBe(0)
  expect(waits).toBeLessThan(count / 100)
  expect(Math.max(...drains.slice(cluster.apis.length))).toBeLessThan(drained)
  expect(gone).toEqual([])
  expect(await page.evaluate(() => 'isOld' in window)).toBe(true)
  await rm(build, { recursive: true, force: true })
})

/** The page of `reader`, with the thread of somebody open. Both are REST ids. */
async function openThread(page: Page, reader: number, other: number) {
  await page.goto(`${cluster.url}/health`)
  await page.evaluate(
    token => {
      localStorage.setItem('token', token)
      localStorage.setItem('ehAluno', 'true')
    },
    issueToken(secret, cluster.url, reader),
  )
  await page.goto(`${cluster.url}/messages?userId=${other}`)
  await expect(page.getByRole('textbox', { name: /^Mensagem/ })).toBeVisible()
}

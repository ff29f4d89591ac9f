import { createHmac, randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { freePort, startApi, startGateway } from './stack.ts'

/*
 * Kills the gateway or the API while people are sending, until two hundred messages were cut off between click and
 * answer. Each is sent again with its key, as the site does, until it is acknowledged. By itself:
 * npm run e2e -- --project=kills --no-deps
 */

const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000)
const wantedCuts = 200
const senders = 12

type Gateway = Awaited<ReturnType<typeof startGateway>>
type Sender = { token: string; eu: number; para: number }

/** mulberry32 */
function createRandom(start: number) {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Signs people in with the secret that the API keeps in its folder. */
async function createSenders(dataDir: string): Promise<Sender[]> {
  const secret = await readFile(path.join(dataDir, 'jwt-secret'), 'utf8')
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const exp = Math.floor(Date.now() / 1000) + 3600
  return Array.from({ length: senders }, (_, index) => {
    const eu = 10 + index
    const claims = { user_id: eu, is_student: true, versao: 0, jti: randomUUID(), exp }
    const signed = `${encode({ alg: 'HS256' })}.${encode(claims)}`
    const token = `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
    return { token, eu, para: 60 + index }
  })
}

const enviar = `mutation ($input: EnviarMensagemInput!) { enviarMensagem(input: $input) {
  __typename ... on EnviarMensagemSuccess { mensagemEdge { node { conteudo } } } ... on Erro { mensagem } } }`

/** Whether it was acknowledged. A refusal would be a fault of this test, and no cut. */
async function send(gateway: Gateway, { token, para }: Sender, message: { conteudo: string; chave: string }) {
  const input = { para: String(para), ...message }
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: enviar, variables: { input } }),
    signal: AbortSignal.timeout(12_000),
  }).catch(() => null)
  const body = await response?.json().catch(() => null)
  const answer = body?.data?.enviarMensagem
  if (answer && answer.__typename !== 'EnviarMensagemSuccess') throw new Error(JSON.stringify(answer))
  return Boolean(answer)
}

test('no acknowledged message is missing and none is doubled, whoever is killed whenever', async () => {
  test.setTimeout(600_000)
  console.log(`SEED=${seed}`)
  const random = createRandom(seed)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'board-kills-'))
  const apiPort = await freePort()
  let api = await startApi(dataDir, apiPort)
  let [gateway, spare] = await Promise.all([startGateway(api.url), startGateway(api.url)])
  const people = await createSenders(dataDir)
  const written = new Map<Sender, string[]>(people.map(person => [person, []]))

  /** One click, at a random moment, and whatever it takes until it is acknowledged; 1 when it was cut off at first. */
  async function click(person: Sender, round: number, delay: number) {
    const conteudo = `${seed}, ${round}`
    const message = { conteudo, chave: randomUUID() }
    await wait(delay)
    let cut = 0
    while (!(await send(gateway, person, message))) {
      cut = 1
      await wait(200)
    }
    written.get(person)?.push(conteudo)
    return cut
  }

  let [round, cuts] = [0, 0]
  while (cuts < wantedCuts) {
    round += 1
    const clicks = people.map(person => click(person, round, random() * 60))
    await wait(random() * 200)
    if (random() < 0.8) {
      const killed = gateway
      gateway = spare
      await killed.kill()
      spare = await startGateway(api.url)
    } else {
      await api.kill()
      api = await startApi(dataDir, apiPort)
    }
    for (const cut of await Promise.all(clicks)) cuts += cut
  }

  console.log(`${round} kills, ${cuts} messages cut off`)
  for (const person of people) {
    const response = await fetch(`${api.url}/mensagens/conversa/${person.para}`, {
      headers: { authorization: `Bearer ${person.token}` },
    })
    const thread: { conteudo: string }[] = await response.json()
    const kept = thread.map(({ conteudo }) => conteudo).filter(conteudo => conteudo.startsWith(`${seed}, `))
    expect(kept).toEqual(written.get(person))
  }
  await Promise.all([gateway.stop(), spare.stop()])
  await api.stop()
  await rm(dataDir, { recursive: true, force: true })
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp } from '@board/api/src/testing/createTestApp.ts'
import type { TestApp, Usuario } from '@board/api/src/testing/createTestApp.ts'
import { createGateway } from '../gateway.ts'
import { instituicao } from '../testing/instituicao.ts'
import { createPool } from '../upstream/transport/pool.ts'
import type { Outgoing } from '../upstream/transport/send.ts'

/* Live events, from the embedded API on a port through gateways to subscribers. */

let board: TestApp
let pool: ReturnType<typeof createPool>
const calls: string[] = []
beforeAll(async () => {
  board = await createTestApp()
  pool = createPool(await board.app.listen({ port: 0, host: '127.0.0.1' }))
})
afterAll(async () => {
  await pool.close()
  await board.close()
})

const create = () =>
  createGateway({
    instituicao,
    send: (outgoing: Outgoing) => {
      calls.push(`${outgoing.method} ${outgoing.path}`)
      return pool.send(outgoing)
    },
  })

async function fetchFrom(gateway: ReturnType<typeof create>, token: string, query: string, signal?: AbortSignal) {
  return gateway.fetch('http://gateway/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ query }),
    ...(signal && { signal }),
  })
}

const novidades = `subscription { novidades { __typename
  ... on Ligado { mensagens notificacoes }
  ... on MensagemRecebida { mensagemEdge { node { conteudo minha } } conversa { pessoa { nome } naoLidas } naoLidas }
  ... on NotificacaoRecebida { notificacao { tipo lida } naoLidas } } }`

/** The events of one browser, until its stream ends or it disconnects. */
async function listen(token: string) {
  const leaving = new AbortController()
  const response = await fetchFrom(create(), token, novidades, leaving.signal)
  async function* read() {
    let written = ''
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) {
      written += decoder.decode(chunk, { stream: true })
      const blocks = written.split('\n\n')
      written = blocks.pop() ?? ''
      for (const block of blocks) {
        const data = /^data: (\{.*)$/m.exec(block)?.[1]
        if (data) yield JSON.parse(data)
      }
    }
  }
  const events = read()
  const next = async () => (await events.next()).value
  return { next, leave: () => leaving.abort() }
}

const write = (as: Usuario, para: Usuario, conteudo: string) =>
  board.call('POST /mensagens', { as, body: { destinatario_id: para.id, conteudo } })

it('a message reaches both people through separate gateways, without another call, and the stream ends with the token', async () => {
  const [ana, rita] = [await board.createAluno({ usuario: 'Ana' }), await board.createProfessor({ usuario: 'Rita' })]
  await write(ana, rita, 'antes')
  calls.length = 0
  const token = await board.tokenOf(rita)
  const [daAna, daRita] = [await listen(await board.tokenOf(ana)), await listen(token)]
  expect((await daAna.next()).data.novidades).toEqual({ __typename: 'Ligado', mensagens: 0, notificacoes: 0 })
  expect((await daRita.next()).data.novidades).toEqual({ __typename: 'Ligado', mensagens: 1, notificacoes: 1 })
  const begin = ['GET /eventos', 'GET /mensagens/conversas', 'GET /notificacoes?skip=0&limit=1']
  expect(calls.toSorted()).toEqual([...begin, ...begin].toSorted())

  calls.length = 0
  await write(ana, rita, 'oi')
  expect((await daAna.next()).data.novidades).toEqual({
    __typename: 'MensagemRecebida',
    mensagemEdge: { node: { conteudo: 'oi', minha: true } },
    conversa: { pessoa: { nome: 'Rita' }, naoLidas: 0 },
    naoLidas: 0,
  })
  const received = [await daRita.next(), await daRita.next()].map(event => event.data.novidades)
  expect(received).toContainEqual({
    __typename: 'MensagemRecebida',
    mensagemEdge: { node: { conteudo: 'oi', minha: false } },
    conversa: { pessoa: { nome: 'Ana' }, naoLidas: 2 },
    naoLidas: 2,
  })
  expect(received).toContainEqual({
    __typename: 'NotificacaoRecebida',
    notificacao: { tipo: 'MENSAGEM', lida: false },
    naoLidas: 1,
  })
  expect(calls).toEqual([])

  await board.app.inject({ method: 'POST', url: '/auth/logout', headers: { authorization: `Bearer ${token}` } })
  expect(await daRita.next()).toBeUndefined()
  const again = await listen(token)
  expect((await again.next()).errors[0].extensions.code).toBe('UNAUTHENTICATED')
  daAna.leave()
})

it('a subscriber who disconnects closes the upstream’s stream', async () => {
  const ana = await board.createAluno()
  const token = await board.tokenOf(ana)
  // One more than a person may have: each must be closed before there is room.
  for (let time = 0; time < 11; time += 1) {
    const stream = await listen(token)
    await expect.poll(async () => (await stream.next())?.data?.novidades.__typename, { timeout: 10_000 }).toBe('Ligado')
    stream.leave()
  }
})

import { describe, expect, it } from 'vitest'
import { administradora, aluna, createTestGateway, globalId, professora } from '../testing/createTestGateway.ts'
import type { Script } from '../testing/scriptUpstream.ts'
import { reply } from '../testing/scriptUpstream.ts'

const mensagem = `subscription { mensagemRecebida {
  mensagemEdge { node { conteudo minha } } conversa { pessoa { nome } naoLidas } } }`

async function listen(
  script: Script,
  query: string,
  token: string | null = aluna,
  gateway = createTestGateway(script),
) {
  const response = await gateway.yoga.fetch('http://gateway/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query }),
  })
  const events = [...(await response.text()).matchAll(/^data: ?(\{.*)$/gm)].map(match => JSON.parse(match[1] ?? ''))
  return { events, calls: gateway.calls, type: response.headers.get('content-type') }
}

async function* breaksAfter(written: string) {
  yield new TextEncoder().encode(written)
  throw new Error('other side closed')
}

const message = (id: number, remetente_id: number, destinatario_id: number, more = {}) =>
  `event: mensagem\ndata: ${JSON.stringify({ id, conteudo: `m${id}`, criado_em: '2026-03-01T10:00:00Z', remetente_id, destinatario_id, ...more })}\n\n`

describe('mensagemRecebida', () => {
  it('forwards each message with its conversation, for one call each, and ends with the upstream', async () => {
    const stream = `: hello\n\n${message(1, 9, 7)}event: candidatura\ndata: {}\n\nevent: mensagem\ndata: {broken\n\n${message(2, 7, 9)}`
    const { events, calls, type } = await listen(
      {
        'GET /eventos': reply(200, stream, 'text/event-stream'),
        'GET /mensagens/conversas': [{ usuario_id: 9, nome: 'Rita', nao_lidas: 1 }],
      },
      mensagem,
    )
    expect(type).toContain('text/event-stream')
    expect(events.map(event => event.data.mensagemRecebida)).toEqual([
      { mensagemEdge: { node: { conteudo: 'm1', minha: false } }, conversa: { pessoa: { nome: 'Rita' }, naoLidas: 1 } },
      { mensagemEdge: { node: { conteudo: 'm2', minha: true } }, conversa: { pessoa: { nome: 'Rita' }, naoLidas: 1 } },
    ])
    expect(calls).toEqual(['GET /eventos', 'GET /mensagens/conversas', 'GET /mensagens/conversas'])
  })

  it('costs no call if the event contains the conversation', async () => {
    const conversa = { usuario_id: 9, nome: 'Rita', nao_lidas: 3 }
    const { events, calls } = await listen(
      { 'GET /eventos': reply(200, message(1, 9, 7, { conversa, nao_lidas: 4 }), 'text/event-stream') },
      mensagem.replace('} }`', 'naoLidas } }'),
    )
    expect(events[0].data.mensagemRecebida.conversa).toEqual({ pessoa: { nome: 'Rita' }, naoLidas: 3 })
    expect(calls).toEqual(['GET /eventos'])
  })

  it('completes without an error when the upstream breaks off the stream', async () => {
    const broken = reply(200, breaksAfter(message(1, 9, 7)), 'text/event-stream')
    const { events } = await listen({ 'GET /eventos': broken, 'GET /mensagens/conversas': [] }, mensagem)
    expect(events).toHaveLength(1)
    expect(events[0].errors).toBeUndefined()
  })

  it('falls back to the message’s data if its conversation cannot be read', async () => {
    const { events } = await listen(
      { 'GET /eventos': reply(200, message(1, 9, 7), 'text/event-stream'), 'GET /mensagens/conversas': reply(500) },
      mensagem,
    )
    expect(events[0].data.mensagemRecebida.conversa).toEqual({ pessoa: { nome: null }, naoLidas: 1 })
  })

  it.each([404, 405])('completes at once if the upstream responds %i', async status => {
    const { events } = await listen({ 'GET /eventos': reply(status) }, mensagem)
    expect(events).toEqual([])
  })

  it('is UNAUTHENTICATED without a token and with an invalid one', async () => {
    const nobody = await listen({}, mensagem, null)
    expect(nobody.events[0].errors[0].extensions.code).toBe('UNAUTHENTICATED')
    const refused = await listen({ 'GET /eventos': reply(401) }, mensagem)
    expect(refused.events[0].errors[0].extensions.code).toBe('UNAUTHENTICATED')
  })
})

describe('novidades', () => {
  const query = `subscription { novidades { __typename
    ... on Ligado { mensagens notificacoes perdeu }
    ... on MensagemRecebida { mensagemEdge { node { conteudo } } conversa { pessoa { nome } } naoLidas }
    ... on NotificacaoRecebida { notificacao { titulo } naoLidas } } }`
  const stream = `${message(1, 9, 7)}event: notificacao\ndata: {"id": 6, "tipo": "conexao", "titulo": "Oi", "nao_lidas": 5}\n\n`
  const conversas = [
    { usuario_id: 8, nao_lidas: 2 },
    { usuario_id: 9, nome: 'Rita', nao_lidas: 1 },
  ]

  it('begins with the counts, then sends everything over one stream', async () => {
    const { events, calls } = await listen(
      {
        'GET /eventos': reply(200, stream, 'text/event-stream'),
        'GET /mensagens/conversas': conversas,
        'GET /notificacoes?skip=0&limit=1': { notificacoes: [], total: 4, nao_lidas: 4 },
      },
      query,
    )
    expect(events.map(event => event.data.novidades)).toEqual([
      { __typename: 'Ligado', mensagens: 3, notificacoes: 4, perdeu: null },
      {
        __typename: 'MensagemRecebida',
        mensagemEdge: { node: { conteudo: 'm1' } },
        conversa: { pessoa: { nome: 'Rita' } },
        naoLidas: 3,
      },
      { __typename: 'NotificacaoRecebida', notificacao: { titulo: 'Oi' }, naoLidas: 5 },
    ])
    expect(calls.filter(call => call === 'GET /eventos')).toHaveLength(1)
  })

  it('counts nothing for an administrator alone, whom the API would refuse', async () => {
    const script = { 'GET /eventos': reply(200, ': hello\n\n', 'text/event-stream') }
    const { events, calls } = await listen(script, query, administradora)
    expect(events[0].data.novidades).toEqual({
      __typename: 'Ligado',
      mensagens: null,
      notificacoes: null,
      perdeu: null,
    })
    expect(calls).toEqual(['GET /eventos'])
  })

  it('begins even if the counts cannot be read', async () => {
    const { events } = await listen(
      {
        'GET /eventos': reply(200, '', 'text/event-stream'),
        'GET /mensagens/conversas': reply(500),
        'GET /notificacoes?skip=0&limit=1': reply(500),
      },
      query,
    )
    expect(events.map(event => event.data.novidades)).toEqual([
      { __typename: 'Ligado', mensagens: null, notificacoes: null, perdeu: null },
    ])
  })

  it('reads no counts if those of the client are younger than ten seconds, and no event was missed', async () => {
    const countsAfter = async (desdeMs: number, missed: boolean | undefined) => {
      const { events, calls } = await listen(
        {
          [`GET /eventos?desde_ms=${desdeMs}`]: reply(200, '', 'text/event-stream', undefined, missed),
          'GET /mensagens/conversas': conversas,
          'GET /notificacoes?skip=0&limit=1': { notificacoes: [], total: 4, nao_lidas: 4 },
        },
        query.replace('novidades {', `novidades(desdeMs: ${desdeMs}) {`),
      )
      const { mensagens, notificacoes } = events[0].data.novidades
      return [mensagens, notificacoes, calls.length]
    }
    expect(await countsAfter(3000, false)).toEqual([null, null, 1])
    expect(await countsAfter(3000, true)).toEqual([3, 4, 3])
    expect(await countsAfter(3000, undefined)).toEqual([3, 4, 3])
    // Read on another device meanwhile, which is no event.
    expect(await countsAfter(60_000, false)).toEqual([3, 4, 3])
  })

  it.each([
    [true, true],
    [false, false],
    [undefined, null],
  ])('tells whether an event was missed in the time given: %s as %s', async (missed, perdeu) => {
    const open = reply(200, '', 'text/event-stream', undefined, missed)
    const script = { 'GET /eventos?desde_ms=4200': open, 'GET /mensagens/conversas': [] }
    const { events } = await listen(script, 'subscription { novidades(desdeMs: 4200) { ... on Ligado { perdeu } } }')
    expect(events[0].data.novidades).toEqual({ perdeu })
  })

  it.each([
    [aluna, { salvas: [{ vaga_id: 12 }] }, [globalId('Vaga', '12')]],
    [aluna, reply(500), null],
    [aluna, reply(404), null],
    [professora, { salvas: [{ vaga_id: 12 }] }, null],
  ])('begins with the saved vagas of a student, if they can be read', async (token, answer, salvas) => {
    const script = { 'GET /eventos': reply(200, '', 'text/event-stream'), 'GET /salvas': answer }
    const { events } = await listen(script, 'subscription { novidades { ... on Ligado { salvas } } }', token)
    expect(events).toEqual([{ data: { novidades: { salvas } } }])
  })

  it('completes quietly if the upstream has no events', async () => {
    expect((await listen({ 'GET /eventos': reply(404) }, query)).events).toEqual([])
  })

  it('fails if the upstream had events before, so that the client reconnects', async () => {
    const script: Script = { 'GET /eventos': reply(200, '', 'text/event-stream') }
    const gateway = createTestGateway(script)
    expect((await listen(script, query, aluna, gateway)).events[0].data.novidades.__typename).toBe('Ligado')
    script['GET /eventos'] = reply(404)
    for (const _ of [1, 2, 3, 4, 5]) {
      const { events } = await listen(script, query, aluna, gateway)
      expect(events[0].errors[0].extensions.code).toBe('UPSTREAM_UNAVAILABLE')
    }
    expect(gateway.calls.filter(call => call === 'GET /eventos')).toHaveLength(4)
  })
})

describe('notificacaoRecebida', () => {
  it('forwards each notification except those already read', async () => {
    const data = { id: 6, tipo: 'conexao', titulo: 'Conexão aceita' }
    const written = [{ ...data, id: 5, titulo: 'Lida', lida: true }, data]
    const stream = written.map(each => `event: notificacao\r\ndata: ${JSON.stringify(each)}\r\n\r\n`).join('')
    const { events } = await listen(
      { 'GET /eventos': reply(200, stream, 'text/event-stream') },
      'subscription { notificacaoRecebida { titulo tipo lida } }',
    )
    expect(events.map(event => event.data.notificacaoRecebida)).toEqual([
      { titulo: 'Conexão aceita', tipo: 'CONEXAO', lida: false },
    ])
  })

  it.each([
    ['selecao', 'SelecaoMudou'],
    ['vaga', 'VagaMudou'],
  ])('has the vaga of the event %s, and reads it again for each event beyond its id', async (nome, type) => {
    const moved = `event: ${nome}\ndata: {"vaga_id":12}\n\n`
    let reads = 0
    const script = {
      'GET /eventos': () => reply(200, moved + moved, 'text/event-stream'),
      'GET /vagas/12': () => ({ id: 12, titulo: `Leitura ${(reads += 1)}` }),
      'GET /mensagens/conversas': [],
      'GET /notificacoes?skip=0&limit=1': { notificacoes: [], total: 0, nao_lidas: 0 },
    }
    const vagasOf = async (selection: string) => {
      const document = `subscription { novidades { ... on ${type} { vaga ${selection} } } }`
      const { events, calls } = await listen(script, document, professora)
      const vagas = events.flatMap(({ data }) => data.novidades.vaga ?? [])
      return { vagas, read: calls.filter(call => call === 'GET /vagas/12').length }
    }
    expect(await vagasOf('{ codigo }')).toEqual({ vagas: [{ codigo: '12' }, { codigo: '12' }], read: 0 })
    expect(await vagasOf('{ titulo }')).toEqual({ vagas: [{ titulo: 'Leitura 1' }, { titulo: 'Leitura 2' }], read: 2 })
  })

  it('tells which messages a person has read, and skips what it cannot read', async () => {
    const lida = 'event: leitura\ndata: {"com":9,"ate":5}\n\n'
    const script = {
      'GET /eventos': reply(200, `event: leitura\ndata: {"com":9}\n\n${lida}`, 'text/event-stream'),
      'GET /mensagens/conversas': [],
      'GET /notificacoes?skip=0&limit=1': { notificacoes: [], total: 0, nao_lidas: 0 },
    }
    const { events } = await listen(
      script,
      'subscription { novidades { __typename ... on MensagensLidas { com ate } } }',
    )
    const novidades = events.map(({ data }) => data.novidades)
    expect(novidades.slice(1)).toEqual([{ __typename: 'MensagensLidas', com: '9', ate: globalId('Mensagem', '7.9.5') }])
  })

  it('reads what each leads to with a call of its own, however long the stream lasts', async () => {
    const stream = [1, 2, 3]
      .map(id => ({ id, tipo: 'conexao', titulo: 'Nova conexão', alvo: { tipo: 'pessoa', id: 8 } }))
      .map(each => `event: notificacao\ndata: ${JSON.stringify(each)}\n\n`)
      .join('')
    const found = { vagas: [], conversas: [], pessoas: [{ id: 8, usuario: 'Bia' }] }
    const alvos = Object.fromEntries([1, 2, 3].map(id => [`GET /notificacoes/alvos?ids=${id}`, found]))
    const script = { 'GET /eventos': reply(200, stream, 'text/event-stream'), ...alvos }
    const query = 'subscription { notificacaoRecebida { alvo { ... on Pessoa { nome } } } }'
    const { events, calls } = await listen(script, query, aluna, createTestGateway(script, { limits: { calls: 1 } }))
    const told = { notificacaoRecebida: { alvo: { nome: 'Bia' } } }
    expect(events).toEqual([1, 2, 3].map(() => ({ data: told })))
    expect(calls).toEqual(Object.keys(script))
  })
})

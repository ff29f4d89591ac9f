import { describe, expect, it } from 'vitest'
import { aluna, createTestGateway, globalId, professora } from '../testing/createTestGateway.ts'
import { reply } from '../testing/scriptUpstream.ts'

const conversas = [
  {
    id: 1,
    usuario_id: 8,
    nome: 'Bia',
    ultima_mensagem: 'Oi',
    ultima_atualizacao: '2026-03-01T10:00:00Z',
    nao_lidas: 2,
  },
  {
    id: 2,
    usuario_id: 9,
    nome: 'Rita',
    ehaluno: false,
    ultima_mensagem: 'Olá',
    ultima_atualizacao: '2026-03-02T10:00:00Z',
    nao_lidas: null,
  },
]
const message = (id: number, remetente_id: number) => ({
  id,
  conteudo: `m${id}`,
  criado_em: '2026-03-01T10:00:00Z',
  remetente_id,
  destinatario_id: remetente_id === 7 ? 9 : 7,
  ...(id === 3 && { lida: true }),
})

describe('conversas', () => {
  it('cost one call for the list, a single conversation and the count', async () => {
    const { execute, calls } = createTestGateway({ 'GET /mensagens/conversas': conversas })
    const document = `{ viewer {
      conversas { total edges { node { id pessoa { nome } papel naoLidas } } } conversa(codigo: "8") { ultimaMensagem papel } naoLidas { mensagens }
    } }`
    const { data } = await execute(document, {}, { token: aluna })
    expect(calls).toEqual(['GET /mensagens/conversas'])
    expect(data.viewer.conversas.edges[0].node).toEqual({
      id: globalId('Conversa', '7.9'),
      pessoa: { nome: 'Rita' },
      papel: 'PROFESSOR',
      naoLidas: 0,
    })
    expect(data.viewer).toMatchObject({
      conversas: { total: 2 },
      conversa: { ultimaMensagem: 'Oi', papel: null },
      naoLidas: { mensagens: 2 },
    })
  })
})

const thread = `query ($after: String) { viewer { mensagens(codigo: "9", first: 2, after: $after) {
  pageInfo { hasNextPage hasPreviousPage endCursor } edges { node { conteudo minha lida } } } } }`

describe('mensagens', () => {
  it.each([
    ['windows', [message(2, 9), message(3, 7), message(4, 9)], [message(1, 7), message(2, 9)]],
    [
      'all messages',
      [1, 2, 3, 4].map(id => message(id, id % 2 ? 7 : 9)),
      [1, 2, 3, 4].map(id => message(id, id % 2 ? 7 : 9)),
    ],
  ])('are returned newest first, window by window, by an upstream that responds with %s', async (_, first, second) => {
    const { execute, calls } = createTestGateway({
      'GET /mensagens/conversa/9?limit=3': first,
      'GET /mensagens/conversa/9?antes=3&limit=3': second,
    })
    const newest = (await execute(thread, {}, { token: aluna })).data.viewer.mensagens
    expect(newest.edges.map((edge: { node: unknown }) => edge.node)).toEqual([
      { conteudo: 'm4', minha: false, lida: null },
      { conteudo: 'm3', minha: true, lida: true },
    ])
    expect(newest.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false })
    const older = (await execute(thread, { after: newest.pageInfo.endCursor }, { token: aluna })).data.viewer.mensagens
    expect(older.edges.map((edge: { node: { conteudo: string } }) => edge.node.conteudo)).toEqual(['m2', 'm1'])
    expect(older.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true })
    expect(calls).toHaveLength(2)
  })

  it('count an unreadable one for the window, so that older ones stay reachable', async () => {
    const { execute, logged } = createTestGateway({
      'GET /mensagens/conversa/9?limit=3': [message(2, 9), { ...message(3, 7), criado_em: null }, message(4, 9)],
      'GET /mensagens/conversa/9?antes=2&limit=3': [message(1, 7)],
    })
    const { data } = await execute(thread, {}, { token: aluna })
    expect(data.viewer.mensagens).toMatchObject({
      pageInfo: { hasNextPage: true },
      edges: [{ node: { conteudo: 'm4' } }, { node: { conteudo: 'm2' } }],
    })
    expect(logged).toMatchObject([{ call: 'GET /mensagens/conversa/9', reason: '1.criado_em: missing', puladas: 1 }])
    const next = await execute(thread, { after: data.viewer.mensagens.pageInfo.endCursor }, { token: aluna })
    expect(next.data.viewer.mensagens).toMatchObject({
      pageInfo: { hasNextPage: false },
      edges: [{ node: { conteudo: 'm1' } }],
    })
  })
})

describe('enviarMensagem', () => {
  const document = `mutation ($input: EnviarMensagemInput!) { enviarMensagem(input: $input) { __typename
    ... on EnviarMensagemSuccess { mensagemEdge { node { id conteudo minha } } } ... on EntradaInvalida { mensagem } } }`

  it('costs one write of the trimmed text, with its idempotency key', async () => {
    const { execute, calls, sent } = createTestGateway({ 'POST /mensagens': reply(201, message(5, 7)) })
    const { data } = await execute(
      document,
      { input: { para: globalId('Pessoa', '9'), conteudo: ' m5 ', chave: 'k' } },
      { token: aluna },
    )
    expect(calls).toEqual(['POST /mensagens'])
    expect(JSON.parse(String(sent[0]?.body))).toEqual({ destinatario_id: 9, conteudo: 'm5' })
    expect(sent[0]?.headers['idempotency-key']).toBe('k')
    expect(data.enviarMensagem.mensagemEdge.node).toEqual({
      id: globalId('Mensagem', '7.9.5'),
      conteudo: 'm5',
      minha: true,
    })
  })

  it('returns the conversation for one more read, after the write', async () => {
    const script = { 'POST /mensagens': reply(201, message(5, 7)), 'GET /mensagens/conversas': conversas }
    const { execute, calls } = createTestGateway(script)
    const whole = document.replace('mensagemEdge {', 'conversa { pessoa { nome } } mensagemEdge {')
    const { data } = await execute(
      whole,
      { input: { para: globalId('Pessoa', '9'), conteudo: 'm5' } },
      { token: aluna },
    )
    expect(data.enviarMensagem.conversa).toEqual({ pessoa: { nome: 'Rita' } })
    expect(calls).toEqual(['POST /mensagens', 'GET /mensagens/conversas'])
  })

  it('shows the upstream’s reason, and requires a session', async () => {
    const detail = [{ loc: ['body', 'conteudo'], msg: 'Escreva a mensagem.' }]
    const { execute, calls } = createTestGateway({ 'POST /mensagens': reply(422, { detail }) })
    const { data } = await execute(
      document,
      { input: { para: globalId('Pessoa', '9'), conteudo: '  ' } },
      { token: aluna },
    )
    expect(data.enviarMensagem).toEqual({ __typename: 'EntradaInvalida', mensagem: 'Escreva a mensagem.' })
    expect((await execute(document, { input: { para: globalId('Pessoa', '9'), conteudo: 'x' } })).codes).toEqual([
      'UNAUTHENTICATED',
    ])
    expect(calls).toEqual(['POST /mensagens'])
  })

  it('names the person who cannot be written to', async () => {
    const mensagem = 'Não encontramos a pessoa a quem você escreve.'
    const { execute } = createTestGateway({ 'POST /mensagens': reply(404, { detail: mensagem }) })
    const named = document.replace('mensagem } } }', 'mensagem campos { campo } } } }')
    const { data } = await execute(
      named,
      { input: { para: globalId('Pessoa', '9'), conteudo: 'Oi' } },
      { token: aluna },
    )
    expect(data.enviarMensagem).toMatchObject({ mensagem, campos: [{ campo: 'para' }] })
  })
})

describe('enviarComunicado', () => {
  const document = `mutation ($input: EnviarComunicadoInput!) { enviarComunicado(input: $input) { __typename
    ... on EnviarComunicadoSuccess { enviadas falhas { codigo nome } } ... on SemCandidatos { mensagem } ... on EntradaInvalida { mensagem } } }`
  const vaga = globalId('Vaga', '12')
  const candidatos = [1, 2, 3, 4, 5, 6].map(id => ({ id, candidato: { id: 100 + id, usuario: `P${id}` } }))

  it('reads the candidates once and writes to each of them once, at most four at a time', async () => {
    let [now, most] = [0, 0]
    const write = async (outgoing: { body?: unknown }) => {
      most = Math.max(most, (now += 1))
      await new Promise(setImmediate)
      now -= 1
      const { destinatario_id } = JSON.parse(String(outgoing.body))
      return destinatario_id === 103 ? reply(500) : reply(201, message(destinatario_id, 9))
    }
    const { execute, calls, sent } = createTestGateway({
      'GET /vagas/12/candidatos': [...candidatos, candidatos[0]],
      'POST /mensagens': write,
    })
    const { data } = await execute(document, { input: { vaga, conteudo: 'Aviso', chave: 'c' } }, { token: professora })
    expect(calls.filter(call => call.startsWith('GET'))).toEqual(['GET /vagas/12/candidatos'])
    const keys = sent.slice(1).map(({ headers }) => headers['idempotency-key'])
    expect(new Set(keys)).toEqual(new Set([101, 102, 103, 104, 105, 106].map(id => `c:${id}`)))
    expect(keys).toHaveLength(6)
    expect(most).toBe(4)
    expect(data.enviarComunicado).toMatchObject({ enviadas: 5, falhas: [{ codigo: '103', nome: 'P3' }] })
  })

  it('skips withdrawn candidates, and sends nothing if all withdrew', async () => {
    const retirada = { ...candidatos[0], etapa: 'retirada' }
    const send = async (atuais: object[]) => {
      const { execute, calls } = createTestGateway({
        'GET /vagas/12/candidatos': atuais,
        'POST /mensagens': reply(201, message(102, 9)),
      })
      const input = { vaga, conteudo: 'Aviso', chave: 'c' }
      const { data } = await execute(document, { input }, { token: professora })
      return [data.enviarComunicado.__typename, calls.filter(call => call === 'POST /mensagens').length]
    }
    expect(await send([retirada, { ...candidatos[1], etapa: 'em_analise' }])).toEqual(['EnviarComunicadoSuccess', 1])
    expect(await send([retirada])).toEqual(['SemCandidatos', 0])
  })

  it('says when to retry if nobody got it because of the rate limit', async () => {
    let left = 2
    const { execute } = createTestGateway({
      'GET /vagas/12/candidatos': candidatos,
      'POST /mensagens': () => {
        left -= 1
        return left >= 0 ? reply(201, message(1, 9)) : reply(429, { detail: 'Espere 7 minutos.' }, undefined, '420')
      },
    })
    const input = { vaga, conteudo: 'Aviso', chave: 'c' }
    const some = await execute(document, { input }, { token: professora })
    expect(some.data.enviarComunicado).toMatchObject({ enviadas: 2, falhas: { length: 4 } })
    const none = await execute(document, { input }, { token: professora })
    expect(none.errors?.[0]).toMatchObject({
      message: 'Espere 7 minutos.',
      extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: 420 },
    })
  })

  it('retries only the named ones', async () => {
    const { execute, calls } = createTestGateway({
      'GET /vagas/12/candidatos': candidatos,
      'POST /mensagens': reply(201, message(1, 9)),
    })
    const input = { vaga, conteudo: 'Aviso', chave: 'c', apenas: [globalId('Pessoa', '103')] }
    const { data } = await execute(document, { input }, { token: professora })
    expect(calls).toHaveLength(2)
    expect(data.enviarComunicado.enviadas).toBe(1)
  })

  it('skips named candidates who withdrew, without claiming that nobody applied', async () => {
    const { execute, calls } = createTestGateway({ 'GET /vagas/12/candidatos': candidatos })
    const input = { vaga, conteudo: 'Aviso', chave: 'c', apenas: [globalId('Pessoa', '999')] }
    const { data } = await execute(document, { input }, { token: professora })
    expect(calls).toEqual(['GET /vagas/12/candidatos'])
    expect(data.enviarComunicado).toEqual({ __typename: 'EnviarComunicadoSuccess', enviadas: 0, falhas: [] })
  })

  it('reports that there are no candidates, refuses 1001 characters, and is FORBIDDEN for another professor’s vaga', async () => {
    const nobody = createTestGateway({ 'GET /vagas/12/candidatos': [] })
    const input = { vaga, conteudo: 'Aviso', chave: 'c' }
    expect((await nobody.execute(document, { input }, { token: professora })).data.enviarComunicado.__typename).toBe(
      'SemCandidatos',
    )
    const long = { ...input, conteudo: 'x'.repeat(1001) }
    expect(
      (await nobody.execute(document, { input: long }, { token: professora })).data.enviarComunicado.__typename,
    ).toBe('EntradaInvalida')
    const other = createTestGateway({ 'GET /vagas/12/candidatos': reply(403) })
    expect((await other.execute(document, { input }, { token: professora })).codes).toEqual(['FORBIDDEN'])
  })
})

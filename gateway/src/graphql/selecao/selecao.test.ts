import { describe, expect, it } from 'vitest'
import { createTestGateway, globalId, professora } from '../../testing/createTestGateway.ts'
import { reply } from '../../testing/scriptUpstream.ts'

const vaga = globalId('Vaga', '12')
const candidatura = globalId('Candidatura', '12.31')
const id = globalId('Selecao', '9.12')
const body = { vagas: 3, aprovadas: 1, retidas: 2, divulgacao_em: '2026-03-10T09:00:00-03:00' }
const selecao = { id, lugares: 3, aprovadas: 1, retidas: 2, divulgacaoEm: '2026-03-10T12:00:00.000Z' }
const empty = { vagas: null, aprovadas: 0, retidas: 0, divulgacao_em: null }
const fields = '{ id lugares aprovadas retidas divulgacaoEm }'
const call = 'GET /vagas/12/selecao'
const row = { id: 31, etapa: 'aprovada', retida: true, versao: 4 }
const node = { id: candidatura, etapa: 'APROVADA', retida: true, versao: 4 }
const as = { token: professora }

const read = `{ vaga(codigo: "12") { selecao ${fields} } }`
const mudancas = `query ($id: ID!) { node(id: $id) { ... on Candidatura { mudancas { de para } } } }`
const mover = `mutation ($input: MoverCandidaturasInput!) { moverCandidaturas(input: $input) { __typename
  ... on MoverCandidaturasSuccess { movidas { id etapa retida versao } selecao ${fields}
    recusadas { mensagem candidatura { id etapa retida versao } } }
  ... on EntradaInvalida { mensagem campos { campo mensagem } } } }`
const divulgar = `mutation ($input: DivulgarResultadoInput!) { divulgarResultado(input: $input) { __typename
  ... on DivulgarResultadoSuccess { divulgadas { id etapa retida versao } selecao ${fields} }
  ... on NadaADivulgar { mensagem selecao ${fields} }
  ... on EntradaInvalida { mensagem campos { campo mensagem } } } }`
const cancelar = `mutation { cancelarDivulgacao(input: { vaga: "${vaga}" }) { __typename
  ... on CancelarDivulgacaoSuccess { selecao ${fields} } } }`
const definir = `mutation ($lugares: Int) { definirLugares(input: { vaga: "${vaga}", lugares: $lugares }) { __typename
  ... on DefinirLugaresSuccess { selecao ${fields} }
  ... on EntradaInvalida { mensagem campos { campo mensagem } } } }`

const movimento = { vaga, candidaturas: [{ candidatura, versao: 3 }], para: 'APROVADA', reter: true, chave: 'k1' }
const invalid = (campo: string, mensagem: string) => ({
  __typename: 'EntradaInvalida',
  mensagem,
  campos: [{ campo, mensagem }],
})

describe('selecao', () => {
  it('costs one call besides the candidaturas, which have their stage, whether it is withheld, and their version', async () => {
    const { execute, calls } = createTestGateway({ [call]: body, 'GET /candidaturas/vaga/12': [row, { id: 32 }] })
    const edges = 'candidaturas { edges { node { id etapa retida versao } } }'
    const { data } = await execute(`{ vaga(codigo: "12") { selecao ${fields} ${edges} } }`, {}, as)
    expect(data.vaga.selecao).toEqual(selecao)
    const base = { id: globalId('Candidatura', '12.32'), etapa: null, retida: false, versao: null }
    expect(data.vaga.candidaturas.edges).toEqual([{ node }, { node: base }])
    expect(calls.toSorted()).toEqual(['GET /candidaturas/vaga/12', call])
  })

  it.each([
    [403, 'FORBIDDEN'],
    [500, 'UPSTREAM_UNAVAILABLE'],
  ])('forwards a %i as %s, and requests it again', async (status, code) => {
    const { execute, calls } = createTestGateway({ [call]: reply(status) })
    for (const times of [1, 2]) {
      expect((await execute(read, {}, as)).codes).toEqual([code])
      expect(calls).toHaveLength(times)
    }
  })

  it.each([
    [405, [call]],
    [404, [call, 'GET /vagas/12']],
  ])('is null if the upstream responds %i for an existing vaga, and is not requested again', async (status, made) => {
    const { execute, calls } = createTestGateway({ [call]: reply(status), 'GET /vagas/12': { id: 12 } })
    for (const document of [read, read, mudancas]) {
      const { data, errors } = await execute(document, { id: candidatura }, as)
      expect(errors).toBeUndefined()
      expect(Object.values(data.vaga ?? data.node)).toEqual([null])
    }
    expect(calls).toEqual(made)
  })

  it('is NOT_FOUND for a deleted vaga, and stays available for all others', async () => {
    const gone = { 'GET /vagas/13/selecao': reply(404), 'GET /vagas/13': reply(404) }
    const { execute, calls } = createTestGateway({ ...gone, [call]: body })
    const missing = read.replace('12', '13')
    expect((await execute(missing, {}, as)).codes).toEqual(['NOT_FOUND'])
    expect((await execute(read, {}, as)).data.vaga.selecao).toEqual(selecao)
    // From here on the upstream is known to have it.
    const before = calls.length
    expect((await execute(missing, {}, as)).codes).toEqual(['NOT_FOUND'])
    expect(calls.slice(before)).toEqual(['GET /vagas/13/selecao'])
  })
})

describe('moverCandidaturas', () => {
  const move = 'POST /vagas/12/selecao/movimentos'
  const answer = {
    movidas: [row],
    recusadas: [
      { id: 32, etapa: 'retirada', retida: false, versao: 2, detail: 'Foi retirada.' },
      { id: 33, etapa: 'entrevista', retida: false, versao: 7 },
    ],
    selecao: body,
  }

  it('costs one write with the idempotency key, and returns the outcome of each', async () => {
    const { execute, calls, sent } = createTestGateway({ [move]: answer })
    const { data } = await execute(mover, { input: { ...movimento, palavra: ' Parabéns! ' } }, as)
    expect(calls).toEqual([move])
    expect(sent[0]?.headers).toMatchObject({ 'idempotency-key': 'k1' })
    expect(JSON.parse(String(sent[0]?.body))).toEqual({
      movimentos: [{ candidatura: 31, versao: 3 }],
      para: 'aprovada',
      palavra: 'Parabéns!',
      reter: true,
    })
    const toNode = (codigo: string, etapa: string, versao: number) => ({
      id: globalId('Candidatura', `12.${codigo}`),
      etapa,
      retida: false,
      versao,
    })
    expect(data.moverCandidaturas).toEqual({
      __typename: 'MoverCandidaturasSuccess',
      movidas: [node],
      recusadas: [
        { mensagem: 'Foi retirada.', candidatura: toNode('32', 'RETIRADA', 2) },
        { mensagem: 'Esta candidatura mudou enquanto você a via.', candidatura: toNode('33', 'ENTREVISTA', 7) },
      ],
      selecao,
    })
  })

  it('reads the list once for omitted fields, and only if they are selected', async () => {
    const movidas = [31, 32, 33].map(each => ({ ...row, id: each }))
    const whole = movidas.map(each => ({
      ...each,
      criado_em: '2026-03-09T14:00:00Z',
      carta_motivacao: `Carta ${each.id}`,
    }))
    const script = { [move]: { ...answer, movidas, recusadas: [] }, 'GET /candidaturas/vaga/12': whole.slice(0, 2) }
    const { execute, calls } = createTestGateway(script)
    const document = mover.replace('{ id etapa', '{ criadaEm cartaDeMotivacao id etapa')
    const { data } = await execute(document, { input: movimento }, as)
    expect(calls).toEqual([move, 'GET /candidaturas/vaga/12'])
    const [first, second, gone] = data.moverCandidaturas.movidas
    expect(first).toMatchObject({ cartaDeMotivacao: 'Carta 31', criadaEm: '2026-03-09T14:00:00.000Z' })
    expect(second).toMatchObject({ cartaDeMotivacao: 'Carta 32' })
    expect(gone).toMatchObject({ cartaDeMotivacao: null, criadaEm: null })
  })

  it('sends 500 at once and a message of 1000 characters', async () => {
    const candidaturas = Array.from({ length: 500 }, (_, index) => ({
      candidatura: globalId('Candidatura', `12.${index + 1}`),
      versao: 1,
    }))
    const { execute, sent } = createTestGateway({ [move]: answer })
    const input = { ...movimento, candidaturas, palavra: 'x'.repeat(1000) }
    expect((await execute(mover, { input }, as)).data.moverCandidaturas.movidas).toEqual([node])
    expect(JSON.parse(String(sent[0]?.body)).movimentos).toHaveLength(500)
  })

  it.each([
    [['body', 'reter'], 'reter'],
    [['body', 'movimentos'], 'candidaturas'],
    [['body', 'movimentos', '0', 'versao'], 'candidaturas.0.versao'],
  ])('shows the API’s reason for %j at `%s`', async (loc, campo) => {
    const { execute } = createTestGateway({ [move]: reply(422, { detail: [{ loc, msg: 'Não pode.' }] }) })
    const { data } = await execute(mover, { input: movimento }, as)
    expect(data.moverCandidaturas).toEqual(invalid(campo, 'Não pode.'))
  })

  it.each([
    [403, 'FORBIDDEN'],
    [404, 'NOT_FOUND'],
    [405, 'UPSTREAM_CONTRACT'],
  ])('forwards a %i as %s', async (status, code) => {
    const { execute } = createTestGateway({ [move]: reply(status) })
    expect((await execute(mover, { input: movimento }, as)).codes).toEqual([code])
  })

  it('stops the later mutations of the document if it fails', async () => {
    const { execute, calls } = createTestGateway({ [move]: reply(500) })
    const finalizar = `mutation ($input: MoverCandidaturasInput!) { moverCandidaturas(input: $input) { __typename }
      alterarStatusDaVaga(input: { vaga: "${vaga}", status: FINALIZADA }) { __typename } }`
    expect((await execute(finalizar, { input: movimento }, as)).codes).toEqual(['UPSTREAM_UNAVAILABLE'])
    expect(calls).toEqual([move])
  })
})

describe('divulgarResultado', () => {
  const release = 'POST /vagas/12/selecao/divulgacao'
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString()

  it('releases at once', async () => {
    const released = { ...row, retida: false }
    const { execute, calls, sent } = createTestGateway({ [release]: { divulgadas: [released], selecao: empty } })
    const { data } = await execute(divulgar, { input: { vaga } }, as)
    expect(calls).toEqual([release])
    expect(JSON.parse(String(sent[0]?.body))).toEqual({})
    expect(data.divulgarResultado).toEqual({
      __typename: 'DivulgarResultadoSuccess',
      divulgadas: [{ ...node, retida: false }],
      selecao: { id, lugares: null, aprovadas: 0, retidas: 0, divulgacaoEm: null },
    })
  })

  it('releases later', async () => {
    const em = inDays(179)
    const { execute, sent } = createTestGateway({ [release]: { divulgadas: [], selecao: body } })
    const { data } = await execute(divulgar, { input: { vaga, em } }, as)
    expect(JSON.parse(String(sent[0]?.body))).toEqual({ em })
    expect(data.divulgarResultado).toMatchObject({ divulgadas: [], selecao })
  })

  it('shows the API’s reason at its field', async () => {
    const detail = [{ loc: ['body', 'em'], msg: 'Escolha um momento que ainda não passou.' }]
    const { execute } = createTestGateway({ [release]: reply(422, { detail }) })
    const { data } = await execute(divulgar, { input: { vaga, em: inDays(-1) } }, as)
    expect(data.divulgarResultado).toEqual(invalid('em', 'Escolha um momento que ainda não passou.'))
  })

  it('reports that nothing is withheld, with the current selection if it is selected', async () => {
    const script = { [release]: reply(409, { detail: 'Não há resultados a divulgar.' }), [call]: empty }
    const { execute, calls } = createTestGateway(script)
    const { data } = await execute(divulgar, { input: { vaga } }, as)
    expect(calls).toEqual([release, call])
    expect(data.divulgarResultado).toMatchObject({
      __typename: 'NadaADivulgar',
      mensagem: 'Não há resultados a divulgar.',
      selecao: { id, retidas: 0 },
    })
    await execute(divulgar.replace(`mensagem selecao ${fields}`, 'mensagem'), { input: { vaga } }, as)
    expect(calls).toEqual([release, call, release])
  })

  it('is cancelled', async () => {
    const { execute, calls } = createTestGateway({ 'DELETE /vagas/12/selecao/divulgacao': { selecao: empty } })
    const { data } = await execute(cancelar, {}, as)
    expect(calls).toEqual(['DELETE /vagas/12/selecao/divulgacao'])
    expect(data.cancelarDivulgacao).toMatchObject({ selecao: { id, divulgacaoEm: null } })
  })
})

describe('definirLugares', () => {
  const put = 'PUT /vagas/12/selecao'

  it.each([1, 1000, null])('saves %s', async lugares => {
    const { execute, calls, sent } = createTestGateway({ [put]: { ...body, vagas: lugares } })
    const { data } = await execute(definir, { lugares }, as)
    expect(calls).toEqual([put])
    expect(JSON.parse(String(sent[0]?.body))).toEqual({ vagas: lugares })
    expect(data.definirLugares).toEqual({ __typename: 'DefinirLugaresSuccess', selecao: { ...selecao, lugares } })
  })

  it('shows the API’s reason at its field', async () => {
    const detail = [{ loc: ['body', 'vagas'], msg: 'Não pode.' }]
    const { execute } = createTestGateway({ [put]: reply(422, { detail }) })
    const { data } = await execute(definir, { lugares: 3 }, as)
    expect(data.definirLugares).toEqual(invalid('lugares', 'Não pode.'))
  })
})

describe('colunas', () => {
  const path = '/usuarios/me/colunas'
  const query = '{ viewer { colunas } }'

  it('are those of the account, and null for those who never picked any', async () => {
    for (const colunas of [['curso', 'cr'], [], null]) {
      const { execute, calls } = createTestGateway({ [`GET ${path}`]: { colunas } })
      expect((await execute(query, {}, as)).data).toEqual({ viewer: { colunas } })
      expect(calls).toEqual([`GET ${path}`])
    }
  })

  it('are null on an upstream that keeps none', async () => {
    const { execute } = createTestGateway({ [`GET ${path}`]: reply(404) })
    expect(await execute(query, {}, as)).toEqual({ data: { viewer: { colunas: null } } })
  })

  it('are picked, and refused with the reason of the API', async () => {
    const picking = `mutation { escolherColunas(input: { colunas: ["cr"] }) { __typename
      ... on EntradaInvalida { mensagem campos { campo mensagem } } } }`
    const { execute, sent } = createTestGateway({ [`PUT ${path}`]: reply(204) })
    expect((await execute(picking, {}, as)).data.escolherColunas).toEqual({ __typename: 'EscolherColunasSuccess' })
    expect(JSON.parse(String(sent[0]?.body))).toEqual({ colunas: ['cr'] })
    const detail = [{ loc: ['body', 'colunas', 0], msg: 'Coluna inválida.' }]
    const refusing = createTestGateway({ [`PUT ${path}`]: reply(422, { detail }) })
    const { data } = await refusing.execute(picking, {}, as)
    expect(data.escolherColunas).toMatchObject({ __typename: 'EntradaInvalida', mensagem: 'Coluna inválida.' })
  })
})

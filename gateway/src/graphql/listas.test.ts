import { describe, expect, it } from 'vitest'
import { administradora, createTestGateway, professora } from '../testing/createTestGateway.ts'
import { reply } from '../testing/scriptUpstream.ts'

const token = { token: administradora }
const robotica = {
  id: 7,
  nome: 'Robótica',
  posicao: 2,
  categoria_id: 3,
  categoria: 'Tecnologia',
  cursos: [],
  arquivado_em: null,
}
const juncao = {
  id: 5,
  lista: 'interesses',
  de: 'IA',
  em: 'Inteligência Artificial',
  linhas: 12,
  feita_em: '2026-03-01T10:00:00Z',
  desfeita_em: null,
}

describe('the lists of the institution', () => {
  it('are read in one call, with the filters as the API spells them', async () => {
    const { execute, calls } = createTestGateway({
      'GET /admin/listas/interesses?limit=2&busca=rob&situacao=todas': {
        itens: [robotica],
        cursores: ['7'],
        tem_mais: false,
      },
    })
    const { data } = await execute(
      `{ viewer { administracao { entradas(lista: INTERESSES, first: 2, busca: "rob", situacao: TODAS) {
        edges { node { codigo lista nome posicao codigoDaCategoria categoria cursos fixa arquivadaEm } } } } } }`,
      {},
      token,
    )
    expect(calls).toHaveLength(1)
    expect(data.viewer.administracao.entradas.edges[0].node).toEqual({
      codigo: '7',
      lista: 'INTERESSES',
      nome: 'Robótica',
      posicao: 2,
      codigoDaCategoria: '3',
      categoria: 'Tecnologia',
      cursos: [],
      fixa: false,
      arquivadaEm: null,
    })
  })

  it('say what uses an entry, and what was joined', async () => {
    const { execute } = createTestGateway({
      'GET /admin/listas/interesses/7/uso': { uso: [{ tipo: 'pessoas', total: 40 }] },
      'GET /admin/listas/juncoes?lista=interesses': { juncoes: [juncao] },
    })
    const { data } = await execute(
      `{ viewer { administracao { usoDaEntrada(lista: INTERESSES, codigo: "7") { tipo total }
        juncoes(lista: INTERESSES) { codigo de em linhas desfeitaEm } } } }`,
      {},
      token,
    )
    expect(data.viewer.administracao).toEqual({
      usoDaEntrada: [{ tipo: 'PESSOAS', total: 40 }],
      juncoes: [{ codigo: '5', de: 'IA', em: 'Inteligência Artificial', linhas: 12, desfeitaEm: null }],
    })
  })

  it('are refused to everybody else without a call', async () => {
    const { execute, calls } = createTestGateway({})
    const { errors } = await execute(
      '{ viewer { administracao { juncoes(lista: LOCAIS) { de } } } }',
      {},
      { token: professora },
    )
    expect(errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN')
    expect(calls).toEqual([])
  })
})

describe('salvarEntrada', () => {
  const salvar = (campos: string) =>
    `mutation { salvarEntrada(input: { lista: INTERESSES ${campos} }) { __typename
      ... on SalvarEntradaSuccess { entrada { nome } }
      ... on EntradaInvalida { campos { campo mensagem } } } }`

  it('adds an entry, or changes only what is given', async () => {
    const { execute, sent } = createTestGateway({
      'POST /admin/listas/interesses': reply(201, robotica),
      'PUT /admin/listas/interesses/7': robotica,
    })
    await execute(salvar('nome: "Robótica", categoria: "3"'), {}, token)
    await execute(salvar('entrada: "7", arquivada: false, posicao: 1'), {}, token)
    expect(sent.map(({ body }) => JSON.parse(String(body)))).toEqual([
      { nome: 'Robótica', categoria_id: 3 },
      { arquivado: false, posicao: 1 },
    ])
  })

  it('refuses at the field', async () => {
    const detail = [{ loc: ['body', 'nome'], msg: 'Já existe “Robótica”.', type: 'custom' }]
    const { execute } = createTestGateway({ 'POST /admin/listas/interesses': reply(422, { detail }) })
    const { data } = await execute(salvar('nome: "robotica"'), {}, token)
    expect(data.salvarEntrada.campos).toEqual([{ campo: 'nome', mensagem: 'Já existe “Robótica”.' }])
  })

  it('makes the gateway read anew what everybody chooses from', async () => {
    const { execute, calls } = createTestGateway({
      'GET /departamentos/': [{ id: 1, name: 'Direito' }],
      'PUT /admin/listas/interesses/7': robotica,
    })
    const list = '{ departamentos { nome } }'
    for (const text of [list, list, salvar('entrada: "7", nome: "Robôs"'), list]) await execute(text, {}, token)
    expect(calls.filter(call => call.includes('/departamentos'))).toHaveLength(2)
  })

  it('calls nothing for what is no id', async () => {
    const { execute, calls } = createTestGateway({})
    const { errors } = await execute(salvar('entrada: "../1", nome: "x"'), {}, token)
    expect(errors?.[0]?.extensions?.['code']).toBe('NOT_FOUND')
    expect(calls).toEqual([])
  })
})

it('joins two entries, and undoes it with what was not brought back', async () => {
  const { execute, sent } = createTestGateway({
    'POST /admin/listas/interesses/7/juntar': juncao,
    'POST /admin/listas/juncoes/5/desfazer': {
      juncao: { ...juncao, desfeita_em: '2026-03-02T10:00:00Z' },
      ficaram: [{ tipo: 'vagas', total: 2 }],
    },
  })
  const joined = await execute(
    `mutation { juntarEntrada(input: { lista: INTERESSES, entrada: "7", em: "8" }) {
      ... on JuntarEntradaSuccess { juncao { codigo linhas } } } }`,
    {},
    token,
  )
  expect(joined.data.juntarEntrada).toEqual({ juncao: { codigo: '5', linhas: 12 } })
  const undone = await execute(
    `mutation { desfazerJuncao(input: { juncao: "5" }) {
      ... on DesfazerJuncaoSuccess { desfeita { juncao { desfeitaEm } ficaram { tipo total } } } } }`,
    {},
    token,
  )
  expect(undone.data.desfazerJuncao.desfeita).toEqual({
    juncao: { desfeitaEm: '2026-03-02T10:00:00.000Z' },
    ficaram: [{ tipo: 'VAGAS', total: 2 }],
  })
  expect(JSON.parse(String(sent[0]?.body))).toEqual({ em: 8 })
})

describe('importarLista', () => {
  const importar = `mutation ($arquivo: Upload!) { importarLista(input: { lista: LOCAIS, arquivo: $arquivo }) { __typename
    ... on ImportarListaSuccess { importacao { aplicada novas recusadas linhas { linha situacao nome motivo } } }
    ... on EntradaInvalida { campos { campo mensagem } } } }`
  const recusada = {
    linha: 2,
    situacao: 'recusada',
    codigo: null,
    nome: '',
    antes: null,
    motivo: 'O nome é obrigatório.',
  }
  const done = { aplicada: false, novas: 1, mudadas: 0, iguais: 0, recusadas: 1, linhas: [recusada] }

  /** GraphQL multipart request specification. */
  const upload = async ({ yoga }: ReturnType<typeof createTestGateway>, file: File) => {
    const form = new FormData()
    form.append('operations', JSON.stringify({ query: importar, variables: { arquivo: null } }))
    form.append('map', '{"0":["variables.arquivo"]}')
    form.append('0', file)
    const headers = { 'x-graphql-yoga-csrf': '1', authorization: `Bearer ${administradora}` }
    const response = await yoga.fetch('http://gateway/graphql', { method: 'POST', body: form, headers })
    return response.json()
  }

  it.each([
    ['UTF-8', new TextEncoder().encode('Local\nSão João')],
    ['Windows-1252', Uint8Array.from('Local\nS\u00e3o Jo\u00e3o', letter => letter.charCodeAt(0))],
  ])('reads a file in %s', async (_, bytes) => {
    const gateway = createTestGateway({ 'POST /admin/listas/locais/importacao': done })
    const { data } = await upload(gateway, new File([bytes], 'locais.csv'))
    expect(JSON.parse(String(gateway.sent[0]?.body))).toEqual({ texto: 'Local\nSão João', aplicar: false })
    expect(data.importarLista.importacao).toEqual({
      aplicada: false,
      novas: 1,
      recusadas: 1,
      linhas: [{ linha: 2, situacao: 'RECUSADA', nome: '', motivo: 'O nome é obrigatório.' }],
    })
  })

  it('refuses a large file without a call', async () => {
    const gateway = createTestGateway({})
    const { data } = await upload(gateway, new File(['x'.repeat(500_001)], 'x.csv'))
    expect(data.importarLista.campos).toEqual([{ campo: 'arquivo', mensagem: 'O arquivo deve ter no máximo 500 KB.' }])
    expect(gateway.calls).toEqual([])
  })
})

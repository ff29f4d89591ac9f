import { describe, expect, it } from 'vitest'
import { administradora, createTestGateway, professora } from '../testing/createTestGateway.ts'
import { instituicao } from '../testing/instituicao.ts'
import { reply } from '../testing/scriptUpstream.ts'

const bia = {
  id: 8,
  nome: 'Bia Reis',
  email: 'bia@ut.example',
  papeis: ['aluno'],
  vinculo: 'Direito',
  situacao: 'suspensa',
  criado_em: '2026-03-01T10:00:00Z',
  suspenso_ate: '2026-12-31T10:00:00Z',
  motivo: 'Anúncios.',
}

describe('administracao', () => {
  it('lists people in one call, with the filters as the API spells them', async () => {
    const { execute, calls } = createTestGateway({
      'GET /admin/pessoas?limit=2&busca=bia&papel=aluno&situacao=suspensa&ordem=nome': {
        itens: [bia],
        cursores: ['8'],
        tem_mais: true,
      },
    })
    const { data } = await execute(
      `{ viewer { administracao { pessoas(first: 2, busca: "bia", papel: ESTUDANTE, situacao: SUSPENSA, ordem: NOME) {
        edges { node { codigo nome papeis situacao motivo } } pageInfo { hasNextPage } } } } }`,
      {},
      { token: administradora },
    )
    expect(calls).toHaveLength(1)
    expect(data.viewer.administracao.pessoas).toEqual({
      edges: [
        {
          node: { codigo: '8', nome: 'Bia Reis', papeis: ['ESTUDANTE'], situacao: 'SUSPENSA', motivo: 'Anúncios.' },
        },
      ],
      pageInfo: { hasNextPage: true },
    })
  })

  it('is refused to a professor without a call', async () => {
    const { execute, calls } = createTestGateway({})
    const { errors } = await execute(
      '{ viewer { administracao { visaoGeral { alunos } } } }',
      {},
      { token: professora },
    )
    expect(errors?.map(({ extensions }) => extensions?.['code'])).toEqual(['FORBIDDEN'])
    expect(calls).toEqual([])
  })
})

describe('numeros', () => {
  const grupo = { total: null, respondidas: null, mediana: null }
  const numeros = {
    ano: 2026,
    anos: [2026, 2025],
    ate: '2026-10-31',
    medidas: [
      {
        medida: 'candidaturas',
        total: 60,
        respondidas: 41,
        mediana: 3.5,
        recortes: [{ recorte: 'departamento', grupos: [{ ...grupo, nome: 'Direito' }] }],
      },
      { medida: 'visitas', ...grupo, recortes: [] },
    ],
  }
  const query = `query ($ano: Int) { viewer { administracao { numeros(ano: $ano) { ano anos ate
    numeros { medida todos { nome total respondidas mediana } divisoes { recorte grupos { nome total } } } } } } }`

  it('are read in one call, hidden ones as null, without a count that the schema does not have', async () => {
    const { execute, calls } = createTestGateway({ 'GET /admin/numeros?ano=2026': numeros })
    const { data } = await execute(query, { ano: 2026 }, { token: administradora })
    expect(calls).toHaveLength(1)
    expect(data.viewer.administracao.numeros).toEqual({
      ano: 2026,
      anos: [2026, 2025],
      ate: '2026-10-31',
      numeros: [
        {
          medida: 'CANDIDATURAS',
          todos: { nome: '', total: 60, respondidas: 41, mediana: 3.5 },
          divisoes: [{ recorte: 'DEPARTAMENTO', grupos: [{ nome: 'Direito', total: null }] }],
        },
      ],
    })
  })

  it('are null over an upstream that does not count them', async () => {
    const { execute } = createTestGateway({ 'GET /admin/numeros': reply(404, {}) })
    const { data, errors } = await execute(query, {}, { token: administradora })
    expect([data.viewer.administracao.numeros, errors]).toEqual([null, undefined])
  })
})

describe('importarPessoas', () => {
  const importar = async (response: unknown) => {
    const call = 'POST /admin/pessoas/importacao?aplicar=true&vincular=false&suspender_muitos=false&depois_de=501'
    const gateway = createTestGateway({ [call]: response })
    const text = `mutation ($arquivo: Upload!) { importarPessoas(input: { arquivo: $arquivo, aplicar: true, depoisDe: 501 }) {
      ... on ImportarPessoasSuccess { importacao { novas colunasIgnoradas parouEm exemplos { linha tipo mudancas { campo de para } } } }
      ... on EntradaInvalida { mensagem campos { campo } } } }`
    const form = new FormData()
    form.append('operations', JSON.stringify({ query: text, variables: { arquivo: null } }))
    form.append('map', '{"0":["variables.arquivo"]}')
    form.append('0', new File(['nome'], 'pessoas.csv'))
    const headers = { 'x-graphql-yoga-csrf': '1', authorization: `Bearer ${administradora}` }
    const sent = await gateway.yoga.fetch('http://gateway/graphql', { method: 'POST', body: form, headers })
    return sent.json()
  }

  it('sends the file with what is chosen, and returns its lines', async () => {
    const { data } = await importar({
      novas: 2,
      colunas_ignoradas: ['Sala'],
      parou_em: 1001,
      exemplos: [{ linha: 502, tipo: 'alterada', mudancas: [{ campo: 'curso', de: null, para: 'Direito' }] }],
    })
    expect(data.importarPessoas.importacao).toEqual({
      novas: 2,
      colunasIgnoradas: ['Sala'],
      parouEm: 1001,
      exemplos: [{ linha: 502, tipo: 'ALTERADA', mudancas: [{ campo: 'curso', de: null, para: 'Direito' }] }],
    })
  })

  it('passes on why a file is refused', async () => {
    const msg = 'O arquivo está vazio.'
    const { data } = await importar(reply(422, { detail: [{ loc: ['body', 'file'], msg, type: 'custom' }] }))
    expect(data.importarPessoas.campos).toEqual([{ campo: 'arquivo' }])
  })
})

describe('agirSobrePessoa', () => {
  const suspender = `mutation { agirSobrePessoa(input: { pessoa: "8", ato: SUSPENDER, motivo: "Anúncios.", ate: "2026-12-31" }) {
    ... on AgirSobrePessoaSuccess { pessoa { situacao } } ... on EntradaInvalida { mensagem } } }`

  it('sends what the act needs, and returns the account', async () => {
    const { execute, sent } = createTestGateway({ 'POST /admin/pessoas/8/atos': bia })
    const { data } = await execute(suspender, {}, { token: administradora })
    expect(JSON.parse(String(sent[0]?.body))).toEqual({ ato: 'suspender', motivo: 'Anúncios.', ate: '2026-12-31' })
    expect(data.agirSobrePessoa.pessoa.situacao).toBe('SUSPENSA')
  })

  it('passes on why an act does not fit', async () => {
    const detail = 'Esta é a última conta de administrador.'
    const { execute } = createTestGateway({ 'POST /admin/pessoas/8/atos': reply(409, { detail }) })
    const { data } = await execute(suspender, {}, { token: administradora })
    expect(data.agirSobrePessoa.mensagem).toBe(detail)
  })
})

describe('the sentences above every page', () => {
  it('are those of everybody and of the own side, without a call', async () => {
    const aviso = (codigo: string, para: 'ESTUDANTE' | 'PROFESSOR' | null) => ({
      codigo,
      texto: codigo,
      para,
      de: null,
      ate: null,
    })
    const avisos = [aviso('3', 'ESTUDANTE'), aviso('2', 'PROFESSOR'), aviso('1', null)]
    const { execute, calls } = createTestGateway({}, { instituicao: { ...instituicao, avisos } })
    const { data } = await execute('{ viewer { avisosDoSistema { texto } } }', {}, { token: professora })
    expect(data.viewer.avisosDoSistema).toEqual([{ texto: '2' }, { texto: '1' }])
    expect(calls).toEqual([])
  })

  const publicar = (input: string) =>
    `mutation { publicarAvisoDoSistema(input: { texto: "O mural para.", de: "2026-01-01", ate: "2031-12-31" ${input} }) {
      ... on PublicarAvisoDoSistemaSuccess { viewer { administracao { avisosDoSistema { codigo para de } } } }
      ... on EntradaInvalida { mensagem } } }`
  const lidos = [{ id: 3, texto: 'O mural para.', para: 'aluno', de: '2026-01-01', ate: '2031-12-31' }]

  it.each([
    ['', 'POST /admin/avisos', null],
    ['codigo: "3" para: ESTUDANTE', 'PUT /admin/avisos/3', 'aluno'],
  ])('are published and changed, and read again: %s', async (input, call, para) => {
    const { execute, sent } = createTestGateway({ [call]: reply(204), 'GET /admin/avisos': lidos })
    const { data } = await execute(publicar(input), {}, { token: administradora })
    expect(JSON.parse(String(sent[0]?.body))).toMatchObject({ texto: 'O mural para.', para })
    expect(data.publicarAvisoDoSistema.viewer.administracao.avisosDoSistema).toEqual([
      { codigo: '3', para: 'ESTUDANTE', de: '2026-01-01' },
    ])
  })

  it('are refused in the words of the API when there are too many', async () => {
    const detail = 'São no máximo 10 avisos ao mesmo tempo.'
    const { execute } = createTestGateway({ 'POST /admin/avisos': reply(409, { detail }) })
    const { data } = await execute(publicar(''), {}, { token: administradora })
    expect(data.publicarAvisoDoSistema.mensagem).toBe(detail)
  })
})

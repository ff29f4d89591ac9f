import { describe, expect, it } from 'vitest'
import { administradora, createTestGateway, professora } from '../testing/createTestGateway.ts'
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
      'GET /admin/pessoas?limit=2&busca=bia&papel=aluno&situacao=suspensa': {
        itens: [bia],
        cursores: ['8'],
        tem_mais: true,
      },
    })
    const { data } = await execute(
      `{ viewer { administracao { pessoas(first: 2, busca: "bia", papel: ESTUDANTE, situacao: SUSPENSA) {
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

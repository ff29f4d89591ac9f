import { describe, expect, it } from 'vitest'
import { administradora, aluna, createTestGateway, professora } from '../testing/createTestGateway.ts'
import { reply } from '../testing/scriptUpstream.ts'

const caso = {
  id: 7,
  tipo: 'vaga',
  objeto: 2,
  titulo: 'Ganhe dinheiro',
  pessoa_id: 9,
  pessoa: 'Rita Lima',
  situacao: 'aberto',
  ato: null,
  denuncias: 2,
  criado_em: '2026-03-01T10:00:00Z',
}
const detalhado = {
  ...caso,
  copias: [{ titulo: 'Ganhe dinheiro', texto: 'Clique.', retrato: null, em: '2026-03-01T10:00:00Z' }],
  agora: null,
  oculto: false,
  motivos: [{ motivo: 'spam', texto: null, em: '2026-03-01T10:00:00Z' }],
  decisoes: [],
  contestacao: null,
  outros: [],
  atos: ['dispensar', 'ocultar'],
  impedimento: null,
}

describe('moderacao', () => {
  it('lists cases in one call, with the filters as the API spells them', async () => {
    const { execute, calls } = createTestGateway({
      'GET /moderacao/casos?limit=2&situacao=aberto&tipo=vaga': { itens: [caso], cursores: ['7'], tem_mais: false },
    })
    const { data } = await execute(
      `{ viewer { moderacao { casos(first: 2, situacao: ABERTO, tipo: VAGA) {
        edges { node { codigo tipo titulo pessoa situacao ato totalDeDenuncias } } } } } }`,
      {},
      { token: administradora },
    )
    expect(calls).toHaveLength(1)
    expect(data.viewer.moderacao.casos.edges).toEqual([
      {
        node: {
          codigo: '7',
          tipo: 'VAGA',
          titulo: 'Ganhe dinheiro',
          pessoa: 'Rita Lima',
          situacao: 'ABERTO',
          ato: null,
          totalDeDenuncias: 2,
        },
      },
    ])
  })

  it('reads a case in one call', async () => {
    const { execute, calls } = createTestGateway({ 'GET /moderacao/casos/7': detalhado })
    const { data } = await execute(
      '{ viewer { moderacao { caso(codigo: "7") { copias { texto } denuncias { motivo } atos agora { texto } } } } }',
      {},
      { token: administradora },
    )
    expect(calls).toHaveLength(1)
    expect(data.viewer.moderacao.caso).toEqual({
      copias: [{ texto: 'Clique.' }],
      denuncias: [{ motivo: 'SPAM' }],
      atos: ['DISPENSAR', 'OCULTAR'],
      agora: null,
    })
  })

  it('is refused to a professor without a call', async () => {
    const { execute, calls } = createTestGateway({})
    const { errors } = await execute(
      '{ viewer { moderacao { caso(codigo: "7") { oculto } } } }',
      {},
      { token: professora },
    )
    expect(errors?.map(({ extensions }) => extensions?.['code'])).toEqual(['FORBIDDEN'])
    expect(calls).toEqual([])
  })
})

describe('denunciar', () => {
  const denunciar = `mutation { denunciar(input: { tipo: MENSAGEM, codigo: "51", motivo: OUTRO, texto: "Pede dinheiro." }) {
    ... on DenunciarSuccess { recebida } ... on EntradaInvalida { mensagem } } }`

  it('sends what is reported, as the API spells it', async () => {
    const { execute, sent } = createTestGateway({ 'POST /denuncias': reply(204) })
    const { data } = await execute(denunciar, {}, { token: aluna })
    expect(JSON.parse(String(sent[0]?.body))).toEqual({
      tipo: 'mensagem',
      id: 51,
      motivo: 'outro',
      texto: 'Pede dinheiro.',
    })
    expect(data.denunciar).toEqual({ recebida: true })
  })

  it('passes on that it is already with the moderators', async () => {
    const detail = 'Isto já está com a moderação.'
    const { execute } = createTestGateway({ 'POST /denuncias': reply(409, { detail }) })
    expect((await execute(denunciar, {}, { token: aluna })).data.denunciar.mensagem).toBe(detail)
  })
})

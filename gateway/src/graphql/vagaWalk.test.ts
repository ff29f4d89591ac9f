import { describe, expect, it } from 'vitest'
import { aluna, createTestGateway, globalId, professora } from '../testing/createTestGateway.ts'
import { reply } from '../testing/scriptUpstream.ts'

/* What a vaga leads to. */

describe('Vaga.candidaturas', () => {
  const document = `query ($codigo: ID!) { vaga(codigo: $codigo) { candidaturas { total porEtapa { etapa total } edges {
    node { id cartaDeMotivacao candidato { email curso pessoa { codigo nome } } } } } } }`

  it('costs one call, oldest first, with course and letter', async () => {
    const { execute, calls } = createTestGateway({
      'GET /candidaturas/vaga/12': [
        { id: 2, criado_em: '2026-02-02T00:00:00Z', candidato: { id: 8, usuario: 'Bia' } },
        {
          id: 1,
          criado_em: '2026-02-01T00:00:00Z',
          carta_motivacao: 'Oi',
          candidato: { id: 7, usuario: 'Ana', email: 'a@x', curso: 'Letras' },
        },
      ],
    })
    const { data } = await execute(document, { codigo: '12' }, { token: professora })
    expect(calls).toEqual(['GET /candidaturas/vaga/12'])
    expect(data.vaga.candidaturas.edges).toEqual([
      {
        node: {
          id: globalId('Candidatura', '12.1'),
          cartaDeMotivacao: 'Oi',
          candidato: { email: 'a@x', curso: 'Letras', pessoa: { codigo: '7', nome: 'Ana' } },
        },
      },
      {
        node: {
          id: globalId('Candidatura', '12.2'),
          cartaDeMotivacao: null,
          candidato: { email: null, curso: null, pessoa: { codigo: '8', nome: 'Bia' } },
        },
      },
    ])
  })

  it('is FORBIDDEN for another professor’s vaga and leaves the rest intact', async () => {
    const { execute } = createTestGateway({ 'GET /candidaturas/vaga/12': reply(403) })
    const { data, codes } = await execute(document, { codigo: '12' }, { token: professora })
    expect(codes).toEqual(['FORBIDDEN'])
    expect(data).toEqual({ vaga: { candidaturas: null } })
  })
})

describe('Vaga.minhaCandidatura', () => {
  it('has the etapa of each of several vagas, read with the vaga', async () => {
    const vaga = (id: number, minha_etapa: string | null) => ({ id, titulo: `Vaga ${id}`, minha_etapa })
    const { execute, calls } = createTestGateway({
      'GET /vagas/12': vaga(12, 'entrevista'),
      'GET /vagas/13': vaga(13, null),
    })
    const ids = ['12', '13'].map(codigo => globalId('Vaga', codigo))
    const text = 'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Vaga { minhaCandidatura { etapa } } } }'
    const { data } = await execute(text, { ids }, { token: aluna })
    expect(data.nodes).toEqual([{ minhaCandidatura: { etapa: 'ENTREVISTA' } }, { minhaCandidatura: { etapa: null } }])
    expect(calls).toEqual(['GET /vagas/12', 'GET /vagas/13'])
  })

  const document = 'query ($codigo: ID!) { vaga(codigo: $codigo) { minhaCandidatura { id candidatado } } }'
  const call = 'GET /api/candidaturas/vaga/12/candidatura-status'

  it('costs one call and has an id', async () => {
    const { execute, calls } = createTestGateway({ [call]: { has_applied: true } })
    const { data } = await execute(document, { codigo: '12' }, { token: aluna })
    expect(calls).toEqual([call])
    expect(data.vaga.minhaCandidatura).toEqual({
      id: globalId('SituacaoDaCandidatura', '7.12'),
      candidatado: true,
    })
  })

  it('is null for a professor without a call, and NOT_FOUND for a deleted vaga', async () => {
    const { execute, calls } = createTestGateway({})
    expect((await execute(document, { codigo: '12' }, { token: professora })).data.vaga.minhaCandidatura).toBeNull()
    expect(calls).toEqual([])
    const gone = createTestGateway({ [call]: reply(404) })
    expect((await gone.execute(document, { codigo: '12' }, { token: aluna })).codes).toEqual(['NOT_FOUND'])
  })
})

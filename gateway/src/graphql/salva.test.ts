import { describe, expect, it } from 'vitest'
import { aluna, createTestGateway, globalId, professora } from '../testing/createTestGateway.ts'
import { reply } from '../testing/scriptUpstream.ts'

const query = '{ viewer { salvas } }'
const salvar = (salva: boolean) =>
  `mutation { salvarVaga(input: { vaga: "${globalId('Vaga', '12')}", salva: ${salva} }) {
    __typename ... on Erro { mensagem } } }`
const lacks = reply(404, { detail: 'Not Found' })

describe('salvas', () => {
  it('are global ids, in the order of the upstream, with one call', async () => {
    const { execute, calls } = createTestGateway({ 'GET /salvas': { salvas: [{ vaga_id: 12 }, { vaga_id: 7 }] } })
    const { data } = await execute(query, {}, { token: aluna })
    expect(data.viewer.salvas).toEqual([globalId('Vaga', '12'), globalId('Vaga', '7')])
    expect(calls).toEqual(['GET /salvas'])
  })

  it('are null over an upstream without them, which is requested once, and for a professor without a call', async () => {
    const { execute, calls } = createTestGateway({ 'GET /salvas': lacks })
    for (const token of [aluna, aluna, professora])
      expect(await execute(query, {}, { token })).toMatchObject({
        data: { viewer: { salvas: null } },
        codes: undefined,
      })
    expect(calls).toEqual(['GET /salvas'])
  })
})

describe('salvarVaga', () => {
  it.each([
    [true, 'PUT /salvas/12'],
    [false, 'DELETE /salvas/12'],
  ])('%s is %s', async (salva, call) => {
    const { execute, calls } = createTestGateway({ [call]: reply(204) })
    const { data } = await execute(salvar(salva), {}, { token: aluna })
    expect(data.salvarVaga).toEqual({ __typename: 'SalvarVagaSuccess' })
    expect(calls).toEqual([call])
  })

  it('tells that there are too many', async () => {
    const detail = 'Você já salvou 500 oportunidades.'
    const { execute } = createTestGateway({ 'PUT /salvas/12': reply(409, { detail }) })
    const { data } = await execute(salvar(true), {}, { token: aluna })
    expect(data.salvarVaga).toEqual({ __typename: 'SalvasCheias', mensagem: detail })
  })

  it('tells a vaga that is gone from an upstream that keeps no bookmarks', async () => {
    const gone = createTestGateway({ 'PUT /salvas/12': lacks, 'GET /vagas/12': lacks })
    expect((await gone.execute(salvar(true), {}, { token: aluna })).data.salvarVaga).toEqual({
      __typename: 'VagaInexistente',
      mensagem: 'Esta oportunidade não existe mais.',
    })
    const base = createTestGateway({ 'PUT /salvas/12': lacks, 'GET /vagas/12': { id: 12 } })
    for (let time = 0; time < 2; time += 1)
      expect((await base.execute(salvar(true), {}, { token: aluna })).data.salvarVaga.__typename).toBe(
        'SalvasIndisponiveis',
      )
    expect(base.calls).toEqual(['PUT /salvas/12', 'GET /vagas/12'])
  })
})

import { describe, expect, it } from 'vitest'
import { aluna, createTestGateway } from '../testing/createTestGateway.ts'
import { reply } from '../testing/scriptUpstream.ts'

const query = '{ vaga(codigo: "12") { parecidas { codigo titulo } } }'
const call = 'GET /vagas/12/parecidas'

describe('the vagas like another', () => {
  it('cost one call', async () => {
    const { execute, calls } = createTestGateway({ [call]: { vagas: [{ id: 13, titulo: 'Óptica' }] } })
    const { data } = await execute(query, {}, { token: aluna })
    expect(data?.['vaga']).toEqual({ parecidas: [{ codigo: '13', titulo: 'Óptica' }] })
    expect(calls).toEqual([call])
  })

  it('are null if the upstream has none', async () => {
    const { execute } = createTestGateway({ [call]: reply(404, { detail: 'Not Found' }), 'GET /vagas/12': { id: 12 } })
    const { data, errors } = await execute(query, {}, { token: aluna })
    expect([data?.['vaga'], errors]).toEqual([{ parecidas: null }, undefined])
  })

  it('are not of each vaga of a list', async () => {
    const list = 'GET /vagas?skip=0&limit=20'
    const { execute, calls } = createTestGateway({ [list]: { vagas: [{ id: 12 }, { id: 13 }], total: 2 } })
    const { codes } = await execute('{ vagas { edges { node { parecidas { codigo } } } } }', {}, { token: aluna })
    expect(new Set(codes)).toEqual(new Set(['TOO_MANY_CALLS']))
    expect(calls).toEqual([list])
  })
})

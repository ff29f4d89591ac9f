import { describe, expect, it } from 'vitest'
import { aluna, createTestGateway } from '../testing/createTestGateway.ts'

describe('vagas', () => {
  it('requests the order of the filter, and returns the order of the list, if any', async () => {
    const document = '{ vagas(first: 8, filtro: { ordem: PRAZO }) { total ordem } }'
    const execute = async (body: object) =>
      createTestGateway({ 'GET /vagas?skip=0&limit=8&ordem=prazo': body }).execute(document, {}, { token: aluna })
    const vazia = { vagas: [], total: 0, recommended_count: 0 }
    expect((await execute({ ...vazia, ordem: 'prazo' })).data.vagas.ordem).toBe('PRAZO')
    for (const ordem of [undefined, null, 'sorte'])
      expect((await execute({ ...vazia, ordem })).data.vagas.ordem).toBeNull()
  })

  it('has the open vagas of a professor, unless the upstream ignores the author', async () => {
    const document = '{ usuario(codigo: "9") { vagasAbertas { codigo } } }'
    const execute = async (ehaluno: boolean, vagas: object[]) => {
      const { execute, calls } = createTestGateway({
        'GET /users/9': { id: 9, usuario: 'Rita', ehaluno },
        'GET /vagas?autor=9&ordem=recentes&skip=0&limit=5': { vagas, total: 1 },
      })
      const { data } = await execute(document, {}, { token: aluna })
      return [data.usuario.vagasAbertas, calls.length]
    }
    const daRita = { id: 1, titulo: 'Monitoria de redes', autor: { id: 9, nome: 'Rita' } }
    expect(await execute(false, [daRita])).toEqual([[{ codigo: '1' }], 2])
    expect(await execute(false, [])).toEqual([[], 2])
    expect(await execute(false, [daRita, { id: 2, autor: { id: 8, nome: 'Bia' } }])).toEqual([null, 2])
    expect(await execute(true, [daRita])).toEqual([null, 1])
  })
})

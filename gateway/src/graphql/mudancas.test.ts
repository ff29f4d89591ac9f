import { describe, expect, it } from 'vitest'
import { createTestGateway, globalId, professora } from '../testing/createTestGateway.ts'
import { reply } from '../testing/scriptUpstream.ts'

const candidatura = globalId('Candidatura', '12.31')
const mudancas = `query ($id: ID!) { node(id: $id) { ... on Candidatura { mudancas {
  de para em palavra retida por { id nome avatar } } } } }`
const as = { token: professora }

describe('Candidatura.mudancas', () => {
  const path = 'GET /candidaturas/31/historico'
  const change = { de: 'recebida', para: 'em_analise', criado_em: '2026-03-09T14:00:00Z' }

  it('costs one call, and names who made each change', async () => {
    const por = { id: 9, usuario: 'Rita', avatar: null }
    const held = { ...change, de: 'em_analise', para: 'aprovada', palavra: 'Parabéns!', retida: true, por }
    const { execute, calls } = createTestGateway({ [path]: [change, held] })
    const { data } = await execute(mudancas, { id: candidatura }, as)
    expect(calls).toEqual([path])
    const em = '2026-03-09T14:00:00.000Z'
    expect(data.node.mudancas).toEqual([
      { de: 'RECEBIDA', para: 'EM_ANALISE', em, palavra: null, retida: false, por: null },
      {
        de: 'EM_ANALISE',
        para: 'APROVADA',
        em,
        palavra: 'Parabéns!',
        retida: true,
        por: { id: globalId('Pessoa', '9'), nome: 'Rita', avatar: null },
      },
    ])
  })

  it('leaves out a change to an unknown stage', async () => {
    const { execute } = createTestGateway({ [path]: [change, { ...change, para: 'arquivada' }, { ...change, de: '' }] })
    expect((await execute(mudancas, { id: candidatura }, as)).data.node.mudancas).toHaveLength(1)
  })

  it('is null if the upstream lacks the call and the candidatura is known to exist', async () => {
    const script = { [path]: reply(404), 'GET /candidaturas/vaga/12': [{ id: 31 }] }
    const { execute, calls } = createTestGateway(script)
    for (const known of [candidatura, candidatura]) {
      expect((await execute(mudancas, { id: known }, as)).data.node).toEqual({ mudancas: null })
    }
    expect(calls).toEqual([path, 'GET /candidaturas/vaga/12'])
  })

  it('is NOT_FOUND for a deleted candidatura', async () => {
    const { execute } = createTestGateway({ [path]: reply(404), 'GET /candidaturas/vaga/12': [] })
    expect((await execute(mudancas, { id: candidatura }, as)).codes).toEqual(['NOT_FOUND'])
  })
})

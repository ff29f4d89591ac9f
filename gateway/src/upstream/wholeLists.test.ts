import { describe, expect, it } from 'vitest'
import { createTestGateway, globalId, professora } from '../testing/createTestGateway.ts'
import { reply } from '../testing/scriptUpstream.ts'

/*
 * Lists without windows, as large as the limits of a vaga and of a letter allow. In UTF-8 a character may take 3 bytes.
 */

const longest = (characters: number) => '字'.repeat(characters)
const ids = (size: number) => Array.from({ length: size }, (_, index) => index + 1)
const candidaturas = (size: number) =>
  ids(size).map(id => ({ id, carta_motivacao: longest(2000), candidato: { id: 1000 + id, usuario: `P${id}` } }))

describe('whole lists', () => {
  it('of a professor’s 500 vagas with descriptions of 10,000 characters are read', async () => {
    const vagas = ids(500).map(id => ({ id, titulo: 'Monitoria', descricao: longest(10_000) }))
    const { execute } = createTestGateway({ 'GET /vagas/professor': { vagas } })
    const query = '{ viewer { minhasVagas(first: 100) { total edges { node { titulo } } } } }'
    const { data, errors } = await execute(query, {}, { token: professora })
    expect(errors).toBeUndefined()
    expect(data.viewer.minhasVagas).toMatchObject({
      total: 500,
      edges: vagas.slice(0, 100).map(({ titulo }) => ({ node: { titulo } })),
    })
  })

  it('of 2,000 candidates with letters of 2,000 characters are read', async () => {
    const { execute } = createTestGateway({ 'GET /candidaturas/vaga/12': candidaturas(2000) })
    const query = '{ vaga(codigo: "12") { candidaturas { total } } }'
    const { data, errors } = await execute(query, {}, { token: professora })
    expect(errors).toBeUndefined()
    expect(data.vaga.candidaturas).toEqual({ total: 2000 })
  })

  it('of 2,000 candidates with letters still let a comunicado reach one of them', async () => {
    const { execute } = createTestGateway({
      'GET /vagas/12/candidatos': candidaturas(2000),
      'POST /mensagens': reply(201, { id: 1, conteudo: 'Oi', criado_em: '2026-03-09T14:00:00Z', remetente_id: 9 }),
    })
    const query = `mutation ($input: EnviarComunicadoInput!) { enviarComunicado(input: $input) {
      ... on EnviarComunicadoSuccess { enviadas falhas { codigo } } } }`
    const input = { vaga: globalId('Vaga', '12'), conteudo: 'Oi', chave: 'c', apenas: [globalId('Pessoa', '3000')] }
    const { data } = await execute(query, { input }, { token: professora })
    expect(data.enviarComunicado).toEqual({ enviadas: 1, falhas: [] })
  })

  it('fail with UPSTREAM_CONTRACT beyond 16 MB, and everything else beyond 2 MB', async () => {
    const { execute } = createTestGateway({
      'GET /vagas/professor': [{ id: 1, descricao: 'x'.repeat(16_000_000) }],
      'GET /vagas/1': { id: 1, descricao: 'x'.repeat(2_000_000) },
    })
    const ask = (query: string) => execute(query, {}, { token: professora })
    expect((await ask('{ viewer { minhasVagas { total } } }')).codes).toEqual(['UPSTREAM_CONTRACT'])
    expect((await ask('{ vaga(codigo: "1") { titulo } }')).codes).toEqual(['UPSTREAM_CONTRACT'])
  })
})

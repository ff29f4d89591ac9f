import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedIfEmpty } from '@board/api/src/db/seed/seed.ts'
import { createTestApp } from '@board/api/src/testing/createTestApp.ts'
import type { TestApp } from '@board/api/src/testing/createTestApp.ts'
import { createGateway } from '../src/gateway.ts'
import { instituicao } from '../src/testing/instituicao.ts'
import { listen } from '../src/testing/listen.ts'
import { createPool } from '../src/upstream/transport/pool.ts'
import { createFetcher } from './fetcher.ts'
import { entrarComoProfessora, verCandidato } from './professorExamples.ts'
import { nameOf, visit } from './visit.ts'

/* The examples over the board of `npm start`: the embedded API with the demo data. */

let board: TestApp
let pool: ReturnType<typeof createPool>
let server: Awaited<ReturnType<typeof listen>>

beforeAll(async () => {
  board = await createTestApp()
  await seedIfEmpty(board.db, { hoje: new Date(), production: false })
  pool = createPool(await board.app.listen({ port: 0, host: '127.0.0.1' }))
  const gateway = createGateway({ send: pool.send, instituicao })
  server = await listen((request, response) => void gateway(request, response))
})
afterAll(async () => {
  await server.close()
  await pool.close()
  await board.close()
})

it('succeed in order, as often as one likes', async () => {
  const professor = await board.createProfessor()
  // To the demo student.
  const write = () => board.call('POST /mensagens', { as: professor, body: { destinatario_id: 1, conteudo: 'Oi' } })
  for (const time of ['first', 'second']) {
    const results = await visit(server.url, write)
    for (const [name, { data, errors }] of results) {
      expect(errors, `${name}, ${time} time`).toBeUndefined()
      expect(JSON.stringify(data), `${name}, ${time} time`).not.toContain('"mensagem":')
    }
    const dataOf = (name: string) => results.get(name)?.data
    expect(dataOf('VerCandidatos').vaga.candidaturas.total).toBeGreaterThan(0)
    expect(dataOf('VerCandidato').vaga.candidatura.candidato.pessoa.nome).toBeTruthy()
    expect(dataOf('Publicar').criarVaga.vagaEdge.node.titulo).toBe('Monitoria de Cálculo I')
    expect(dataOf('PaginarVagas').vagas.edges).toHaveLength(8)
    expect(dataOf('FiltrarVagas').vagas.total).toBeGreaterThan(0)
    expect(dataOf('Reencontrar').node.__typename).toBe('Vaga')
    expect(dataOf('VerVaga').vaga.id).toBe(dataOf('ListarVagas').vagas.edges[0].node.id)
    expect(dataOf('Candidatar').candidatar.situacao.candidatado).toBe(true)
    expect(dataOf('Cancelar').cancelarCandidatura.situacao.candidatado).toBe(false)
    expect(dataOf('MeuHistorico').viewer.historico.periodos).not.toEqual([])
    expect(dataOf('Conversas').viewer.conversas.edges).not.toEqual([])
    expect(dataOf('MensagemRecebida').mensagemRecebida.mensagemEdge.node.conteudo).toBe('Oi')
    expect(dataOf('Novidades').novidades.__typename).toBe('Ligado')
  }
})

it('walk from a vaga to the candidate and the transcript in one query', async () => {
  const fetcher = createFetcher(`${server.url}/graphql`)
  const ask = async (query: string, variables: object = {}) =>
    // Responses of every shape.
    // oxlint-disable-next-line typescript/no-explicit-any
    ((await fetcher({ query, operationName: nameOf(query), variables: { ...variables } })) as any).data
  await ask(entrarComoProfessora)
  const { viewer } = await ask('query Vagas { viewer { minhasVagas(first: 10) { edges { node { codigo } } } } }')
  for (const {
    node: { codigo },
  } of viewer.minhasVagas.edges) {
    const lista = `query Lista($codigo: ID!) {
      vaga(codigo: $codigo) { candidaturas { edges { node { codigo compartilhaHistorico } } } } }`
    const { edges } = (await ask(lista, { codigo })).vaga.candidaturas
    for (const { node } of edges.filter(
      (edge: { node: { compartilhaHistorico: boolean } }) => edge.node.compartilhaHistorico,
    )) {
      const { candidatura } = (await ask(verCandidato, { codigo, candidatura: node.codigo })).vaga
      expect(candidatura.candidato.pessoa.nome).toBeTruthy()
      if (candidatura.historicoEscolar?.disciplinas.length) return
    }
  }
  throw new Error('nobody shares a transcript')
})

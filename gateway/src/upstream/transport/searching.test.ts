import { expect, it } from 'vitest'
import { aluna, createTestGateway } from '../../testing/createTestGateway.ts'

it('logs once that an upstream misspells a field, by its call', async () => {
  const vaga = { id: 12, titulo: 'Monitoria', departamento: { id: 1, name: 'Física' } }
  const { execute, logged } = createTestGateway({ 'GET /vagas/12': vaga, 'GET /vagas/13': { ...vaga, id: 13 } })
  for (const id of ['12', '13', '12']) await execute(`{ vaga(codigo: "${id}") { titulo } }`, {}, { token: aluna })
  expect(logged).toEqual([
    expect.objectContaining({
      call: 'GET /vagas/12',
      reason: 'the body: has departamento, not department',
      estranhos: 1,
    }),
  ])
})

it('waits for a response that has something to tell by', async () => {
  let vagas: object[] = []
  const { execute, logged } = createTestGateway({ 'GET /vagas/professor': () => ({ vagas }) })
  const token = aluna
  const query = '{ viewer { minhasVagas { total } } }'
  await execute(query, {}, { token })
  vagas = [{ id: 12, titulos: 'Monitoria' }]
  await execute(query, {}, { token })
  expect(logged).toMatchObject([{ reason: 'vagas[]: has titulos, not titulo' }])
})

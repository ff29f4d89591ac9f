import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'
import { createVaga } from '../testing/createVaga.ts'
import type { Mural, VagaPublica } from './publico.schemas.ts'
import { withoutPeople } from './withoutPeople.ts'

const board = await createTestApp()
afterAll(board.close)

let autora: Usuario
beforeAll(async () => {
  autora = await board.createProfessor({ usuario: 'Rita de Cássia Lima' })
})

const create = (given: object = {}) => createVaga(board.db, { autorId: autora.id, ...given })
const read = (id: number) => board.call<VagaPublica>(`GET /publico/vagas/${id}`)
const readMural = () => board.call<Mural>('GET /publico/mural')

describe('an open vaga', () => {
  test('is read without a session, and has nothing of a person', async () => {
    const { id, criadoEm } = await create({
      titulo: 'Monitoria de Óptica',
      descricao: 'Escreva a RITA DE CÁSSIA LIMA: rita.lima@inf.puc.example, ou venha à sala 511.',
      linkVaga: 'https://inf.puc.example/rita',
      remuneracao: 600,
    })
    const { status, body } = await read(id)
    expect(status).toBe(200)
    expect(body).toEqual({
      id,
      titulo: 'Monitoria de Óptica',
      descricao: 'Escreva a quem publicou: (e-mail visível para quem entra), ou venha à sala 511.',
      prazo: '2999-12-31',
      criado_em: criadoEm.toISOString(),
      tipo: { id: 1, nome: 'Monitoria' },
      tipo_proprio: false,
      department: { id: 1, name: 'Administração' },
      location: { id: 2, name: 'PUC' },
      remuneracao: 600,
      desconto: null,
      horas_complementares: null,
      lugares: null,
      horas_semanais: null,
      modalidade: null,
      resposta_ate: null,
    })
  })

  test('may be cached for a minute, and is revalidated with its ETag', async () => {
    const { id } = await create()
    const { headers } = await read(id)
    expect(headers['cache-control']).toBe('public, max-age=60')
    const again = { headers: { 'if-none-match': String(headers['etag']) } }
    expect(await board.call(`GET /publico/vagas/${id}`, again)).toMatchObject({ status: 304, body: null })
  })
})

test.each([
  ['finalizada', { status: 'finalizada' }],
  ['encerrada', { status: 'encerrada' }],
  ['past its prazo', { prazo: '2020-01-01' }],
])('a vaga that is %s is as unknown as one that never was', async (_, given) => {
  const { id } = await create(given)
  const unknown = await read(999_999)
  expect(unknown).toMatchObject({ status: 404, body: { detail: 'Oportunidade não encontrada.' } })
  expect(await read(id)).toMatchObject({ status: unknown.status, body: unknown.body })
})

test.each([
  ['an open', {}, true],
  ['a closed', { status: 'encerrada' }, false],
])('%s vaga says whether it is public', async (_, given, publica) => {
  const { id } = await create(given)
  expect((await board.call(`GET /vagas/${id}`, { as: autora })).body).toMatchObject({ publica })
})

test('the mural counts open vagas by type, and has the newest six', async () => {
  const { body: before } = await readMural()
  const titulos = ['Um', 'Dois', 'Três', 'Quatro', 'Cinco', 'Seis', 'a@puc.example']
  for (const [index, titulo] of titulos.entries())
    await create({ titulo, tipoId: 2, criadoEm: new Date(2900, 0, index + 1) })
  await create({ tipoId: 2, status: 'encerrada' })
  const { body, headers } = await readMural()
  expect(body.total).toBe(before.total + 7)
  expect(body.por_tipo.map(({ tipo }) => tipo.id)).toEqual([1, 2, 3, 4, 5, 6])
  const ofType = ({ por_tipo: counts }: Mural) => counts.find(({ tipo }) => tipo.id === 2)?.total ?? 0
  expect(ofType(body)).toBe(ofType(before) + 7)
  expect(body.vagas.map(({ titulo }) => titulo)).toEqual([
    '(e-mail visível para quem entra)',
    'Seis',
    'Cinco',
    'Quatro',
    'Três',
    'Dois',
  ])
  expect(Object.keys(body.vagas[0] ?? {})).toEqual(['id', 'titulo', 'prazo', 'tipo', 'tipo_proprio', 'department'])
  expect(body.abertas).toHaveLength(body.total)
  expect(body.abertas[0]).toEqual({ id: body.vagas[0]?.id })
  expect(headers['cache-control']).toBe('public, max-age=60')
})

test('without the setting both calls are unknown paths', async () => {
  const closed = await createTestApp({ vagasPublicas: false })
  const leitora = await closed.createProfessor()
  const { id: dela } = await createVaga(closed.db, { autorId: leitora.id })
  expect((await closed.call(`GET /vagas/${dela}`, { as: leitora })).body).toMatchObject({ publica: false })
  const unknown = await closed.call('GET /nada')
  for (const path of [`/publico/vagas/${dela}`, '/publico/mural', '/publico/vagas/x']) {
    const { status, body } = await closed.call(`GET ${path}`)
    expect({ status, body }).toEqual({ status: 404, body: unknown.body })
  }
  await closed.close()
})

test('replaces addresses and whole names in any text, in time that grows with its length', () => {
  expect(withoutPeople('Fale com <ana@puc.example>, bia+1@a.b; @ana fica, e a @ b também.', 'Rui')).toBe(
    'Fale com <(e-mail visível para quem entra)>, (e-mail visível para quem entra); @ana fica, e a @ b também.',
  )
  expect(withoutPeople('Ana, Mariana e ANA.', 'Ana')).toBe('quem publicou, Mariana e quem publicou.')
  expect(withoutPeople('Com Zé (UFRJ)+?', 'Zé (UFRJ)+?')).toBe('Com quem publicou')
  expect(withoutPeople('Com Rita\n Lima e Rita\u00A0Lima.', 'Rita  Lima')).toBe('Com quem publicou e quem publicou.')
  const begun = performance.now()
  withoutPeople('a'.repeat(200_000), 'aaaa')
  expect(performance.now() - begun).toBeLessThan(2000)
})

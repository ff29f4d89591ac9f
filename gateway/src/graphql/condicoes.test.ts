import { describe, expect, it } from 'vitest'
import { aluna, createTestGateway } from '../testing/createTestGateway.ts'
import { reply } from '../testing/scriptUpstream.ts'

/* Modality and weekly hours in the filter of vagas, which not every upstream knows. */

const contar = 'GET /contagens/vagas'
const base = { tipos: [], departamentos: [], beneficios: [] }
const completa = {
  ...base,
  modalidades: [
    { modalidade: 'remoto', total: 4 },
    { modalidade: 'lunar', total: 1 },
  ],
  horas_minimas: [{ horas: 10, total: 2 }],
}
const vazia = { vagas: [], total: 0, recommended_count: 0 }

const pergunta = '{ filtraCondicoes }'
const lista = '{ vagas(first: 8, filtro: { modalidades: [REMOTO, HIBRIDO], horasMinimas: 20 }) { total } }'
const contagens = `{ contagensDeVagas(filtro: { modalidades: [REMOTO], horasMinimas: 20 }) {
  modalidades { modalidade total } horasMinimas { horas total } } }`

const start = (upstream: Parameters<typeof createTestGateway>[0]) => {
  const { execute, calls } = createTestGateway(upstream)
  return { calls, run: (query: string) => execute(query, {}, { token: aluna }) }
}

describe('an upstream that counts modalities and hours', () => {
  it('gets them in the list, and is asked once whether it knows them', async () => {
    const filtrada = 'GET /vagas?skip=0&limit=8&modalidades=remoto,hibrido&horas_minimas=20'
    const { calls, run } = start({ [contar]: completa, [filtrada]: vazia })
    expect((await run(lista)).errors).toBeUndefined()
    await run(lista)
    expect((await run(pergunta)).data).toEqual({ filtraCondicoes: true })
    expect(calls).toEqual([contar, filtrada, filtrada])
  })

  it('gets them in the counts', async () => {
    const { run } = start({ [contar]: completa, [`${contar}?modalidades=remoto&horas_minimas=20`]: completa })
    expect((await run(contagens)).data.contagensDeVagas).toEqual({
      modalidades: [{ modalidade: 'REMOTO', total: 4 }],
      horasMinimas: [{ horas: 10, total: 2 }],
    })
  })

  it('is not asked for a filter without them', async () => {
    const { calls, run } = start({ 'GET /vagas?skip=0&limit=8': vazia })
    await run('{ vagas(first: 8, filtro: { modalidades: [] }) { total } }')
    expect(calls).toEqual(['GET /vagas?skip=0&limit=8'])
  })
})

describe.each([
  ['does not count', reply(404), null],
  ['counts without them', base, { modalidades: null, horasMinimas: null }],
])('an upstream that %s', (_, answer, contadas) => {
  it('gets no parameter that it does not know', async () => {
    const { calls, run } = start({ [contar]: answer, 'GET /vagas?skip=0&limit=8': vazia })
    expect((await run(lista)).errors).toBeUndefined()
    expect((await run(pergunta)).data).toEqual({ filtraCondicoes: false })
    expect(calls).toEqual([contar, 'GET /vagas?skip=0&limit=8'])
  })

  it('has null for their counts', async () => {
    const { run } = start({ [contar]: answer })
    expect((await run(contagens)).data.contagensDeVagas).toEqual(contadas)
  })
})

it.each([0, 61])('refuses a minimum of %i hours', async horas => {
  const { calls, run } = start({})
  const { errors } = await run(`{ vagas(filtro: { horasMinimas: ${horas} }) { total } }`)
  expect(errors?.[0]).toMatchObject({
    message: 'O mínimo de horas por semana é um número inteiro de 1 a 60.',
    extensions: { code: 'BAD_USER_INPUT' },
  })
  expect(calls).toEqual([])
})

it('has no answer while the upstream fails', async () => {
  const { run } = start({ [contar]: reply(500) })
  const { data, errors } = await run(pergunta)
  expect([data.filtraCondicoes, errors?.[0]?.extensions['code']]).toEqual([null, 'UPSTREAM_UNAVAILABLE'])
})

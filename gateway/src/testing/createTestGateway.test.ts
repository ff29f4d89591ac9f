import { createTestGateway, globalId, reply, token } from '@board/gateway/testing'
import { describe, expect, it } from 'vitest'
import { findCall, findRequestMisfits, findResponseMisfits } from './openapi.ts'
import { operations } from './operations/operations.ts'

const aluna = token({ user_id: 7, is_student: true })
const titulo = '{ vaga(codigo: "12") { titulo } }'

it('is one call, and null where there is no such vaga', async () => {
  const { execute, calls } = createTestGateway({ 'GET /vagas/12': reply(404) })
  const aluna = token({ user_id: 7, is_student: true })
  const { data } = await execute('{ vaga(codigo: "12") { titulo } }', {}, { token: aluna })
  expect(data).toEqual({ vaga: null })
  expect(calls).toEqual(['GET /vagas/12'])
})

describe('the scripted upstream', () => {
  it('responds by the script and records the calls', async () => {
    const { execute, calls } = createTestGateway({ 'GET /vagas/12': { id: 12, titulo: 'Monitoria' } })
    const { data } = await execute(titulo, {}, { token: aluna })
    expect(data).toEqual({ vaga: { titulo: 'Monitoria' } })
    expect(calls).toEqual(['GET /vagas/12'])
  })

  it('responds with a given status, and by a function', async () => {
    let status = 404
    const { execute } = createTestGateway({ 'GET /vagas/12': () => reply(status) })
    expect((await execute(titulo, {}, { token: aluna })).data).toEqual({ vaga: null })
    status = 403
    expect((await execute(titulo, {}, { token: aluna })).codes).toEqual(['FORBIDDEN'])
  })

  it('fails for a call that is not in the script, and names it', async () => {
    const { execute } = createTestGateway({})
    await expect(execute(titulo, {}, { token: aluna })).rejects.toThrow('Nobody scripted GET /vagas/12')
  })

  it('fails for a request that is not in the contract', async () => {
    const { execute } = createTestGateway({ 'POST /auth/reset-password': { detail: 'Ok' } })
    const redefinir = 'mutation { redefinirSenha(input: { token: "t", novaSenha: "curta" }) { __typename } }'
    await expect(execute(redefinir)).rejects.toThrow(
      'Not in api/openapi.json: POST /auth/reset-password: body.new_pass',
    )
  })
})

describe('the contract', () => {
  it('ranks literal segments before ids, with or without a trailing slash', () => {
    const name = (method: string, path: string) => findCall({ method, path })?.name
    expect(name('GET', '/vagas/tipo')).toBe('GET /vagas/tipo')
    expect(name('GET', '/vagas/12?x=1')).toBe('GET /vagas/{id}')
    expect(name('GET', '/departamentos/')).toBe('GET /departamentos')
    expect(name('PATCH', '/vagas/12')).toBeUndefined()
  })

  it('refuses other calls, parameters and bodies', () => {
    const misfits = (method: string, path: string, body?: object) =>
      findRequestMisfits({ method, path, body: body && JSON.stringify(body) })
    expect(misfits('GET', '/vagas?skip=0&limit=8&tipos=1,2')).toEqual([])
    expect(misfits('GET', '/recomendacoes/')).toEqual(['the contract has no such call'])
    expect(misfits('GET', '/vagas?page=2')).toEqual(['page: no such parameter'])
    expect(misfits('GET', '/vagas?limit=1000')).toEqual([expect.stringContaining('limit: ')])
    expect(misfits('GET', '/vagas/doze')).toEqual([expect.stringContaining('id: ')])
    expect(misfits('PUT', '/vagas/12/status', { status: 'aberta' })).toEqual([expect.stringContaining('body.status: ')])
    expect(misfits('DELETE', '/vagas/12', {})).toEqual(['the contract has no body here'])
  })

  it('refuses a scripted body of another type, and allows missing fields', () => {
    const misfits = (body: unknown) => findResponseMisfits({ method: 'GET', path: '/vagas/12' }, body)
    expect(misfits({ id: 12, novo: true, prazo: '2027-12-31T00:00:00-03:00' })).toEqual([])
    expect(misfits({ id: 'doze' })).toEqual([expect.stringContaining('body.id: ')])
    expect(misfits([])).toEqual([expect.stringContaining('body: ')])
  })
})

describe('the recorded operations', () => {
  it.each(operations)('$name: request and response fit the contract', async ({ query, token: as, call, body }) => {
    const { execute, calls, sent } = createTestGateway({ [call]: body })
    const { errors } = await execute(query, {}, as === undefined ? {} : { token: as })
    expect(errors).toBeUndefined()
    expect(calls).toEqual([call])
    expect(sent.flatMap(outgoing => findResponseMisfits(outgoing, body))).toEqual([])
  })
})

it('makes global ids as the gateway does', async () => {
  const { execute } = createTestGateway({ 'GET /vagas/12': { id: 12 } })
  const { data } = await execute('{ vaga(codigo: "12") { id } }', {}, { token: aluna })
  expect(data.vaga.id).toBe(globalId('Vaga', '12'))
})

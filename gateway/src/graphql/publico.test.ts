import { getNamedType, isObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { aluna, createTestGateway } from '../testing/createTestGateway.ts'
import { reply } from '../testing/scriptUpstream.ts'
import { schema } from './schema.ts'

const monitoria = { id: 1, nome: 'Monitoria' }
const vaga = {
  id: 12,
  titulo: 'Monitoria de Óptica',
  descricao: 'Ajudar nas aulas.',
  prazo: '2099-12-31',
  criado_em: '2026-03-09T14:00:00Z',
  tipo: monitoria,
  department: { id: 3, name: 'Física' },
  location: { id: 1, name: 'PUC' },
  remuneracao: 600,
  desconto: null,
  horas_complementares: null,
  lugares: 3,
  modalidade: 'remoto',
}
const mural = {
  total: 3,
  por_tipo: [
    { tipo: monitoria, total: 2 },
    { tipo: { id: 7, nome: 'Monitoria de laboratório' }, total: 1 },
  ],
  vagas: [vaga],
}

const queryMural = '{ mural { total porTipo { tipo total } vagas { codigo titulo tipo nomeDoDepartamento prazo } } }'
const queryVaga =
  '{ vagaPublica(codigo: "12") { codigo titulo nomeDoDepartamento nomeDoLocal remuneracao desconto lugares modalidade respostaAte } }'

/** The types that a type leads to, itself included. */
function reachable(name: string, seen = new Set<string>()): Set<string> {
  const type = schema.getType(name)
  if (seen.has(name) || !isObjectType(type)) return seen
  seen.add(name)
  for (const field of Object.values(type.getFields())) reachable(getNamedType(field.type).name, seen)
  return seen
}

describe('without a token', () => {
  it('the mural is read, and one call serves everybody for a minute', async () => {
    const { execute, calls, sent } = createTestGateway({ 'GET /publico/mural': mural })
    const { data } = await execute(queryMural)
    expect(data.mural).toEqual({
      total: 3,
      porTipo: [{ tipo: 'MONITORIA', total: 3 }],
      vagas: [
        {
          codigo: '12',
          titulo: 'Monitoria de Óptica',
          tipo: 'MONITORIA',
          nomeDoDepartamento: 'Física',
          prazo: '2099-12-31',
        },
      ],
    })
    await execute(queryMural, {}, { token: aluna })
    expect(calls).toEqual(['GET /publico/mural'])
    expect(sent[0]?.headers['authorization']).toBeUndefined()
  })

  it('a vaga is read', async () => {
    const { execute } = createTestGateway({ 'GET /publico/vagas/12': vaga })
    const { data } = await execute(queryVaga)
    expect(data.vagaPublica).toEqual({
      codigo: '12',
      titulo: 'Monitoria de Óptica',
      nomeDoDepartamento: 'Física',
      nomeDoLocal: 'PUC',
      remuneracao: 600,
      desconto: null,
      lugares: 3,
      modalidade: 'REMOTO',
      respostaAte: null,
    })
  })
})

it('sends no token', async () => {
  const { execute, sent } = createTestGateway({ 'GET /publico/vagas/12': vaga })
  await execute(queryVaga, {}, { token: aluna })
  expect(sent.map(({ headers }) => headers['authorization'])).toEqual([undefined])
})

it.each([404, 405, 401, 403])('an upstream that responds %i has nothing public', async status => {
  const { execute } = createTestGateway({
    'GET /publico/mural': reply(status, { detail: 'Não.' }),
    'GET /publico/vagas/12': reply(status, { detail: 'Não.' }),
  })
  expect(await execute(queryMural)).toMatchObject({ data: { mural: null } })
  expect(await execute(queryVaga)).toMatchObject({ data: { vagaPublica: null } })
})

it('an address that is no id costs no call', async () => {
  const { execute, calls } = createTestGateway({})
  expect((await execute('{ vagaPublica(codigo: "../users/1") { titulo } }')).data.vagaPublica).toBeNull()
  expect(calls).toEqual([])
})

it('nothing else is reached through the public types', () => {
  expect([...reachable('Mural'), ...reachable('VagaPublica')]).toEqual([
    'Mural',
    'ContagemPorTipo',
    'VagaDoMural',
    'VagaPublica',
  ])
})

it.each([
  [{ publica: true }, true],
  [{ publica: false }, false],
  [{}, null],
])('a vaga says whether it is public: %j', async (more, publica) => {
  const { execute } = createTestGateway({ 'GET /vagas/12': { id: 12, ...more } })
  const { data } = await execute('{ vaga(codigo: "12") { publica } }', {}, { token: aluna })
  expect(data.vaga).toEqual({ publica })
})

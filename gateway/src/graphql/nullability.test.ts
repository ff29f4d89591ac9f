import { getNamedType, isLeafType, isNonNullType, isObjectType } from 'graphql'
import type { GraphQLField } from 'graphql'
import { describe, expect, it } from 'vitest'
import { sdl } from '../sdl.ts'
import { aluna, createTestGateway, globalId } from '../testing/createTestGateway.ts'
import { reply, scriptUpstream } from '../testing/scriptUpstream.ts'
import type { Outgoing } from '../upstream/transport/send.ts'
import { schema } from './schema.ts'

/* Partial failures: each field that costs a call fails next to one that costs none, which must survive. */

/** Objects without a call of their own: the document around one of their fields, and what must survive. */
const parents: Record<string, { around: (selection: string) => string; stays: object }> = {
  Query: { around: selection => `{ instituicao { sigla } ${selection} }`, stays: { instituicao: { sigla: 'UT' } } },
  Viewer: { around: selection => `{ viewer { papel ${selection} } }`, stays: { viewer: { papel: 'ESTUDANTE' } } },
  Rede: {
    around: selection => `{ viewer { rede { __typename ${selection} } } }`,
    stays: { viewer: { rede: { __typename: 'Rede' } } },
  },
  NaoLidas: {
    around: selection => `{ viewer { naoLidas { __typename ${selection} } } }`,
    stays: { viewer: { naoLidas: { __typename: 'NaoLidas' } } },
  },
}

/** Required arguments. */
const args: Record<string, string> = {
  node: `(id: "${globalId('Vaga', '12')}")`,
  nodes: `(ids: ["${globalId('Vaga', '12')}"])`,
  vaga: '(codigo: "12")',
  vagaPublica: '(codigo: "12")',
  documento: '(tipo: TERMOS)',
  usuario: '(codigo: "8")',
  disciplinas: '(busca: "calc")',
  mensagensEncontradas: '(busca: "oi")',
  conversa: '(codigo: "8")',
  decisaoRecebida: '(codigo: "8")',
  mensagens: '(codigo: "8")',
}

const selectionOf = (field: GraphQLField<unknown, unknown>) => {
  const required = field.args.some(arg => isNonNullType(arg.type)) ? args[field.name] : ''
  return `${field.name}${required} ${isLeafType(getNamedType(field.type)) ? '' : '{ __typename }'}`
}

const fields = Object.keys(parents).flatMap(parent => {
  const type = schema.getType(parent)
  const all = isObjectType(type) ? Object.values(type.getFields()) : []
  return all.map(field => ({ name: `${parent}.${field.name}`, parent, field }))
})

/** An upstream that fails every call. */
const send = (outgoing: Outgoing) =>
  scriptUpstream({ [`${outgoing.method} ${decodeURIComponent(outgoing.path)}`]: reply(500) }).send(outgoing)

describe('with an upstream that fails', () => {
  it.each(fields)('$name fails alone', async ({ parent, field }) => {
    const { execute } = createTestGateway({}, { send })
    const { around, stays } = parents[parent] as (typeof parents)[string]
    const { data } = await execute(around(selectionOf(field)), {}, { token: aluna })
    expect(data).toMatchObject(stays)
  })

  it('a failed profile leaves the counts, the network and the vagas', async () => {
    const { execute } = createTestGateway({
      'GET /users/7': reply(500),
      'GET /mensagens/conversas': [{ id: 1, usuario_id: 8, nome: 'Bia', nao_lidas: 2 }],
      'GET /rede/conexoes?skip=0&limit=20': { pessoas: [], total: 0 },
      'GET /vagas?skip=0&limit=20': { vagas: [], total: 0 },
    })
    const { data, codes } = await execute(
      '{ viewer { usuario { nome } naoLidas { mensagens } rede { conexoes { total } } } vagas { total } }',
      {},
      { token: aluna },
    )
    expect(codes).toEqual(['UPSTREAM_UNAVAILABLE'])
    expect(data).toEqual({
      viewer: { usuario: null, naoLidas: { mensagens: 2 }, rede: { conexoes: { total: 0 } } },
      vagas: { total: 0 },
    })
  })
})

it('marks fields that are null only with an error, and only by the directive', () => {
  expect(sdl.match(/null only with an error/gi)).toHaveLength(1)
})

import { getNamedType, isLeafType, isObjectType, isRequiredArgument, isUnionType } from 'graphql'
import type { GraphQLObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { createTestGateway } from '../testing/createTestGateway.ts'
import { conta, writes } from '../testing/operations/writes.ts'
import type { Write } from '../testing/operations/writes.ts'
import { reply, scriptUpstream } from '../testing/scriptUpstream.ts'
import type { Outgoing } from '../upstream/transport/send.ts'
import { restricted } from './rights.ts'
import { schema } from './schema.ts'

/*
 * A successful write is never reported as failed: every read after it fails here, and so does reading its own response.
 * A mutation without a line in testing/operations/writes.ts fails.
 */

const mutations = schema.getMutationType()?.getFields() ?? {}
const toName = (field: string) => field.charAt(0).toUpperCase() + field.slice(1)

function successOf(name: string): GraphQLObjectType {
  const type = schema.getType(`${toName(name)}Success`)
  if (isObjectType(type)) return type
  throw new Error(`${name} has no success of its own`)
}

/**
 * The leaves of a type and of the objects in it that everybody may read, and that need no arguments; of the viewer only
 * free fields and the totals.
 */
function select(type: GraphQLObjectType, depth = 2): string {
  if (type.name === 'Viewer') return 'papel candidaturas { total } rede { conexoes { total } }'
  const fields = Object.values(type.getFields()).map(field => {
    const named = getNamedType(field.type)
    if (restricted.includes(`${type.name}.${field.name}`) || field.args.some(isRequiredArgument)) return ''
    if (isLeafType(named)) return field.name
    return isObjectType(named) && depth > 0 ? `${field.name} { ${select(named, depth - 1)} }` : ''
  })
  return `__typename ${fields.join(' ')}`
}

/** Runs the mutation with an upstream that fails every call outside of the script. */
async function run(name: string, { field, token, cookie, script }: Write) {
  const send = (outgoing: Outgoing) => {
    const call = `${outgoing.method} ${decodeURIComponent(outgoing.path)}`
    return scriptUpstream(Object.hasOwn(script, call) ? script : { [call]: reply(500) }).send(outgoing)
  }
  const { yoga } = createTestGateway({}, { send })
  const document = `mutation M${field.includes('$') ? '($arquivo: Upload!)' : ''} {
    ${field} { __typename ... on ${successOf(name).name} { ${select(successOf(name))} } } }`
  const form = new FormData()
  form.append('operations', JSON.stringify({ query: document, variables: { arquivo: null } }))
  form.append('map', '{"0":["variables.arquivo"]}')
  form.append('0', new File(['%PDF-1.7'], 'a.pdf', { type: name === 'enviarAvatar' ? 'image/png' : 'application/pdf' }))
  const authorization = token && { authorization: `Bearer ${token}` }
  const headers = { 'x-graphql-yoga-csrf': '1', ...authorization, ...(cookie && { cookie }) }
  const response = await yoga.fetch('http://gateway/graphql', { method: 'POST', body: form, headers })
  const { data, errors = [] } = await response.json()
  const codes: string[] = errors.map((error: { extensions: { code: string } }) => error.extensions.code)
  return { payload: data?.[name], codes: [...new Set(codes)] }
}

/** The known fields with their typenames, and null for every other field. */
function expected(name: string, { known = {} }: Write) {
  const fields = Object.keys(successOf(name).getFields()).map(field => [field, null])
  return { ...Object.fromEntries(fields), ...known, __typename: `${toName(name)}Success` }
}

it('every mutation has a line', () => {
  expect(Object.keys(writes).toSorted()).toEqual(Object.keys(mutations).toSorted())
})

describe.each(Object.entries(writes))('%s', (name, line) => {
  it('has a result union and its own success type; its other members implement Erro', () => {
    const result = getNamedType(mutations[name]?.type)
    expect(result?.name).toBe(`${toName(name)}Result`)
    const members = isUnionType(result) ? result.getTypes() : []
    const [own, ...refusals] = members
    expect(own?.name).toBe(`${toName(name)}Success`)
    expect(refusals.filter(member => member.getInterfaces().every(each => each.name !== 'Erro'))).toEqual([])
  })

  it('succeeds if nothing can be read after it', async () => {
    const { payload, codes } = await run(name, line)
    expect(payload).toMatchObject(expected(name, line))
    expect(codes.filter(code => !code.startsWith('UPSTREAM_'))).toEqual([])
  })

  it('succeeds if its response makes no sense, unless the response is what the person needs', async () => {
    const script = Object.fromEntries(
      Object.entries(line.script).map(([call, body]) => [
        call,
        call.startsWith('GET') ? body : reply(200, '<p>ok</p>'),
      ]),
    )
    const { payload } = await run(name, { ...line, script })
    if (line.needsAnswer) expect(payload).toBeUndefined()
    else expect(payload).toMatchObject(expected(name, line))
  })
})

const aVaga = { 'GET /vagas/12': { id: 12, titulo: 'Óptica' }, 'GET /vagas/12/parecidas': reply(404) }

it.each([
  ['atualizarPerfil', { 'GET /users/7': { id: 7, usuario: 'Ana' } }, { usuario: { nome: 'Ana' } }],
  ['atualizarVaga', aVaga, { vaga: { titulo: 'Óptica' } }],
  ['alterarStatusDaVaga', aVaga, { vaga: { titulo: 'Óptica' } }],
  [
    'retirarCandidatura',
    {
      'GET /candidaturas?skip=0&limit=100&vaga=12': {
        candidaturas: [{ id: 31, etapa: 'retirada', historico: [], vaga: { id: 12 } }],
      },
      'GET /candidaturas?skip=0&limit=20': { candidaturas: [] },
      'GET /candidaturas/vaga/12/respostas': reply(404),
      'GET /rede/conexoes?skip=0&limit=20': { pessoas: [] },
      'GET /vagas/12': { id: 12 },
    },
    { candidatura: { etapa: 'RETIRADA' } },
  ],
  [
    'compartilharHistorico',
    {
      'GET /candidaturas?skip=0&limit=100&vaga=12': {
        candidaturas: [{ id: 31, compartilha_historico: true, vaga: { id: 12 } }],
      },
      'GET /vagas/12': { id: 12 },
    },
    { candidatura: { compartilhaHistorico: true } },
  ],
  ['cancelarDivulgacao', { 'GET /vagas/12/selecao': { aprovadas: 2 } }, { selecao: { aprovadas: 2 } }],
  ['definirLugares', { 'GET /vagas/12/selecao': { vagas: 3 } }, { selecao: { lugares: 3 } }],
  [
    'avaliarCandidatura',
    { 'GET /candidaturas/31/avaliacao': { nota: 4, etiquetas: ['Chamar'] } },
    { avaliacao: { nota: 4, etiquetas: ['Chamar'] } },
  ],
  ['criarInteresse', { 'GET /interesses/': { Outros: [{ id: 4, nome: 'Óptica' }] } }, { interesse: { codigo: '4' } }],
])('%s reads the current state if the upstream returns no body', async (name, reads, now) => {
  const line = writes[name] as Write
  const { payload, codes } = await run(name, { ...line, script: { ...line.script, ...reads } })
  expect(payload).toMatchObject(now)
  expect(codes).toEqual([])
})

it.each(['moverCandidaturas', 'divulgarResultado', 'finalizarSelecao'])(
  '%s reads the selection if the upstream returns no body',
  async name => {
    const line = writes[name] as Write
    const script = { ...line.script, 'GET /vagas/12/selecao': { aprovadas: 2 } }
    const { payload, codes } = await run(name, { ...line, script })
    expect(payload).toMatchObject({ ...expected(name, line), selecao: { aprovadas: 2 } })
    // The moved or released candidaturas are unknown.
    expect(codes).toEqual(['UPSTREAM_CONTRACT'])
  },
)

it('reports an account whose id is unknown: it exists, and its interests could not be saved', async () => {
  const field = `cadastrar(input: { ${conta}, interesses: ["Redes"] })`
  const { payload } = await run('cadastrar', { field, script: { 'POST /users': reply(201, 'ok') } })
  expect(payload).toEqual({ __typename: 'ContaCriadaSemInteresses' })
})

import { readFileSync } from 'node:fs'
import { isEnumType, isInputObjectType, isObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { createTestGateway, globalId, professora } from '../testing/createTestGateway.ts'
import { reply } from '../testing/scriptUpstream.ts'
import { camposDaVaga, readCampos } from '../upstream/models/camposDaVaga.ts'
import type { CampoDaVaga } from '../upstream/models/camposDaVaga.ts'
import { toVaga } from '../upstream/models/vaga.ts'
import { toVagaOriginal } from '../upstream/models/vagaOriginal.ts'
import { schema } from './schema.ts'

/* The table of a vaga's fields against the two contracts: the schema, and the API's. */

const { paths } = JSON.parse(readFileSync(new URL('../../../api/openapi.json', import.meta.url), 'utf8'))

interface Body {
  content: { 'application/json': { schema: { properties: Record<string, { properties?: object }> } } }
}
const propertiesOf = (body: Body) => body.content['application/json'].schema.properties
const names = (fields: object | undefined) => Object.keys(fields ?? {}).toSorted()

const campos = Object.keys(camposDaVaga)

function fieldsOf(name: string): string[] {
  const type = schema.getType(name)
  if (!isObjectType(type) && !isInputObjectType(type)) throw new Error(`no type ${name}`)
  return names(type.getFields())
}

const exemplos = {
  titulo: 'Monitoria de Cálculo I',
  descricao: 'Plantões de dúvidas e correção de listas.',
  departamento: globalId('Departamento', '3'),
  local: globalId('Local', '1'),
  tipo: globalId('OpcaoDeTipo', '1'),
  prazo: '2099-12-31',
  remuneracao: 800,
  desconto: 10,
  horasComplementares: 20,
  lugares: 3,
  horasSemanais: 12,
  modalidade: 'HIBRIDO',
  respostaAte: '2100-01-20',
  interesses: [globalId('Interesse', '4')],
} as const satisfies Record<CampoDaVaga, unknown>

/** The body that a mutation sends. Throws what the gateway says of an input that the schema does not have. */
const sentFor = async (mutation: string, input: object, call: string): Promise<object & { antes?: object }> => {
  const { execute, sent } = createTestGateway({ [call]: reply(200, { id: 12 }) })
  const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`
  const { errors } = await execute(
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename } }`,
    { input },
    { token: professora },
  )
  if (!sent[0]) throw new Error(`nothing was sent: ${errors?.[0]?.message}`)
  return JSON.parse(String(sent[0].body))
}

/** What a new vaga also requires of candidates, and asks them. */
const daSelecao = ['requisitos', 'perguntas', 'arquivo', 'instrucao']
const pedidos = { requisitos: { disciplinas: [], cursos: [], fechada: false }, perguntas: [], arquivo: 'NAO' }

describe('each field of a vaga', () => {
  it.each([
    ['CriarVagaInput', ['chave', 'copiaDe', 'rascunho', ...daSelecao]],
    ['AtualizarVagaInput', ['antes', 'vaga']],
    ['VagaAntesInput', []],
  ])('is in %s', (input, others) => {
    expect(fieldsOf(input)).toEqual([...campos, ...others].toSorted())
  })

  it.each([
    ['POST /vagas', false, paths['/vagas'].post],
    ['POST /vagas/rascunhos', true, paths['/vagas/rascunhos'].post],
  ])('is sent by %s', async (call, rascunho, operation) => {
    const sent = await sentFor(
      'criarVaga',
      { ...exemplos, ...pedidos, rascunho, copiaDe: globalId('Vaga', '12') },
      call,
    )
    expect(names(sent)).toEqual(names(propertiesOf(operation.requestBody)))
  })

  it('is sent when a vaga is edited, with its former value', async () => {
    const input = { ...exemplos, vaga: globalId('Vaga', '12'), antes: exemplos }
    const sent = await sentFor('atualizarVaga', input, 'PUT /vagas/12')
    const body = propertiesOf(paths['/vagas/{id}'].put.requestBody)
    expect(names(sent)).toEqual(names(body))
    expect(names(sent.antes)).toEqual(names(body['antes']?.properties))
  })

  it('is in the responses of the API, and in Vaga', () => {
    const response = names(propertiesOf(paths['/vagas/{id}'].get.responses['200']))
    expect(response).toEqual(expect.arrayContaining(Object.values(camposDaVaga).map(({ lido }) => lido)))
    expect(fieldsOf('Vaga')).toEqual(expect.arrayContaining(campos))
  })

  it('is public if the API says so', () => {
    const response = propertiesOf(paths['/publico/vagas/{id}'].get.responses['200'])
    const publicos = Object.keys(readCampos({})).filter(campo => camposDaVaga[campo as CampoDaVaga].lido in response)
    expect(publicos).not.toEqual([])
    expect(fieldsOf('VagaPublica')).toEqual(expect.arrayContaining(publicos))
  })

  const original = { vaga: { id: 12 }, vaga_original: { titulo: 'Outra' } }
  it.each([
    ['Vaga', toVaga({ id: 12 })],
    ['VagaOriginal', toVagaOriginal(original)],
  ])('of the schema’s %s is in its model, or has a resolver', (name, model) => {
    const type = schema.getType(name)
    if (!isObjectType(type)) throw new Error(`no object ${name}`)
    const plain = Object.values(type.getFields()).filter(({ resolve }) => !resolve)
    expect(Object.keys(model ?? {})).toEqual(expect.arrayContaining(plain.map(field => field.name)))
  })

  it('that an edit changes is named to the candidates, with its old value', () => {
    const own = propertiesOf(paths['/candidaturas'].get.responses['200'])
    const { vaga_original } = (own['candidaturas'] as { items: { properties: Record<string, unknown> } }).items
      .properties
    const type = schema.getType('CampoDaVaga')
    const values = isEnumType(type) ? type.getValues().map(({ name }) => name) : []
    const fields = Object.keys((vaga_original as { anyOf: [{ properties: object }] }).anyOf[0].properties)
    const antes = Object.fromEntries(fields.map(field => [field, null]))
    const mudou = toVagaOriginal({ vaga: { id: 12 }, vaga_original: antes })?.mudou
    expect(mudou?.toSorted()).toEqual(values.toSorted())
    expect(mudou).toHaveLength(fields.length)
    // Its type is `nomeDoTipo` there.
    const mostrados = campos
      .filter(campo => campo !== 'lugares')
      .map(campo => (campo === 'tipo' ? 'nomeDoTipo' : campo))
    expect(fieldsOf('VagaOriginal')).toEqual([...mostrados, 'mudou', 'requisitos'].toSorted())
  })
})

it.each([
  ['hibrido', 'HIBRIDO'],
  ['a distância', null],
])('places, hours and the promised answer of a vaga are read, and the modality %s as %s', (modalidade, read) => {
  const body = { id: 12, lugares: 3, horas_semanais: 12, modalidade, resposta_ate: '2100-01-20T00:00:00' }
  const condicoes = { lugares: 3, horasSemanais: 12, modalidade: read, respostaAte: '2100-01-20' }
  expect(toVaga(body)).toMatchObject(condicoes)
})

import { readFileSync } from 'node:fs'
import { isEnumType, isObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { createTestGateway, globalId, professora } from '../testing/createTestGateway.ts'
import { reply } from '../testing/scriptUpstream.ts'
import { toVaga } from '../upstream/models/vaga.ts'
import { toVagaOriginal } from '../upstream/models/vagaOriginal.ts'
import type { AtualizarVagaInput, CriarVagaInput } from './__generated__/resolvers.ts'
import { schema } from './schema.ts'

/* A field of a vaga has a line in several files. What the compiler cannot see is compared here with the contract. */

const { paths } = JSON.parse(readFileSync(new URL('../../../api/openapi.json', import.meta.url), 'utf8'))
const bodyOf = (call: { requestBody: { content: Record<string, { schema: { properties: object } }> } }) =>
  Object.keys(call.requestBody.content['application/json']?.schema.properties ?? {}).toSorted()

const campos = {
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
} as const

const sentFor = async (mutation: string, input: object, call: string) => {
  const { execute, sent } = createTestGateway({ [call]: reply(200, { id: 12 }) })
  const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`
  await execute(
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename } }`,
    { input },
    { token: professora },
  )
  return Object.keys(JSON.parse(String(sent[0]?.body))).toSorted()
}

describe('each field of a vaga', () => {
  it('is sent when a vaga is created', async () => {
    const input = {
      ...campos,
      rascunho: false,
      copiaDe: globalId('Vaga', '12'),
      chave: 'a1b2c3d4',
    } satisfies Record<keyof CriarVagaInput, unknown>
    expect(await sentFor('criarVaga', input, 'POST /vagas')).toEqual(bodyOf(paths['/vagas'].post))
  })

  it('is sent when a vaga is edited', async () => {
    const input = { ...campos, vaga: globalId('Vaga', '12'), antes: campos } satisfies Record<
      keyof AtualizarVagaInput,
      unknown
    >
    expect(await sentFor('atualizarVaga', input, 'PUT /vagas/12')).toEqual(bodyOf(paths['/vagas/{id}'].put))
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

  it('that an edit changes is named to the candidates', () => {
    const own = paths['/candidaturas'].get.responses['200'].content['application/json'].schema
    const { vaga_original } = own.properties.candidaturas.items.properties
    const type = schema.getType('CampoDaVaga')
    const values = isEnumType(type) ? type.getValues().map(({ name }) => name) : []
    const fields = Object.keys(vaga_original.anyOf[0].properties)
    const antes = Object.fromEntries(fields.map(field => [field, null]))
    const mudou = toVagaOriginal({ vaga: { id: 12 }, vaga_original: antes })?.mudou
    expect(mudou?.toSorted()).toEqual(values.toSorted())
    expect(mudou).toHaveLength(fields.length)
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

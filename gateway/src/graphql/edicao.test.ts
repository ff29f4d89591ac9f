import { expect, it } from 'vitest'
import { createTestGateway, globalId, professora } from '../testing/createTestGateway.ts'
import { reply } from '../testing/scriptUpstream.ts'

/* Two sessions edit one vaga: the gateway forwards the former values, and names what is in conflict. */

const editar = /* GraphQL */ `
  mutation ($input: AtualizarVagaInput!) {
    atualizarVaga(input: $input) {
      __typename
      ... on Erro {
        mensagem
      }
      ... on EdicaoEmConflito {
        emConflito
        vaga {
          titulo
        }
      }
    }
  }
`
const textos = { titulo: 'Redes', descricao: 'Uma descrição que é longa o bastante.' }
const input = { vaga: globalId('Vaga', '12'), ...textos, remuneracao: 0 }
const antes = { titulo: 'Monitoria', remuneracao: 500, lugares: null, prazo: null }

const msg = 'Este campo mudou enquanto você editava.'
const detail = ['titulo', 'department_id'].map(campo => ({ loc: ['body', campo], msg, type: 'mudou' }))

it('sends the former values of an edit, and no deadline that it would have to read', async () => {
  const { execute, calls, sent } = createTestGateway({ 'PUT /vagas/12': { id: 12 } })
  await execute(editar, { input: { ...input, antes } }, { token: professora })
  expect(calls).toEqual(['PUT /vagas/12'])
  expect(JSON.parse(String(sent[0]?.body))).toEqual({
    ...textos,
    remuneracao: 0,
    antes: { titulo: 'Monitoria', remuneracao: 500, lugares: null },
  })
})

it('names the fields in conflict, with the vaga as it is now', async () => {
  const { execute, calls } = createTestGateway({
    'PUT /vagas/12': reply(409, { detail }),
    'GET /vagas/12': { id: 12, titulo: 'Monitoria de Redes II' },
  })
  const { data } = await execute(editar, { input: { ...input, antes } }, { token: professora })
  expect(calls).toEqual(['PUT /vagas/12', 'GET /vagas/12'])
  expect(data.atualizarVaga).toEqual({
    __typename: 'EdicaoEmConflito',
    mensagem: msg,
    emConflito: ['titulo', 'departamento'],
    vaga: { titulo: 'Monitoria de Redes II' },
  })
})

it('names them also if the vaga cannot be read', async () => {
  const { execute } = createTestGateway({ 'PUT /vagas/12': reply(409, { detail }), 'GET /vagas/12': reply(500) })
  const { data, errors } = await execute(editar, { input: { ...input, antes } }, { token: professora })
  expect(data.atualizarVaga).toMatchObject({ emConflito: ['titulo', 'departamento'], vaga: null })
  expect(errors).toHaveLength(1)
})

it('takes a 409 with one sentence for a refusal of the whole edit', async () => {
  const { execute } = createTestGateway({ 'PUT /vagas/12': reply(409, { detail: 'Aguarde a confirmação.' }) })
  const { data } = await execute(editar, { input: { ...input, antes } }, { token: professora })
  expect(data.atualizarVaga).toMatchObject({ __typename: 'EntradaInvalida', mensagem: 'Aguarde a confirmação.' })
})

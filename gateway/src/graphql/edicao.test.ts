import { describe, expect, it } from 'vitest'
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

describe.each([
  {
    mutation: 'definirPerguntas',
    input:
      'perguntas: [], arquivo: NAO, antes: { perguntas: [{ texto: "Sim?", tipo: LINK, obrigatoria: true }], arquivo: OPCIONAL }',
    rota: '/vagas/12/perguntas',
    antes: {
      perguntas: [{ texto: 'Sim?', tipo: 'link', obrigatoria: true, opcoes: [] }],
      arquivo: { pedido: 'opcional', instrucao: null },
    },
    wire: 'perguntas',
    campo: 'perguntas',
  },
  {
    mutation: 'definirRequisitos',
    input:
      'disciplinas: [], cursos: [], fechada: false, antes: { crMinimo: 7, disciplinas: [], cursos: ["Física"], fechada: true }',
    rota: '/vagas/12/requisitos',
    antes: { cr_minimo: 7, disciplinas: [], periodo_de: null, periodo_ate: null, cursos: ['Física'], fechada: true },
    wire: 'cr_minimo',
    campo: 'crMinimo',
  },
  {
    mutation: 'definirLugares',
    input: 'lugares: 3, antes: { lugares: null }',
    rota: '/vagas/12/selecao',
    antes: { vagas: null },
    wire: 'vagas',
    campo: 'lugares',
  },
])('$mutation', ({ mutation, input: mudanca, rota, antes: lido, wire, campo }) => {
  const definir = `mutation { ${mutation}(input: { vaga: "${input.vaga}", ${mudanca} }) {
    __typename ... on EdicaoEmConflito { mensagem emConflito vaga { titulo } } } }`

  it('sends the former values, and names the fields in conflict with the vaga as it is now', async () => {
    const problemas = [{ loc: ['body', wire], msg, type: 'mudou' }]
    const { execute, calls, sent } = createTestGateway({
      [`PUT ${rota}`]: reply(409, { detail: problemas }),
      'GET /vagas/12': { id: 12, titulo: 'Redes' },
    })
    const { data } = await execute(definir, {}, { token: professora })
    expect(calls).toEqual([`PUT ${rota}`, 'GET /vagas/12'])
    expect(JSON.parse(String(sent[0]?.body)).antes).toEqual(lido)
    expect(data[mutation]).toEqual({
      __typename: 'EdicaoEmConflito',
      mensagem: msg,
      emConflito: [campo],
      vaga: { titulo: 'Redes' },
    })
  })
})

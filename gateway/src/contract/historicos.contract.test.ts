import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp } from '@board/api/src/testing/createTestApp.ts'
import type { TestApp, Usuario } from '@board/api/src/testing/createTestApp.ts'
import { createApiGateway } from '../testing/createApiGateway.ts'

/* Transcripts over the embedded API, in one process. */

let board: TestApp
type Api = ReturnType<typeof createApiGateway>
let ask: Api['ask'], calls: Api['calls']
beforeAll(async () => {
  board = await createTestApp()
  ;({ ask, calls } = createApiGateway(board))
})
afterAll(() => board.close())

const importar = `mutation ($arquivo: Upload!) { importarHistorico(input: { arquivo: $arquivo }) { __typename
  ... on ImportarHistoricoSuccess { mensagem total linhasIlegiveis { pagina texto motivo }
    viewer { historico { totalDeDisciplinas media } progressoComplementar { estado creditosConcluidos } usuario { temHistorico } } }
  ... on Erro { mensagem } } }`

function upload(as: Usuario, nome: string) {
  const pdf = readFileSync(new URL(`../../../api/src/historicos/testing/pdfs/${nome}.pdf`, import.meta.url))
  return ask(as, importar, {}, new File([pdf], 'espelho.pdf', { type: 'application/pdf' }))
}

const historico =
  '{ viewer { historico { totalDeCreditos periodos { nome disciplinas { codigoDaDisciplina grau situacao } } } } }'

it('an espelho becomes the history, the progress and the profile: one write, one read of each', async () => {
  const aluna = await board.createAluno()
  expect((await ask(aluna, historico)).data.viewer.historico).toBeNull()
  const { data } = await upload(aluna, 'tabela')
  expect(calls).toEqual(['POST /historicos/upload', 'GET /historicos/', `GET /users/${aluna.id}`])
  expect(data.importarHistorico).toEqual({
    __typename: 'ImportarHistoricoSuccess',
    mensagem: '6 disciplinas importadas.',
    total: 6,
    linhasIlegiveis: [],
    viewer: {
      historico: { totalDeDisciplinas: 6, media: 7.175 },
      progressoComplementar: { estado: 'EM_PROGRESSO', creditosConcluidos: 3 },
      usuario: { temHistorico: true },
    },
  })
  const read = await ask(aluna, historico)
  expect(calls).toEqual(['GET /historicos/'])
  expect(read.data.viewer.historico).toMatchObject({
    totalDeCreditos: 23,
    periodos: [
      { nome: '2023.1', disciplinas: [{ codigoDaDisciplina: 'FIS1033', situacao: 'REPROVADO' }, {}, {}] },
      { nome: '2023.2', disciplinas: [{ codigoDaDisciplina: 'ACP0900', grau: null, situacao: 'OUTRA' }, { grau: 7 }] },
      { nome: '2024.1', disciplinas: [{ codigoDaDisciplina: 'INF1010', situacao: 'CURSANDO' }] },
    ],
  })
})

it('is FORBIDDEN for a professor, after one call', async () => {
  expect((await upload(await board.createProfessor(), 'tabela')).codes).toEqual(['FORBIDDEN'])
  expect(calls).toEqual(['POST /historicos/upload'])
})

it('reports the unreadable lines, and why a file is refused', async () => {
  const aluna = await board.createAluno()
  const { data } = await upload(aluna, 'linhas-ilegiveis')
  expect(data.importarHistorico).toMatchObject({ total: 2, mensagem: expect.stringContaining('8 linhas não puderam') })
  expect(data.importarHistorico.linhasIlegiveis).toHaveLength(8)
  expect(data.importarHistorico.linhasIlegiveis[0]).toEqual({
    pagina: 1,
    texto: '2023.1 QUI1702 Química Orgânica 33A 8,0 Aprovado',
    motivo: 'Faltam os créditos.',
  })
  const refused = await upload(aluna, 'bomba')
  expect(calls).toEqual(['POST /historicos/upload'])
  expect(refused.data.importarHistorico).toEqual({
    __typename: 'EntradaInvalida',
    mensagem: expect.stringMatching(/^Este PDF é pesado demais/),
  })
})

it('returns only the progress for one call, in each of its three states', async () => {
  const aluna = await board.createAluno()
  const progresso = async () => {
    const document = '{ viewer { progressoComplementar { estado creditosConcluidos creditosExigidos percentual } } }'
    const { data } = await ask(aluna, document)
    expect(calls).toEqual(['GET /historicos/'])
    return data.viewer.progressoComplementar
  }
  const none = { creditosConcluidos: 0, creditosExigidos: 10, percentual: 0 }
  expect(await progresso()).toEqual({ estado: 'SEM_HISTORICO', ...none })
  await upload(aluna, 'quebras')
  expect(await progresso()).toEqual({ estado: 'SEM_REGISTRO', ...none })
  await upload(aluna, 'tabela')
  expect(await progresso()).toEqual({ estado: 'EM_PROGRESSO', ...none, creditosConcluidos: 3, percentual: 30 })
})

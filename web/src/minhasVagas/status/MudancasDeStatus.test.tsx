import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { RequestFailure } from '../../relay/failure.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { dialog, mutation, pass } from '../testing/alterarStatus.ts'
import { calculo, robotica } from '../testing/minhasVagas.ts'
import { candidatura, vaga } from '../testing/openMinhaVaga.ts'
import './StatusDaVagaDialog.tsx'
import '../../selecao/SemDecisao.tsx'

const query = 'StatusDaVagaDialogQuery'
const comDecisao = 'finalizarSelecaoMutation'
const espera = 'Será finalizada em 10 s'

beforeEach(() => localStorage.clear())

async function open(search = '', changes: object = {}) {
  const algebra = { ...calculo, id: 'vaga-3', codigo: '3', titulo: 'Álgebra', candidatosNovos: 1, total: 1 }
  const edges = [{ ...calculo, ...changes }, robotica, algebra].map(({ total, ...node }) => ({
    node: { ...node, totalDeCandidatos: total },
  }))
  const resolvers = { Viewer: () => ({ convites: null }), MinhaVagaConnection: () => ({ edges }) }
  return renderRoute(`/professor/opportunities${search}`, resolvers, { como: 'professor' })
}

type Opened = Awaited<ReturnType<typeof open>>

const row = (titulo: string) => within(screen.getByRole('row', { name: new RegExp(`^${titulo}`) }))
const titulos = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(one => within(one).getAllByRole('link')[0]?.textContent)

const recebida = (codigo: string, nome: string) => candidatura(codigo, nome, { etapa: 'RECEBIDA', versao: 1 })
const candidatos = [
  recebida('7', 'Ana Souza'),
  recebida('8', 'Beto Lima'),
  candidatura('9', 'Elis', { etapa: 'RETIRADA' }),
]
const lida = (changes: object = {}, edges: object[] = candidatos) => ({
  Query: () => ({ node: { __typename: 'Vaga', ...vaga, ...changes } }),
  CandidaturaConnection: () => ({ edges, total: edges.length, pageInfo: { hasNextPage: false } }),
})

/** Presses the action of a row, and answers the request for its candidates. */
async function abrir(opened: Opened, rotulo = 'Finalizar seleção', titulo: string = calculo.titulo, answer = lida()) {
  await opened.user.click(row(titulo).getByRole('button', { name: `${rotulo} ${titulo}` }))
  await opened.resolve(answer, query)
  await screen.findByRole('dialog', { name: rotulo }, { timeout: 20_000 })
}

const confirmar = ({ user }: Opened, rotulo = 'Finalizar seleção') =>
  user.click(dialog(rotulo).getByRole('button', { name: rotulo }))

async function esperar(opened: Opened) {
  await abrir(opened)
  await confirmar(opened)
}

const alterada = (status: string) => ({
  Mutation: () => ({ alterarStatusDaVaga: { __typename: 'AlterarStatusDaVagaSuccess', vaga: { ...vaga, status } } }),
})

test('loads who has no decision when the action is pressed, and names the vaga', async () => {
  const opened = await open()
  expect(opened.pending()).toEqual([])
  await opened.user.click(row(calculo.titulo).getByRole('button', { name: /^Finalizar seleção/ }))
  await waitFor(() => expect(opened.variables(query)).toEqual({ vaga: 'vaga-1' }))
  await opened.resolve(lida(), query)
  const asked = within(await screen.findByRole('dialog', { name: 'Finalizar seleção' }, { timeout: 20_000 }))
  expect(asked.getByText(calculo.titulo)).toBeTruthy()
  expect(asked.getByText(/2 candidatos serão avisados/)).toBeTruthy()
  expect(await asked.findByText('Recebida: 2 (Ana, Beto)', {}, { timeout: 20_000 })).toBeTruthy()
})

test('a waiting change stays with its vaga while rows are sorted and filtered, and is sent once', async () => {
  const opened = await open()
  const { user, pending } = opened
  await esperar(opened)
  expect(await screen.findByText(`${calculo.titulo}: Só então 2 candidatos serão avisados.`)).toBeTruthy()
  expect(row(calculo.titulo).getByText(espera)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Título' }))
  await waitFor(() => expect(titulos()).toEqual(['Álgebra', robotica.titulo, calculo.titulo]))
  expect(row(calculo.titulo).getByText(espera)).toBeTruthy()
  expect(row('Álgebra').getByRole('button', { name: /^Finalizar seleção/ })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Em andamento' }))
  await waitFor(() => expect(titulos()).toEqual(['Álgebra', calculo.titulo]))
  expect(row(calculo.titulo).getByText(espera)).toBeTruthy()
  expect(pending()).toEqual([])
  await pass()
  expect(opened.variables(mutation)).toEqual({ input: { vaga: 'vaga-1', status: 'FINALIZADA' } })
  // The list is true at once.
  expect(titulos()).toEqual(['Álgebra'])
  expect(screen.getByText('1 de 3 oportunidades')).toBeTruthy()
  await opened.resolve(alterada('FINALIZADA'), mutation)
  expect(await screen.findByText(`${calculo.titulo}: Seleção finalizada`)).toBeTruthy()
  await pass()
  expect(pending()).toEqual([])
})

test('undoes one of two waiting changes, and keeps its choice for the next time', async () => {
  const opened = await open()
  await abrir(opened)
  const lista = /^Colocar na lista de espera/
  await opened.user.click(await screen.findByRole('radio', { name: lista }, { timeout: 20_000 }))
  await confirmar(opened)
  await abrir(opened, 'Finalizar seleção', 'Álgebra', lida({ id: 'vaga-3' }, []))
  await confirmar(opened)
  // Without candidates it is sent at once.
  expect(opened.variables(mutation)).toEqual({ input: { vaga: 'vaga-3', status: 'FINALIZADA' } })
  expect(row('Álgebra').getByRole('button', { name: 'Ações de Álgebra' }).getAttribute('aria-busy')).toBe('true')
  await opened.user.click(row(calculo.titulo).getByRole('button', { name: `Desfazer mudança ${calculo.titulo}` }))
  await pass()
  expect(opened.pending()).toEqual([mutation])
  expect(row(calculo.titulo).getByText('Em andamento')).toBeTruthy()
  await abrir(opened)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: lista }).checked).toBe(true)
})

test('counts nobody as new once those without a decision are answered', async () => {
  const opened = await open()
  await abrir(opened)
  const naoSelecionado = /^Marcar como não selecionado/
  await opened.user.click(await screen.findByRole('radio', { name: naoSelecionado }, { timeout: 20_000 }))
  await confirmar(opened)
  expect(row(calculo.titulo).getByText(/3 novos/)).toBeTruthy()
  await pass()
  const recusadas = [{ candidatura: { id: 'c-8', etapa: 'RECEBIDA' }, mensagem: 'Mudou.' }]
  await opened.resolve(
    {
      Mutation: () => ({
        finalizarSelecao: {
          __typename: 'FinalizarSelecaoSuccess',
          divulgadas: [],
          movidas: [],
          recusadas,
          selecao: null,
          vaga: { ...vaga, status: 'FINALIZADA' },
        },
      }),
    },
    comDecisao,
  )
  expect(row(calculo.titulo).getByText(/1 novo$/)).toBeTruthy()
  expect(row(calculo.titulo).getByText('Finalizada')).toBeTruthy()
})

test('puts the row back and says of which vaga the server refused the change', async () => {
  const opened = await open()
  await esperar(opened)
  await pass()
  expect(row(calculo.titulo).getByText('Finalizada')).toBeTruthy()
  await opened.reject(new RequestFailure('OFFLINE', 'no answer'), mutation)
  expect(row(calculo.titulo).getByText('Em andamento')).toBeTruthy()
  const sentence = `${calculo.titulo}: Não foi possível atualizar o status. Tente novamente.`
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(row(calculo.titulo).getByRole('button', { name: /^Finalizar seleção/ })).toBeTruthy()
})

test('sends a waiting change when the list is left', async () => {
  const opened = await open()
  await esperar(opened)
  await act(() => opened.router.navigate('/professor/opportunities/1'))
  expect(opened.pending()).toContain(mutation)
})

test('reactivates with a new prazo, as on the page of the vaga', async () => {
  const opened = await open()
  const vencida = { id: 'vaga-2', status: 'ENCERRADA', prazo: '2020-03-01' }
  await abrir(opened, 'Reativar Vaga', robotica.titulo, lida(vencida, []))
  await opened.user.type(dialog('Reativar Vaga').getByLabelText('Novo prazo'), '2099-04-01')
  await opened.user.click(screen.getByRole('button', { name: 'Reativar com este prazo' }))
  expect(opened.variables(mutation)?.['input']).toEqual({
    vaga: 'vaga-2',
    status: 'EM_ANDAMENTO',
    prazo: '2099-04-01',
  })
  expect(row(robotica.titulo).getByText('01/04/2099')).toBeTruthy()
})

test.each([
  ['EM_ANDAMENTO', ['Ações de Monitoria de Cálculo I', 'Finalizar seleção Monitoria de Cálculo I']],
  ['AGUARDANDO', ['Ações de Monitoria de Cálculo I']],
  ['RASCUNHO', ['Ações de Monitoria de Cálculo I']],
])('gives a co-manager the actions of the page: %s', async (status, actions) => {
  await open('', { status, meuPapel: 'GESTOR' })
  const buttons = row(calculo.titulo).getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual(actions)
})

test('says that the candidates did not load, and asks again', async () => {
  const opened = await open()
  await opened.user.click(row(calculo.titulo).getByRole('button', { name: /^Finalizar seleção/ }))
  await opened.reject(new RequestFailure('OFFLINE', 'no answer'), query)
  const failed = within(await screen.findByRole('dialog', { name: calculo.titulo }, { timeout: 20_000 }))
  await opened.user.click(failed.getByRole('button', { name: 'Tentar novamente' }))
  await opened.resolve(lida(), query)
  expect(await screen.findByRole('dialog', { name: 'Finalizar seleção' })).toBeTruthy()
})

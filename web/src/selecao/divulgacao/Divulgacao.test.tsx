import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { changed } from '../../relay/topics.ts'
import { openSelecao, candidato, cartao, estado, pagina, umaSelecao } from '../testing/openSelecao.ts'

const divulgar = 'useDivulgarMutation'
const retidos = [
  candidato('7', 'Ana Souza', 'APROVADA', { retida: true }),
  candidato('8', 'Beto Lima', 'NAO_SELECIONADA', { retida: true }),
]
const em = '2099-11-30T17:00:00.000Z'
const button = (name: string) => screen.getByRole('button', { name })
const dialog = (name: string) => within(screen.getByRole('dialog', { name }))

/** Presses it, and waits for the dialog, whose code loads on the first press. */
async function abrir({ user }: Awaited<ReturnType<typeof openSelecao>>, name: string) {
  await user.click(button(name))
  await screen.findByRole('dialog', {}, { timeout: 20_000 })
}

const answer = (result: object) => ({ Mutation: () => ({ divulgarResultado: result }) })

test('offers no divulgacao without retidas', async () => {
  await openSelecao()
  expect(screen.queryByText(/a divulgar$/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Divulgar agora' })).toBeNull()
})

test('releases all retidas after a confirmation with the number of students', async () => {
  const opened = await openSelecao(retidos, { retidas: 2 })
  expect(screen.getByText('2 resultados a divulgar')).toBeTruthy()
  await abrir(opened, 'Divulgar agora')
  const confirma = dialog('Divulgar o resultado?')
  expect(confirma.getByText(/^2 estudantes serão avisados agora/)).toBeTruthy()
  expect(opened.pending()).toEqual([])
  await opened.user.click(confirma.getByRole('button', { name: 'Divulgar agora' }))
  expect(opened.variables(divulgar)).toEqual({ input: { vaga: 'vaga-1', em: null } })
  const divulgadas = [estado('7', 'APROVADA', 2), estado('8', 'NAO_SELECIONADA', 2)]
  await opened.resolve(
    answer({ __typename: 'DivulgarResultadoSuccess', divulgadas, selecao: umaSelecao({ aprovadas: 1 }) }),
    divulgar,
  )
  expect(await screen.findByText('Resultado divulgado')).toBeTruthy()
  expect(screen.getByText('2 estudantes foram avisados.')).toBeTruthy()
  expect(screen.queryByText('2 resultados a divulgar')).toBeNull()
  expect(cartao('Ana Souza').queryByText('a divulgar')).toBeNull()
  expect(cartao('Ana Souza').getByText('Aprovada')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Andamento' })))
  expect(opened.pending()).toEqual([])
})

test('says who gets what before it releases or schedules, five of each decision by name', async () => {
  const nomes = ['Ana', 'Beto', 'Caio', 'Dora', 'Eva', 'Fabio', 'Gil']
  const aprovadas = nomes.map((nome, at) => candidato(`${at}`, nome, 'APROVADA', { retida: true }))
  const espera = candidato('20', 'Zeca', 'LISTA_DE_ESPERA', { retida: true })
  const opened = await openSelecao([...aprovadas, espera, candidato('21', 'Iris', 'APROVADA')], { retidas: 9 })
  for (const [action, name] of [
    ['Divulgar agora', 'Divulgar o resultado?'],
    ['Agendar a divulgação…', 'Agendar a divulgação'],
  ] as const) {
    await abrir(opened, action)
    const linhas = dialog(name).getAllByRole('listitem')
    expect(linhas.map(({ textContent }) => textContent)).toEqual([
      'Aprovada7Ana, Beto, Caio, Dora, Eva e mais 2',
      'Lista de espera1Zeca',
      'Mais 1, que ainda não carregou.',
    ])
    await opened.user.click(dialog(name).getByRole('button', { name: 'Voltar' }))
  }
})

test('focuses the heading if the page learns of its own release before the response', async () => {
  const opened = await openSelecao(retidos, { retidas: 2 })
  await abrir(opened, 'Divulgar agora')
  await opened.user.click(dialog('Divulgar o resultado?').getByRole('button', { name: 'Divulgar agora' }))
  act(() => changed(opened.environment, 'vaga:1'))
  const divulgados = retidos.map(edge => ({ ...edge, node: { ...edge.node, retida: false, versao: 2 } }))
  await opened.resolve(pagina(divulgados, { aprovadas: 1 }), 'MinhaVagaPageQuery')
  expect(screen.queryByRole('dialog')).toBeNull()
  const selecao = umaSelecao({ aprovadas: 1 })
  await opened.resolve(answer({ __typename: 'DivulgarResultadoSuccess', divulgadas: [], selecao }), divulgar)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Andamento' })))
})

test('focuses the heading although a frame comes before React renders the response', async () => {
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => callback(0))
  const opened = await openSelecao(retidos, { retidas: 2 })
  await abrir(opened, 'Divulgar agora')
  await opened.user.click(dialog('Divulgar o resultado?').getByRole('button', { name: 'Divulgar agora' }))
  const selecao = umaSelecao({ aprovadas: 1 })
  await opened.resolve(answer({ __typename: 'DivulgarResultadoSuccess', divulgadas: [], selecao }), divulgar)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Andamento' })))
})

test('says that another manager has released the result, and updates', async () => {
  const opened = await openSelecao(retidos, { retidas: 1 })
  await abrir(opened, 'Divulgar agora')
  const confirma = dialog('Divulgar o resultado?')
  expect(confirma.getByText(/^1 estudante será avisado agora/)).toBeTruthy()
  await opened.user.click(confirma.getByRole('button', { name: 'Divulgar agora' }))
  const mensagem = 'Não há resultados a divulgar.'
  await opened.resolve(answer({ __typename: 'NadaADivulgar', mensagem, atual: umaSelecao() }), divulgar)
  expect(await screen.findByText('Este resultado já foi divulgado.')).toBeTruthy()
  expect(screen.queryByText('Erro ao divulgar')).toBeNull()
  expect(screen.queryByText('1 resultado a divulgar')).toBeNull()
})

test('schedules a divulgacao in the time zone of Brasília, and keeps the choice until it is saved', async () => {
  const opened = await openSelecao(retidos, { retidas: 2 })
  const agendar = () => dialog('Agendar a divulgação')
  const dia = () => agendar().getByLabelText<HTMLInputElement>('Dia')
  const enviar = () => opened.user.click(agendar().getByRole('button', { name: 'Agendar' }))
  await abrir(opened, 'Agendar a divulgação…')
  await enviar()
  expect(agendar().getByRole('alert').textContent).toBe('Escolha o dia e a hora')
  await opened.user.type(dia(), '2020-01-01')
  await opened.user.type(agendar().getByLabelText('Hora'), '14:00')
  await enviar()
  expect(agendar().getByRole('alert').textContent).toBe('Escolha um horário que ainda não passou')
  expect(opened.pending()).toEqual([])
  vi.useFakeTimers({ now: new Date('2099-11-01T12:00:00Z'), toFake: ['Date'] })
  await opened.user.clear(dia())
  await opened.user.type(dia(), '2099-11-30')
  await enviar()
  vi.useRealTimers()
  expect(opened.variables(divulgar)).toEqual({ input: { vaga: 'vaga-1', em } })
  await opened.resolve(answer({ __typename: 'EntradaInvalida', mensagem: 'Esse horário não serve.' }), divulgar)
  expect(agendar().getByRole('alert').textContent).toBe('Esse horário não serve.')
  expect(dia().value).toBe('2099-11-30')
  vi.useFakeTimers({ now: new Date('2099-11-01T12:00:00Z'), toFake: ['Date'] })
  await enviar()
  vi.useRealTimers()
  const selecao = umaSelecao({ retidas: 2, divulgacaoEm: em })
  await opened.resolve(answer({ __typename: 'DivulgarResultadoSuccess', divulgadas: [], selecao }), divulgar)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText(/^\(30 de novembro de 2099, 14:00\)/)).toBeTruthy()
  expect(button('Reagendar a divulgação…')).toBeTruthy()
})

test('reschedules from the scheduled time, and keeps a choice that was not saved', async () => {
  const opened = await openSelecao(retidos, { retidas: 2, divulgacaoEm: em })
  const campo = (nome: string) => dialog('Agendar a divulgação').getByLabelText<HTMLInputElement>(nome)
  await abrir(opened, 'Reagendar a divulgação…')
  expect([campo('Dia').value, campo('Hora').value]).toEqual(['2099-11-30', '14:00'])
  await opened.user.clear(campo('Hora'))
  await opened.user.type(campo('Hora'), '15:30')
  await opened.user.click(dialog('Agendar a divulgação').getByRole('button', { name: 'Voltar' }))
  await abrir(opened, 'Reagendar a divulgação…')
  expect([campo('Dia').value, campo('Hora').value]).toEqual(['2099-11-30', '15:30'])
})

test('cancels a scheduled divulgacao, and shows a failure', async () => {
  const opened = await openSelecao(retidos, { retidas: 2, divulgacaoEm: em })
  await opened.user.click(await screen.findByRole('button', { name: 'Cancelar agendamento' }, { timeout: 20_000 }))
  await opened.reject(new Error('lost'), 'useDivulgarCancelarMutation')
  expect(await screen.findByText('Erro ao cancelar o agendamento')).toBeTruthy()
  await opened.user.click(button('Cancelar agendamento'))
  expect(opened.variables('useDivulgarCancelarMutation')).toEqual({ input: { vaga: 'vaga-1' } })
  const result = { __typename: 'CancelarDivulgacaoSuccess', selecao: umaSelecao({ retidas: 2 }) }
  await opened.resolve({ Mutation: () => ({ cancelarDivulgacao: result }) })
  expect(await screen.findByText('Agendamento cancelado')).toBeTruthy()
  expect(screen.queryByText(/^\(30/)).toBeNull()
  expect(button('Agendar a divulgação…')).toBeTruthy()
})

import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestFailure } from '../../relay/failure.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
// Imports both pages, so that no test waits for their code.
import '../MinhasVagasPage.tsx'
import './NovaVagaPage.tsx'
import { answer, fill, mutation, open, publish, referencia, sent, titulo, url } from '../testing/novaVaga.ts'

/** The header and the form have the same text. */
const usuario = { Usuario: () => ({ id: 'U7', aConfirmar: false, recusaDeProfessor: null }) }

test('shows every error at its field, sends nothing and focuses the first', async () => {
  const opened = await open()
  await publish(opened)
  for (const [field, text] of [
    ['Título', 'O título deve ter pelo menos 5 caracteres'],
    ['Departamento', 'O departamento é obrigatório'],
    ['Localização', 'A localização é obrigatória'],
    ['Tipo', 'O tipo de oportunidade é obrigatório'],
    ['Descrição', 'A descrição deve ter pelo menos 20 caracteres'],
  ] as const) {
    const control = screen.getByLabelText(field)
    expect(control.getAttribute('aria-invalid')).toBe('true')
    const description = document.querySelector(
      `#${CSS.escape(control.getAttribute('aria-describedby')?.split(' ')[0] ?? '')}`,
    )
    expect(description?.textContent).toBe(text)
  }
  expect(document.activeElement).toBe(screen.getByLabelText('Título'))
  expect(opened.pending()).toEqual([])
})

test('requires a whole number for a beneficio only when it is ticked', async () => {
  const opened = await open()
  const { user } = opened
  await fill(opened)
  expect(screen.queryByLabelText('Desconto em %')).toBeNull()
  await user.click(screen.getByLabelText('Desconto na mensalidade'))
  expect(screen.getByLabelText('Desconto em %').getAttribute('type')).toBe('number')
  await user.type(screen.getByLabelText('Desconto em %'), '250')
  await publish(opened)
  expect(screen.getByText('Use um número inteiro de 0 a 100')).toBeTruthy()
  expect(opened.pending()).toEqual([])
  await user.click(screen.getByLabelText('Desconto na mensalidade'))
  expect(screen.queryByLabelText('Desconto em %')).toBeNull()
})

test('sends what was typed, with ids and whole numbers', async () => {
  const opened = await open()
  const { user } = opened
  await fill(opened)
  await user.click(screen.getByLabelText('Remuneração'))
  await user.type(screen.getByLabelText('Valor mensal em reais'), '1200')
  await user.click(screen.getByLabelText('Robótica'))
  await user.type(screen.getByLabelText(/^Prazo/), '2030-10-31')
  await user.type(screen.getByLabelText(/^Número de vagas/), '3')
  await user.type(screen.getByLabelText(/^Horas por semana/), '12')
  await user.selectOptions(screen.getByLabelText(/^Modalidade/), 'Híbrida')
  await user.type(screen.getByLabelText(/^Resposta até/), '2030-11-20')
  await publish(opened)
  expect(sent(opened)).toEqual({
    titulo: 'Monitoria de Cálculo I',
    descricao: 'Ajudar os calouros nas listas.',
    departamento: 'd-3',
    local: 'l-1',
    tipo: 't-9',
    prazo: '2030-10-31',
    remuneracao: 1200,
    desconto: null,
    horasComplementares: null,
    lugares: 3,
    horasSemanais: 12,
    modalidade: 'HIBRIDO',
    respostaAte: '2030-11-20',
    interesses: ['i-1'],
    chave: expect.stringMatching(/^[\da-f]{32}$/),
  })
})

test('publishes, shows a toast, and navigates to the list', async () => {
  const opened = await open()
  await fill(opened)
  await publish(opened)
  expect(screen.getByRole('button', { name: 'Publicando...' })).toBeTruthy()
  await answer(opened, { __typename: 'CriarVagaSuccess' })
  expect(await screen.findByText('Oportunidade criada com sucesso!')).toBeTruthy()
  expect(screen.getByText('Sua oportunidade foi publicada e já está disponível.')).toBeTruthy()
  await waitFor(() => expect(opened.router.state.location.pathname).toBe('/professor/opportunities'))
})

test('shows a refusal at its fields, focuses the first, and keeps the values', async () => {
  const opened = await open()
  await fill(opened)
  await publish(opened)
  await answer(opened, {
    __typename: 'EntradaInvalida',
    mensagem: 'Dados inválidos.',
    campos: [
      { campo: 'prazo', mensagem: 'O prazo já passou.' },
      { campo: 'interesses', mensagem: 'Interesse desconhecido.' },
    ],
  })
  expect(screen.getByText('O prazo já passou.')).toBeTruthy()
  expect(screen.getByText('Interesse desconhecido.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText(/^Prazo/))
  expect(titulo().value).toBe('Monitoria de Cálculo I')
  expect(await screen.findByText('Erro ao criar oportunidade')).toBeTruthy()
})

test('shows a refusal that names no field above the buttons', async () => {
  const opened = await open()
  await fill(opened)
  await publish(opened)
  await answer(opened, { __typename: 'EntradaInvalida', mensagem: 'O departamento foi extinto.', campos: [] })
  const alert = screen.getByRole('alert')
  expect(within(alert).getByText('O departamento foi extinto.')).toBeTruthy()
})

test('keeps the form after a lost response, and retries with the same idempotency key', async () => {
  const opened = await open()
  await fill(opened)
  await publish(opened)
  const first = sent(opened)
  await opened.reject(new RequestFailure('OFFLINE', 'no answer'), mutation)
  const alert = screen.getByRole('alert')
  expect(within(alert).getByText('Não foi possível criar a oportunidade. Tente novamente.')).toBeTruthy()
  await publish(opened)
  expect(sent(opened)).toEqual(first)
  await opened.reject(new RequestFailure('OFFLINE', 'no answer'), mutation)
  await opened.user.type(screen.getByLabelText('Título'), ' e II')
  await publish(opened)
  expect(sent(opened).chave).not.toBe(first.chave)
})

test('says when to retry after the rate limit, and keeps the values', async () => {
  const opened = await open()
  await fill(opened)
  await publish(opened)
  await opened.reject(new RequestFailure('TOO_MANY_REQUESTS', 'Tente novamente em 7 minutos.'), mutation)
  expect(within(screen.getByRole('alert')).getByText('Tente novamente em 7 minutos.')).toBeTruthy()
  expect(titulo().value).toBe('Monitoria de Cálculo I')
})

test('sends the same idempotency key after a reload, and a new one for a new form', async () => {
  const opened = await open()
  await fill(opened)
  await publish(opened)
  const first = sent(opened)
  await opened.reject(new RequestFailure('OFFLINE', 'no answer'), mutation)
  opened.unmount()
  const again = await open()
  await publish(again)
  expect(sent(again)).toEqual(first)
  await answer(again, { __typename: 'CriarVagaSuccess' })
  again.unmount()
  const anew = await open()
  await fill(anew)
  await publish(anew)
  expect(sent(anew)).toEqual({ ...first, chave: expect.any(String) })
  expect(sent(anew).chave).not.toBe(first.chave)
})

test("links 'Cancelar' to the professor's list", async () => {
  await open()
  expect(screen.getByRole('link', { name: 'Cancelar' }).getAttribute('href')).toBe('/professor/opportunities')
})

test('loads tipos, departamentos and interesses in one request', async () => {
  const { pending } = await renderRoute(url, null, { como: 'professor' })
  expect(pending()).toEqual(['HeaderUserQuery', 'NovaVagaPageQuery'])
  expect(screen.getByText('Carregando formulário...')).toBeTruthy()
})

test('prepends the new vaga to a loaded list without a request', async () => {
  const vaga = (codigo: string, titulo: string) => ({
    id: `vaga-${codigo}`,
    codigo,
    titulo,
    tipo: 'BOLSA',
    criadaEm: null,
    prazo: null,
    totalDeCandidatos: 0,
  })
  const antes = {
    ...usuario,
    MinhaVagaConnection: () => ({ edges: [{ node: vaga('1', 'Bolsa em Robótica') }] }),
  }
  const opened = await renderRoute('/professor/opportunities', antes, { como: 'professor' })
  await act(() => opened.router.navigate(url))
  await opened.resolve(referencia(), 'NovaVagaPageQuery')
  await fill(opened)
  await publish(opened)
  const vagaEdge = { node: vaga('2', 'Monitoria de Cálculo I') }
  await answer(opened, { __typename: 'CriarVagaSuccess', vagaEdge })

  expect(await screen.findByText('2 oportunidades')).toBeTruthy()
  const [, first, second] = screen.getAllByRole('row')
  expect(first?.textContent).toContain('Monitoria de Cálculo I')
  expect(second?.textContent).toContain('Bolsa em Robótica')
  expect(opened.pending()).toEqual([])
})

test('loads a list that was not loaded before from the server', async () => {
  const opened = await open()
  await fill(opened)
  await publish(opened)
  await answer(opened, { __typename: 'CriarVagaSuccess' })
  await waitFor(() => expect(opened.pending()).toEqual(['MinhasVagasPageQuery']))
})

test('focuses the first invalid field in the order of the page, also one ticked late, or the interesses', async () => {
  const opened = await open()
  const { user } = opened
  await fill(opened)
  await user.clear(screen.getByLabelText('Descrição'))
  await user.click(screen.getByLabelText('Remuneração'))
  await user.type(screen.getByLabelText('Valor mensal em reais'), 'muito')
  await publish(opened)
  expect(document.activeElement).toBe(screen.getByLabelText('Descrição'))

  await user.type(screen.getByLabelText('Descrição'), 'Ajudar os calouros nas listas.')
  await publish(opened)
  expect(document.activeElement).toBe(screen.getByLabelText('Valor mensal em reais'))

  await user.clear(screen.getByLabelText('Valor mensal em reais'))
  await user.type(screen.getByLabelText('Valor mensal em reais'), '700')
  await publish(opened)
  const campos = [{ campo: 'interesses', mensagem: 'Interesse desconhecido.' }]
  await answer(opened, { __typename: 'EntradaInvalida', mensagem: 'Dados inválidos.', campos })
  expect(document.activeElement).toBe(screen.getByLabelText('Buscar ou adicionar interesse'))
})

test('renders without departamentos if they failed to load, and says how to reload', async () => {
  await open({ departamentos: null })
  expect(screen.getByText('Erro ao carregar departamentos')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeTruthy()
  expect(screen.getByLabelText('Título')).toBeTruthy()
})

test.each([
  ['the whole list', false],
  ['a list of which more is to come', true],
])('says that a vaga was published although the response could not read it, and refetches %s', async (_, more) => {
  const pageInfo = { hasNextPage: more, endCursor: 'depois-de-1' }
  const antes = { ...usuario, MinhaVagaConnection: () => ({ edges: [{ node: { totalDeCandidatos: 0 } }], pageInfo }) }
  const opened = await renderRoute('/professor/opportunities', antes, { como: 'professor' })
  await act(() => opened.router.navigate(url))
  await opened.resolve(referencia(), 'NovaVagaPageQuery')
  await fill(opened)
  await publish(opened)
  const published = { Mutation: () => ({ criarVaga: { __typename: 'CriarVagaSuccess' } }) }
  await opened.resolveWithout(['criarVaga', 'vagaEdge'], published, mutation)
  expect(await screen.findByText('Oportunidade criada com sucesso!')).toBeTruthy()
  await waitFor(() => expect(opened.pending()).toEqual(['MinhasVagasPageQuery']))
})

test('renders without tipos or the viewer if they failed to load', async () => {
  for (const failed of [['tiposDeVaga'], ['viewer', 'usuario']]) {
    const opened = await renderRoute(url, null, { como: 'professor' })
    await opened.resolve(usuario, 'HeaderUserQuery')
    await opened.resolveWithout(failed, referencia(), 'NovaVagaPageQuery')
    expect(screen.queryAllByText('Erro ao carregar tipos')).toHaveLength(failed.length === 1 ? 1 : 0)
    expect(screen.getByLabelText('Título')).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Como os alunos verão' })).toBeTruthy()
    opened.unmount()
  }
})

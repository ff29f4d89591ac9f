import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'

type Page = Awaited<ReturnType<typeof renderRoute>>

const dados = {
  Instituicao: () => ({ dominiosDeProfessor: ['puc.example', 'inf.puc.example'], documentos: 0 }),
  Query: () => ({ departamentos: [{ nome: 'Informática' }, { nome: 'Direito' }] }),
}
const open = (resolvers: typeof dados | null = dados) =>
  renderRoute('/professor/register', resolvers, { como: 'visitante' })
const submit = ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Cadastrar' }))

async function fill({ user }: Page, email = 'rui@inf.puc.example') {
  await user.type(screen.getByLabelText('Nome completo'), 'Rui Lima')
  await user.type(screen.getByLabelText('E-mail institucional'), email)
  await user.type(screen.getByLabelText('Senha'), 'segredo1')
  await user.selectOptions(screen.getByLabelText('Departamento'), 'Informática')
  await user.type(screen.getByLabelText('Breve biografia'), 'Pesquiso grafos.')
}

afterEach(() => vi.useRealTimers())

test('can be filled while the departments load, but not sent', async () => {
  const page = await open(null)
  expect(page.pending()).toEqual(['CadastroDoProfessorPageQuery'])
  expect(screen.getByRole('option', { name: 'Carregando departamentos...' })).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cadastrar' }).disabled).toBe(true)
  await page.user.type(screen.getByLabelText('Nome completo'), 'Rui')
  await page.resolve(dados)
  expect(screen.getByRole('option', { name: 'Informática' })).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cadastrar' }).disabled).toBe(false)
  expect(document.activeElement).toBe(screen.getByLabelText('Nome completo'))
  expect(screen.getByLabelText<HTMLInputElement>('Nome completo').value).toBe('Rui')
})

test('keeps the typed values if the departamentos did not load, and retries', async () => {
  const page = await open(null)
  await page.user.type(screen.getByLabelText('Nome completo'), 'Rui')
  await page.resolveWithout(['departamentos'], dados)
  expect(screen.getByText('Erro ao carregar departamentos')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cadastrar' }).disabled).toBe(true)
  await page.user.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  await page.resolve(dados)
  expect(screen.getByRole('option', { name: 'Informática' })).toBeTruthy()
  expect(screen.queryByText('Erro ao carregar departamentos')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Nome completo').value).toBe('Rui')
})

test("registers a professor with one request and goes to the professor's login after 2 s", async () => {
  const page = await open()
  await fill(page)
  await submit(page)
  await waitFor(() => expect(page.pending()).toEqual(['useCadastrarMutation']))
  expect(page.variables('useCadastrarMutation')).toEqual({
    input: {
      nome: 'Rui Lima',
      email: 'rui@inf.puc.example',
      senha: 'segredo1',
      papel: 'PROFESSOR',
      departamento: 'Informática',
      sobre: 'Pesquiso grafos.',
      prova: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  })
  vi.useFakeTimers()
  await page.resolve({ Mutation: () => ({ cadastrar: { __typename: 'CadastrarSuccess' } }) })
  expect(screen.getByRole('link', { name: 'Ir agora' }).getAttribute('href')).toBe('/professor/login')
  // The page's loaders wait for a task.
  await act(() => vi.advanceTimersByTimeAsync(2001))
  vi.useRealTimers()
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/professor/login'))
})

test('refuses an address of another domain, and names both domains', async () => {
  const page = await open()
  await fill(page, 'rui@gmail.example')
  await submit(page)
  expect(await screen.findByText('Email inválido')).toBeTruthy()
  const sentence = 'Por favor, use seu email institucional (@puc.example ou @inf.puc.example)'
  expect(screen.getAllByText(sentence)).toHaveLength(1)
  expect(page.pending()).toEqual([])
})

test('requires departamento and biography', async () => {
  const page = await open()
  await submit(page)
  expect(await screen.findByText('Escolha o seu departamento.')).toBeTruthy()
  expect(screen.getByText('Escreva uma breve biografia.')).toBeTruthy()
  expect(page.pending()).toEqual([])
})

test("keeps the form and shows the server's message", async () => {
  const page = await open()
  await fill(page)
  await submit(page)
  const cadastrar = { __typename: 'EntradaInvalida', mensagem: 'Já existe uma conta com este e-mail', campos: [] }
  await waitFor(() => expect(page.pending()).toHaveLength(1))
  await page.resolve({ Mutation: () => ({ cadastrar }) })
  expect(screen.getByRole('alert').textContent).toContain('Já existe uma conta com este e-mail')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Breve biografia').value).toBe('Pesquiso grafos.')
  await submit(page)
  await waitFor(() => expect(page.pending()).toEqual(['useCadastrarMutation']))
})

test('keeps the typed values over a reload, except the password', async () => {
  const before = await open()
  await fill(before)
  before.unmount()
  await open()
  expect(screen.getByLabelText<HTMLInputElement>('Breve biografia').value).toBe('Pesquiso grafos.')
  expect(screen.getByLabelText<HTMLSelectElement>('Departamento').value).toBe('Informática')
  expect(screen.getByLabelText<HTMLInputElement>('Senha').value).toBe('')
})

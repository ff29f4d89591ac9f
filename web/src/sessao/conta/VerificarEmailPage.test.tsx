import { act, render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createMockEnvironment } from 'relay-test-utils'
import { afterEach, expect, test, vi } from 'vitest'
import { createRoutes } from '../../app/router.tsx'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { fakeToken } from '../../testing/token.ts'
import { readSessao } from '../sessao.ts'

type Page = Awaited<ReturnType<typeof renderRoute>>

const open = (search = '') => renderRoute(`/verify-email${search}`, null, { como: 'visitante' })
const answer = (page: Page, verificarEmail: Record<string, unknown>) =>
  page.resolve({ Mutation: () => ({ verificarEmail }) })
const accept = (page: Page, token: string | null, nome: string | null = 'Ana') =>
  answer(page, { __typename: 'VerificarEmailSuccess', token, nome, tokenDeSenha: null })
const target = () => screen.getByRole('link', { name: 'Ir agora' }).getAttribute('href')

afterEach(() => vi.useRealTimers())

test('verifies the token of the link once and removes it from the URL', async () => {
  const page = await open('?token=ABCDE-12345')
  expect(page.pending()).toEqual(['useVerificarEmailMutation'])
  expect(page.variables('useVerificarEmailMutation')).toEqual({ input: { token: 'ABCDE-12345', perguntar: true } })
  expect(screen.getByText('Verificando e-mail...')).toBeTruthy()
  await waitFor(() => expect(page.router.state.location.search).toBe(''))
  expect(page.pending()).toHaveLength(1)
})

test('verifies once in StrictMode too', async () => {
  const environment = createMockEnvironment()
  const routes = createRoutes(() => environment)
  const router = createMemoryRouter(routes, { initialEntries: ['/verify-email?token=ABCDE-12345'] })
  render(<RouterProvider router={router} />, { wrapper: StrictMode })
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(environment.mock.getAllOperations()).toHaveLength(1)
})

test('signs a student in if the response has a token, and goes home after 2 s', async () => {
  const page = await open('?token=ABCDE-12345')
  vi.useFakeTimers()
  await accept(page, fakeToken({ user_id: 9, is_student: true }))
  expect(readSessao()).toMatchObject({ codigo: '9', ehAluno: true })
  expect(localStorage.getItem('ehAluno')).toBe('true')
  // The code of the toasts.
  await act(() => vi.dynamicImportSettled())
  expect(screen.getAllByText('Email verificado com sucesso!')).toHaveLength(1)
  expect(screen.getAllByText(/Boas-vindas, Ana!/)).toHaveLength(1)
  expect(target()).toBe('/')
  await act(() => vi.advanceTimersByTimeAsync(1999))
  expect(page.router.state.location.pathname).toBe('/verify-email')
  // The page's loaders wait for a task.
  await act(() => vi.advanceTimersByTimeAsync(2))
  vi.useRealTimers()
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/'))
})

test('goes to the list of a professor', async () => {
  const page = await open('?token=ABCDE-12345')
  await accept(page, fakeToken({ user_id: 9, is_student: false }))
  expect(target()).toBe('/professor/opportunities')
  expect(localStorage.getItem('ehAluno')).toBe('false')
})

test.each([null, 'not.a.token'])('goes to the login if the token of the response is %s', async token => {
  const page = await open('?token=ABCDE-12345')
  await accept(page, token)
  expect(screen.getByRole('main').textContent).toContain('Agora você já pode fazer login.')
  expect(target()).toBe('/login')
  expect(readSessao()).toBeNull()
})

test('verifies a typed code', async () => {
  const page = await open()
  const box = screen.getByLabelText('Código de verificação')
  expect(box.getAttribute('autocomplete')).toBe('one-time-code')
  await page.user.click(screen.getByRole('button', { name: 'Verificar e-mail' }))
  expect(screen.getByText('Informe o código.')).toBeTruthy()
  expect(document.activeElement).toBe(box)
  expect(page.pending()).toEqual([])
  await page.user.click(box)
  await page.user.paste(' abcde-12345 ')
  await page.user.keyboard('{Enter}')
  expect(page.variables('useVerificarEmailMutation')).toEqual({ input: { token: 'abcde-12345', perguntar: true } })
})

test("shows the server's message for a refused token, and the form to type the code", async () => {
  const page = await open('?token=ABCDE-12345')
  await answer(page, { __typename: 'TokenRecusado', mensagem: 'Código inválido ou expirado' })
  expect(screen.getByRole('alert').textContent).toContain('Código inválido ou expirado')
  expect(screen.getAllByText('Erro ao verificar email')).toHaveLength(1)
  expect(screen.getByLabelText('Código de verificação')).toBeTruthy()
  expect(readSessao()).toBeNull()
})

test('sends another code, with the same text for every address', async () => {
  const page = await open()
  await page.user.type(screen.getByLabelText('E-mail'), 'ana@puc.example')
  await page.user.click(screen.getByRole('button', { name: 'Reenviar código' }))
  expect(page.variables('useReenviarVerificacaoMutation')).toEqual({ input: { email: 'ana@puc.example' } })
  await page.resolve({ Mutation: () => ({ reenviarVerificacao: { __typename: 'ReenviarVerificacaoSuccess' } }) })
  expect(await screen.findByText('Email enviado!')).toBeTruthy()
  expect(page.pending()).toEqual([])
})

test('says so if the server sends no codes again', async () => {
  const page = await open()
  await page.user.type(screen.getByLabelText('E-mail'), 'ana@puc.example')
  await page.user.click(screen.getByRole('button', { name: 'Reenviar código' }))
  const mensagem = 'Este mural não reenvia códigos.'
  await page.resolve({ Mutation: () => ({ reenviarVerificacao: { __typename: 'ReenvioIndisponivel', mensagem } }) })
  expect(await screen.findByText(mensagem)).toBeTruthy()
  expect(screen.queryByText('Email enviado!')).toBeNull()
})

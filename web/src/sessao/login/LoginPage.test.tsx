import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { RequestFailure } from '../../relay/failure.ts'
import { entrar, sair, endSessao } from '../sessao.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { fakeToken } from '../../testing/token.ts'

const visitante = { como: 'visitante' } as const
type Page = Awaited<ReturnType<typeof renderRoute>>

async function submit({ user }: Page, email = 'ana@puc.example', senha = 'segredo1') {
  if (email) await user.type(screen.getByLabelText('E-mail'), email)
  if (senha) await user.type(screen.getByLabelText('Senha'), senha)
  await user.click(screen.getByRole('main').querySelector('button[type=submit]') ?? document.body)
}

const refuse = (page: Page, __typename: string, more = {}) =>
  page.resolve({ Mutation: () => ({ entrar: { __typename, ...more } }) })

afterEach(() => vi.useRealTimers())

test('signs a student in, says so and goes home after a delay', async () => {
  const page = await renderRoute('/login', {}, visitante)
  await submit(page)
  expect(screen.getByRole('button', { name: 'Entrando...' })).toBeTruthy()
  expect(page.variables('useEntrarMutation')).toEqual({
    input: { email: 'ana@puc.example', senha: 'segredo1', papel: 'ESTUDANTE' },
  })
  vi.useFakeTimers()
  await page.resolve({
    Mutation: () => ({ entrar: { __typename: 'EntrarSuccess', token: fakeToken(), exclusaoEm: null } }),
  })
  // The code of the toasts.
  await act(() => vi.dynamicImportSettled())
  expect(screen.getAllByText('Login realizado com sucesso!')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Ir agora' }).getAttribute('href')).toBe('/')
  await act(() => vi.advanceTimersByTimeAsync(1499))
  expect(page.router.state.location.pathname).toBe('/login')
  // The page's loaders wait for a task.
  await act(() => vi.advanceTimersByTimeAsync(2))
  vi.useRealTimers()
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/'))
})

test('leads somebody whose account is to end to the page that says so', async () => {
  const page = await renderRoute('/login?voltar=%2Fopportunities', {}, visitante)
  await submit(page)
  const success = { __typename: 'EntrarSuccess', token: fakeToken(), exclusaoEm: '2026-03-18T14:00:00Z' }
  await page.resolve({ Mutation: () => ({ entrar: success }) })
  expect(screen.getByRole('link', { name: 'Ir agora' }).getAttribute('href')).toBe('/conta')
})

test('goes back to the page that required the login, and never to another site', async () => {
  const success = {
    Mutation: () => ({ entrar: { __typename: 'EntrarSuccess', token: fakeToken(), exclusaoEm: null } }),
  }
  const page = await renderRoute('/login?voltar=%2Fopportunities%3Ftype%3Destagio', {}, visitante)
  await submit(page)
  await page.resolve(success)
  expect(screen.getByRole('link', { name: 'Ir agora' }).getAttribute('href')).toBe('/opportunities?type=estagio')
  page.unmount()
  localStorage.clear()
  const lured = await renderRoute('/login?voltar=%2F%2Fevil.example%2F', {}, visitante)
  await submit(lured)
  await lured.resolve(success)
  expect(screen.getByRole('link', { name: 'Ir agora' }).getAttribute('href')).toBe('/')
})

test.each(['CredenciaisInvalidas', 'EmailNaoVerificado'])('refuses %s and keeps the typed values', async typename => {
  const page = await renderRoute('/login', {}, visitante)
  await submit(page)
  await refuse(page, typename)
  expect(screen.getByRole('alert').textContent).toContain('Credenciais inválidas ou email não verificado')
  expect(screen.getAllByText('Erro ao realizar login')).toHaveLength(1)
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ana@puc.example')
  expect(localStorage.getItem('token')).toBeNull()
})

test('sends another code after the refused login of an unverified account', async () => {
  const page = await renderRoute('/login', {}, visitante)
  await submit(page)
  await refuse(page, 'CredenciaisInvalidas')
  expect(screen.queryByRole('button', { name: 'Reenviar código' })).toBeNull()
  await submit(page, '', '')
  await refuse(page, 'EmailNaoVerificado', { reenvia: true })
  expect(screen.getByRole('link', { name: 'Digitar o código' }).getAttribute('href')).toBe('/verify-email')
  await page.user.click(screen.getByRole('button', { name: 'Reenviar código' }))
  expect(page.pending()).toEqual(['useReenviarVerificacaoMutation'])
  expect(page.variables('useReenviarVerificacaoMutation')).toEqual({ input: { email: 'ana@puc.example' } })
})

test.each([
  ['/login', 'Esta conta não tem permissão de aluno', 'Entrar como professor', '/professor/login'],
  ['/professor/login', 'Esta conta não tem permissão de professor', 'Entrar como aluno', '/login'],
])('%s leads an account of the other role to its login, with the typed e-mail', async (url, recusa, porta, login) => {
  const page = await renderRoute(url, {}, visitante)
  await submit(page)
  await refuse(page, 'PapelNaoPermitido')
  expect(screen.getByRole('alert').textContent).toContain(recusa)
  await page.user.click(screen.getByRole('link', { name: porta }))
  await waitFor(() => expect(page.router.state.location.pathname).toBe(login))
  expect(page.router.state.location.search).toBe('')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ana@puc.example')
})

test('leads a suspended account to the page where its owner objects, as the mail does', async () => {
  const page = await renderRoute('/login', {}, visitante)
  await submit(page)
  await refuse(page, 'ContaSuspensa', { mensagem: 'Suspensa.', contestar: '/contestar?token=7.1.ab' })
  const link = screen.getByRole('link', { name: 'Contestar a decisão' })
  expect(link.getAttribute('href')).toBe('/contestar?token=7.1.ab')
  await submit(page)
  await refuse(page, 'ContaSuspensa', { mensagem: 'Suspensa.', contestar: null })
  expect(screen.queryByRole('link', { name: 'Contestar a decisão' })).toBeNull()
})

test('offers no other code if the server sends none', async () => {
  const page = await renderRoute('/login', {}, visitante)
  await submit(page)
  await refuse(page, 'EmailNaoVerificado', { reenvia: false })
  expect(screen.getByRole('link', { name: 'Digitar o código' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Reenviar código' })).toBeNull()
})

test.each(['/login', '/professor/login'])(
  '%s says how long to wait after too many attempts, and sends a link that need not wait',
  async url => {
    const page = await renderRoute(url, {}, visitante)
    await submit(page)
    await page.reject(new RequestFailure('TOO_MANY_REQUESTS', 'Tente de novo em 12 minutos.'))
    const alert = screen.getByRole('alert')
    expect(alert.textContent).toContain('Tente de novo em 12 minutos.')
    expect(screen.queryByRole('button', { name: 'Entrar por e-mail' })).toBeNull()
    await page.resolve({ Query: () => ({ enviaLinksDeEntrada: true }) })
    expect(alert.textContent).toContain('entre agora por um link enviado para o seu e-mail')
    await page.user.click(screen.getByRole('button', { name: 'Entrar por e-mail' }))
    expect(page.variables('usePedirLinkDeEntradaMutation')).toEqual({ input: { email: 'ana@puc.example' } })
    await page.resolve({ Mutation: () => ({ pedirLinkDeEntrada: { __typename: 'PedirLinkDeEntradaSuccess' } }) })
    expect(await screen.findByText('Email enviado!')).toBeTruthy()
    expect(page.pending()).toEqual([])
  },
)

test('offers no link if the server sends none', async () => {
  const page = await renderRoute('/login', {}, visitante)
  await submit(page)
  await page.reject(new RequestFailure('TOO_MANY_REQUESTS', 'Tente de novo em 12 minutos.'))
  await page.resolve({ Query: () => ({ enviaLinksDeEntrada: false }) })
  expect(screen.getByRole('alert').textContent).toContain('Tente de novo em 12 minutos.')
  expect(screen.queryByRole('button', { name: 'Entrar por e-mail' })).toBeNull()
})

test('says so if the server sends no links any more, or did not say', async () => {
  const page = await renderRoute('/login', {}, visitante)
  await submit(page)
  await page.reject(new RequestFailure('TOO_MANY_REQUESTS', 'Tente de novo em 12 minutos.'))
  await page.reject(new RequestFailure('OFFLINE', 'no answer'))
  await page.user.click(screen.getByRole('button', { name: 'Entrar por e-mail' }))
  const mensagem = 'Este mural não envia links de entrada.'
  await page.resolve({
    Mutation: () => ({ pedirLinkDeEntrada: { __typename: 'LinkDeEntradaIndisponivel', mensagem } }),
  })
  expect(await screen.findByText(mensagem)).toBeTruthy()
})

test('refuses a professor at the student login', async () => {
  const page = await renderRoute('/login', {}, visitante)
  await submit(page)
  await refuse(page, 'PapelNaoPermitido')
  expect(screen.getByRole('alert').textContent).toContain('Esta conta não tem permissão de aluno')
})

test('refuses a student at the professor login', async () => {
  const page = await renderRoute('/professor/login', {}, visitante)
  await submit(page)
  expect(page.variables('useEntrarMutation')).toMatchObject({ input: { papel: 'PROFESSOR' } })
  await refuse(page, 'PapelNaoPermitido')
  expect(screen.getByRole('alert').textContent).toContain('Esta conta não tem permissão de professor')
})

test('shows a failed request', async () => {
  const page = await renderRoute('/login', {}, visitante)
  await submit(page)
  await page.reject(new RequestFailure('OFFLINE', 'no answer'))
  expect(screen.getByRole('alert').textContent).toContain('Verifique sua conexão com a internet')
})

test('shows missing values at their fields, without a request', async () => {
  const page = await renderRoute('/login', {}, visitante)
  await submit(page, '', '')
  expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Informe seu e-mail.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail'))
  expect(screen.getByText('Informe sua senha.')).toBeTruthy()
  expect(page.pending()).toEqual([])
})

test('shows and hides the password', async () => {
  const { user } = await renderRoute('/login', {}, visitante)
  await user.click(screen.getByRole('button', { name: 'Mostrar senha' }))
  expect(screen.getByLabelText('Senha').getAttribute('type')).toBe('text')
  await user.click(screen.getByRole('button', { name: 'Ocultar senha' }))
  expect(screen.getByLabelText('Senha').getAttribute('type')).toBe('password')
})

test('redirects a signed-in reader home', async () => {
  const { router } = await renderRoute('/login', {})
  expect(router.state.location.pathname).toBe('/')
})

test.each(['/login', '/professor/login'])(
  '%s says that the session has expired, but not after signing out',
  async url => {
    entrar(fakeToken())
    endSessao()
    const { unmount } = await renderRoute(url, {}, visitante)
    expect(screen.getByText('Sua sessão terminou').closest('[role=status]')?.textContent).toContain(
      'Entre de novo para continuar de onde parou.',
    )
    unmount()
    entrar(fakeToken())
    sair()
    await renderRoute(url, {}, visitante)
    expect(screen.queryByText('Sua sessão terminou')).toBeNull()
  },
)

test('a page with an invalid token redirects to the login, which says why', async () => {
  entrar('nonsense')
  const { router } = await renderRoute('/applications', {}, visitante)
  expect(router.state.location.pathname).toBe('/login')
  expect(screen.getByText('Sua sessão terminou')).toBeTruthy()
})

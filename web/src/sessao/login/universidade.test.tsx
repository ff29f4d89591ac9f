import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RequestFailure } from '../../relay/failure.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { fakeToken } from '../../testing/token.ts'

const visitante = { como: 'visitante' } as const
const { dataset } = document.documentElement
const assign = vi.fn<(url: string | URL) => void>()
const entrar = 'Entrar com a conta da universidade'
const back = '/entrar/universidade?code=1&state=2'

beforeEach(() => {
  dataset['universidade'] = 'ao-lado'
  vi.spyOn(window.location, 'assign').mockImplementation(assign)
})
afterEach(() => {
  delete dataset['universidade']
  assign.mockClear()
})

const press = async (page: Awaited<ReturnType<typeof renderRoute>>, name: string) =>
  page.user.click(await screen.findByRole('button', { name }))

test.each(['/login', '/professor/login'])('%s leads to the university, with the page to return to', async url => {
  const page = await renderRoute(`${url}?voltar=%2Fprofile`, {}, visitante)
  await press(page, entrar)
  expect(page.variables('useComecarPelaUniversidadeMutation')).toEqual({ input: { voltar: '/profile' } })
  const success = { __typename: 'ComecarEntradaPelaUniversidadeSuccess', url: 'https://sso.puc.example/auth' }
  await page.resolve({ Mutation: () => ({ comecarEntradaPelaUniversidade: success }) })
  expect(assign).toHaveBeenCalledWith('https://sso.puc.example/auth')
  expect(screen.getByLabelText('Senha')).toBeTruthy()
})

test('says so if the university does not respond, and the form of the password stays', async () => {
  const page = await renderRoute('/login', {}, visitante)
  await press(page, entrar)
  const mensagem = 'A entrada da universidade não está respondendo.'
  await page.resolve({
    Mutation: () => ({ comecarEntradaPelaUniversidade: { __typename: 'UniversidadeIndisponivel', mensagem } }),
  })
  expect(screen.getByRole('alert').textContent).toContain(mensagem)
  expect(screen.getByLabelText('Senha')).toBeTruthy()
  expect(assign).not.toHaveBeenCalled()
})

test('shows nothing of it where there is no such sign-in', async () => {
  delete dataset['universidade']
  await renderRoute('/login', {}, visitante)
  expect(screen.queryByRole('button', { name: entrar })).toBeNull()
  expect(screen.getByLabelText('Senha')).toBeTruthy()
})

test('in place of the password, hides form, registration and reset, and shows the form to who asks for it', async () => {
  dataset['universidade'] = 'so'
  const page = await renderRoute('/login', {}, visitante)
  expect(await screen.findByRole('button', { name: entrar })).toBeTruthy()
  expect(screen.queryByLabelText('Senha')).toBeNull()
  expect(screen.queryByRole('link', { name: /Cadastre-se|Esqueceu/ })).toBeNull()
  await press(page, 'Entrar com senha')
  expect(screen.getByLabelText('Senha')).toBeTruthy()
})

test('says that one has signed out, without signing in again', async () => {
  const page = await renderRoute('/login?state=saiu', {}, visitante)
  expect(await screen.findByText('Você saiu.')).toBeTruthy()
  expect(page.pending()).toEqual([])
})

test('signs in with what the university answered, once, and takes it out of the address', async () => {
  const page = await renderRoute(back, null, visitante)
  await waitFor(() => expect(page.pending()).toEqual(['useEntrarPelaUniversidadeMutation']))
  expect(page.variables('useEntrarPelaUniversidadeMutation')).toEqual({ input: { resposta: 'code=1&state=2' } })
  expect(page.router.state.location.search).toBe('')
  const success = { token: fakeToken(), papel: 'ESTUDANTE', exclusaoEm: null, voltar: '/opportunities' }
  await page.resolve({
    Mutation: () => ({ entrarPelaUniversidade: { __typename: 'EntrarPelaUniversidadeSuccess', ...success } }),
  })
  expect(screen.getByRole('link', { name: 'Ir agora' }).getAttribute('href')).toBe('/opportunities')
  expect(localStorage.getItem('token')).toBe(success.token)
})

test('asks for the password of the account that may be theirs, and keeps asking while it is wrong', async () => {
  const page = await renderRoute(back, null, visitante)
  await waitFor(() => expect(page.pending()).toHaveLength(1))
  const aProvar = { __typename: 'ContaAProvar', email: 'ana@puc.example' }
  await page.resolve({ Mutation: () => ({ entrarPelaUniversidade: aProvar }) })
  expect(screen.getByText('ana@puc.example')).toBeTruthy()
  await press(page, 'Entrar e ligar as contas')
  expect(screen.getByText('Informe sua senha.')).toBeTruthy()
  await page.user.type(screen.getByLabelText('Senha deste mural'), 'segredo1')
  await press(page, 'Entrar e ligar as contas')
  expect(page.variables('useEntrarPelaUniversidadeProvarMutation')).toEqual({ input: { senha: 'segredo1' } })
  const wrong = { __typename: 'CredenciaisInvalidas', mensagem: 'Senha incorreta.' }
  await page.resolve({ Mutation: () => ({ provarConta: wrong }) })
  expect(screen.getByText('Senha incorreta.')).toBeTruthy()
  await press(page, 'Entrar e ligar as contas')
  const success = { token: fakeToken(), papel: 'PROFESSOR', exclusaoEm: null, voltar: '//evil.example' }
  await page.resolve({ Mutation: () => ({ provarConta: { __typename: 'ProvarContaSuccess', ...success } }) })
  expect(screen.getByRole('link', { name: 'Ir agora' }).getAttribute('href')).toBe('/professor')
})

test.each(['EntradaPelaUniversidadeRecusada', 'UniversidadeIndisponivel', 'ContaSuspensa'])(
  'shows why after %s, and begins again',
  async typename => {
    const page = await renderRoute(back, null, visitante)
    await waitFor(() => expect(page.pending()).toHaveLength(1))
    const refusal = { __typename: typename, mensagem: 'Porque sim.' }
    await page.resolve({ Mutation: () => ({ entrarPelaUniversidade: refusal }) })
    expect(screen.getByRole('alert').textContent).toContain('Porque sim.')
    await press(page, 'Tentar de novo')
    expect(page.pending()).toEqual(['useComecarPelaUniversidadeMutation'])
  },
)

test('another try returns to the same page', async () => {
  const first = await renderRoute('/login?voltar=%2Fprofile', {}, visitante)
  await press(first, entrar)
  first.unmount()
  const page = await renderRoute(back, null, visitante)
  await waitFor(() => expect(page.pending()).toHaveLength(1))
  const refusal = { __typename: 'EntradaPelaUniversidadeRecusada', mensagem: 'Porque sim.' }
  await page.resolve({ Mutation: () => ({ entrarPelaUniversidade: refusal }) })
  await press(page, 'Tentar de novo')
  expect(page.variables('useComecarPelaUniversidadeMutation')).toEqual({ input: { voltar: '/profile' } })
})

test.each([
  ['what the university answered', null],
  ['the password of the account', 'segredo1'],
])('asks an account with a second factor for it after %s, and then opens the page to return to', async (_, senha) => {
  const page = await renderRoute(back, null, visitante)
  await waitFor(() => expect(page.pending()).toHaveLength(1))
  const formas = { aplicativo: true, codigos: true, chave: null }
  const pedido = { __typename: 'SegundoFatorPedido', desafio: 'd', ...formas, voltar: '/opportunities' }
  if (senha === null) await page.resolve({ Mutation: () => ({ entrarPelaUniversidade: pedido }) })
  else {
    const aProvar = { __typename: 'ContaAProvar', email: 'ana@puc.example' }
    await page.resolve({ Mutation: () => ({ entrarPelaUniversidade: aProvar }) })
    await page.user.type(screen.getByLabelText('Senha deste mural'), senha)
    await press(page, 'Entrar e ligar as contas')
    await page.resolve({ Mutation: () => ({ provarConta: pedido }) })
  }
  await page.user.type(await screen.findByLabelText('Código do aplicativo'), '123456{Enter}')
  expect(localStorage.getItem('token')).toBeNull()
  expect(page.variables('useConfirmarEntradaMutation')).toEqual({
    input: { desafio: 'd', codigo: '123456', papel: null },
  })
  const success = { token: fakeToken(), papel: 'ESTUDANTE', exclusaoEm: null }
  await page.resolve({ Mutation: () => ({ confirmarEntrada: { __typename: 'ConfirmarEntradaSuccess', ...success } }) })
  expect(screen.getByRole('link', { name: 'Ir agora' }).getAttribute('href')).toBe('/opportunities')
  expect(localStorage.getItem('token')).toBe(success.token)
})

test('shows a failed request, and says where to begin without an answer', async () => {
  const page = await renderRoute(back, null, visitante)
  await waitFor(() => expect(page.pending()).toHaveLength(1))
  await page.reject(new RequestFailure('OFFLINE', 'no answer'))
  expect(screen.getByRole('alert').textContent).toContain('Verifique sua conexão com a internet')
  page.unmount()
  await renderRoute('/entrar/universidade', {}, visitante)
  expect((await screen.findByRole('alert')).textContent).toContain('Comece pela página de entrada.')
})

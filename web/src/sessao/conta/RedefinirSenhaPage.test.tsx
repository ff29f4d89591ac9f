import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { fakeToken } from '../../testing/token.ts'
import { entrar, readSessao } from '../sessao.ts'

type Page = Awaited<ReturnType<typeof renderRoute>>

const open = (search = '?token=t0ken') => renderRoute(`/reset-password${search}`, null, { como: 'visitante' })
const answer = (page: Page, redefinirSenha: Record<string, unknown>) =>
  page.resolve({ Mutation: () => ({ redefinirSenha }) })

async function submit({ user }: Page, novaSenha: string, confirmacao = novaSenha) {
  if (novaSenha) await user.type(screen.getByLabelText('Nova senha'), novaSenha)
  if (confirmacao) await user.type(screen.getByLabelText('Confirmar nova senha'), confirmacao)
  await user.click(screen.getByRole('button', { name: 'Redefinir senha' }))
}

afterEach(() => vi.useRealTimers())

test('sets the new password, ends the session and goes to the login after 3 s', async () => {
  const page = await open()
  entrar(fakeToken())
  await submit(page, 'segredo2')
  expect(page.pending()).toEqual(['useRedefinirSenhaMutation'])
  expect(page.variables('useRedefinirSenhaMutation')).toEqual({ input: { token: 't0ken', novaSenha: 'segredo2' } })
  vi.useFakeTimers()
  await answer(page, { __typename: 'RedefinirSenhaSuccess' })
  // The code of the toasts.
  await act(() => vi.dynamicImportSettled())
  expect(screen.getAllByText('Senha redefinida!')).toHaveLength(1)
  expect(screen.getByRole('main').textContent).toContain('Entre com a sua nova senha.')
  expect(readSessao()).toBeNull()
  expect(screen.getByRole('link', { name: 'Ir agora' }).getAttribute('href')).toBe('/login')
  await act(() => vi.advanceTimersByTimeAsync(2999))
  expect(page.router.state.location.pathname).toBe('/reset-password')
  // The page's loaders wait for a task.
  await act(() => vi.advanceTimersByTimeAsync(2))
  vi.useRealTimers()
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/login'))
})

test('names the account of the link for the password manager, and nothing without one', async () => {
  const conta = () => document.querySelector<HTMLInputElement>('[autocomplete="username"]')?.value
  const page = await open('?token=t0ken#conta=ana%2Bmural%40puc.example')
  expect(conta()).toBe('ana+mural@puc.example')
  page.unmount()
  await open()
  expect(conta()).toBeUndefined()
})

test.each(['', '?token=', '?token=%20'])('redirects to the login without a token, and says why (%s)', async search => {
  const { router } = await open(search)
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(await screen.findByText('Token inválido')).toBeTruthy()
  expect(screen.getByText('Link de redefinição de senha inválido ou expirado.')).toBeTruthy()
})

test.each([
  [
    'segredo2',
    'segredo3',
    'Confirmar nova senha',
    'Senhas não coincidem',
    'Por favor, digite a mesma senha nos dois campos.',
  ],
  ['curta', 'curta', 'Nova senha', 'Senha muito curta', 'A senha deve ter pelo menos 6 caracteres.'],
  ['', '', 'Nova senha', 'Senha muito curta', 'A senha deve ter pelo menos 6 caracteres.'],
])('refuses "%s" and "%s" at %s, with the title as a toast', async (novaSenha, confirmacao, field, title, sentence) => {
  const page = await open()
  await submit(page, novaSenha, confirmacao)
  expect(screen.getByLabelText(field).getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(screen.getByLabelText(field))
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.getAllByText(sentence)).toHaveLength(1)
  expect(page.pending()).toEqual([])
})

test.each([
  [undefined, 'senha', 6],
  ['10', 'senha-nov', 10],
])('needs the characters that the document says (%s): "%s" is too short', async (given, senha, minima) => {
  const { dataset } = document.documentElement
  if (given) dataset['senhaMinima'] = given
  onTestFinished(() => document.documentElement.removeAttribute('data-senha-minima'))
  const page = await open()
  expect(screen.getByText(`Pelo menos ${minima} caracteres; mais longa é melhor`)).toBeTruthy()
  await submit(page, senha)
  expect(await screen.findAllByText(`A senha deve ter pelo menos ${minima} caracteres.`)).toHaveLength(1)
  await submit(page, 'o')
  expect(page.pending()).toEqual(['useRedefinirSenhaMutation'])
})

test("shows the server's message for a used token, and a link to request a new one", async () => {
  const page = await open()
  await submit(page, 'segredo2')
  await answer(page, { __typename: 'TokenRecusado', mensagem: 'Link inválido ou expirado' })
  expect(screen.getByRole('alert').textContent).toContain('Link inválido ou expirado')
  expect(screen.getAllByText('Erro ao redefinir senha')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Pedir um novo link' }).getAttribute('href')).toBe('/forgot-password')
  expect(screen.getByLabelText<HTMLInputElement>('Nova senha').value).toBe('segredo2')
})

test('shows and hides each password separately', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Mostrar nova senha' }))
  const types = ['Nova senha', 'Confirmar nova senha'].map(label => screen.getByLabelText(label).getAttribute('type'))
  expect(types).toEqual(['text', 'password'])
  expect(screen.getByRole('button', { name: 'Ocultar nova senha' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Mostrar confirmação da nova senha' })).toBeTruthy()
  expect(screen.getByLabelText('Nova senha').getAttribute('autocomplete')).toBe('new-password')
})

import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { RequestFailure } from '../../relay/failure.ts'
import { readSessao } from '../sessao.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { fakeToken } from '../../testing/token.ts'

type Page = Awaited<ReturnType<typeof renderRoute>>

const signed = vi.hoisted(() => ({ startAuthentication: vi.fn(), startRegistration: vi.fn() }))
vi.mock('@simplewebauthn/browser', () => signed)
afterEach(() => vi.unstubAllGlobals())

const confirmacao = 'useConfirmarEntradaMutation'
const pedido = { __typename: 'SegundoFatorPedido', desafio: 'd', aplicativo: true, codigos: true, chave: null }

/** Types the password of an account with a second factor. */
const begin = async (given: object = {}, url = '/login') => {
  const page = await renderRoute(url, {}, { como: 'visitante' })
  await page.user.type(screen.getByLabelText('E-mail'), 'ana@puc.example')
  await page.user.type(screen.getByLabelText('Senha'), 'segredo1')
  await page.user.click(screen.getByRole('button', { name: 'Entrar' }))
  await page.resolve({ Mutation: () => ({ entrar: { ...pedido, ...given } }) })
  await screen.findByRole('heading', { name: 'Confirme que é você' })
  return page
}
const answer = (page: Page, confirmarEntrada: object) =>
  page.resolve({ Mutation: () => ({ confirmarEntrada }) }, confirmacao)
const success = { __typename: 'ConfirmarEntradaSuccess', token: fakeToken(), papel: 'ESTUDANTE', exclusaoEm: null }

test('signs in with the code of the app, and goes on to the page that required the login', async () => {
  const page = await begin({}, '/login?voltar=%2Fopportunities')
  expect(readSessao()).toBeNull()
  const field = screen.getByLabelText<HTMLInputElement>('Código do aplicativo')
  expect([field.autocomplete, field.inputMode]).toEqual(['one-time-code', 'numeric'])
  await waitFor(() => expect(document.activeElement).toBe(field))
  await page.user.paste(' 123 456 ')
  await page.user.keyboard('{Enter}')
  expect(page.variables(confirmacao)).toEqual({ input: { desafio: 'd', codigo: '123 456', papel: 'ESTUDANTE' } })
  await answer(page, success)
  expect(readSessao()).not.toBeNull()
  expect(screen.getByRole('link', { name: 'Ir agora' }).getAttribute('href')).toBe('/opportunities')
})

test('keeps what was typed after a wrong code, and after a request that failed', async () => {
  const page = await begin()
  const codigo = () => screen.getByLabelText<HTMLInputElement>('Código do aplicativo')
  await page.user.type(codigo(), '000000{Enter}')
  const campos = [{ campo: 'codigo', mensagem: 'Este código não confere.' }]
  await answer(page, { __typename: 'EntradaInvalida', mensagem: 'Este código não confere.', campos })
  screen.getByText('Este código não confere.')
  expect([codigo().value, document.activeElement]).toEqual(['000000', codigo()])
  await page.user.keyboard('{Enter}')
  await page.reject(new RequestFailure('TOO_MANY_REQUESTS', 'Muitos códigos errados.'), confirmacao)
  screen.getByText('Muitos códigos errados.')
  expect(codigo().value).toBe('000000')
  await page.user.click(screen.getByRole('button', { name: 'Voltar' }))
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ana@puc.example')
})

test('signs in with a recovery code', async () => {
  const page = await begin()
  await page.user.click(screen.getByRole('button', { name: 'Usar um código de recuperação' }))
  await page.user.type(screen.getByLabelText('Código de recuperação'), 'AAAAA-BBBBB-CCCCC{Enter}')
  expect(page.variables(confirmacao)).toMatchObject({ input: { codigo: 'AAAAA-BBBBB-CCCCC' } })
})

test('signs in with a passkey, and says so if the browser does not', async () => {
  vi.stubGlobal('PublicKeyCredential', vi.fn())
  const page = await begin({ aplicativo: false, chave: '{"challenge":"c"}' })
  expect(screen.queryByLabelText('Código do aplicativo')).toBeNull()
  const press = () => page.user.click(screen.getByRole('button', { name: 'Usar uma chave de acesso' }))
  signed.startAuthentication.mockRejectedValueOnce(new Error('NotAllowedError'))
  await press()
  await screen.findByText(/A chave de acesso não respondeu/)
  signed.startAuthentication.mockResolvedValueOnce({ id: 'k' })
  await press()
  await waitFor(() => expect(page.variables(confirmacao)).toMatchObject({ input: { chave: '{"id":"k"}' } }))
  expect(signed.startAuthentication).toHaveBeenLastCalledWith({ optionsJSON: { challenge: 'c' } })
})

test('begins anew once the challenge is over', async () => {
  const page = await begin()
  await page.user.type(screen.getByLabelText('Código do aplicativo'), '123456{Enter}')
  await answer(page, { __typename: 'TokenRecusado', mensagem: 'Esta entrada expirou. Entre de novo.' })
  expect(screen.getByRole('alert').textContent).toContain('Esta entrada expirou. Entre de novo.')
  expect(screen.getByLabelText<HTMLInputElement>('Senha').value).toBe('segredo1')
})

test('follows a link of a mail, too', async () => {
  const page = await renderRoute('/email-login?token=t', {}, { como: 'visitante' })
  await page.user.click(screen.getByRole('button', { name: 'Entrar' }))
  await page.resolve({ Mutation: () => ({ entrarPorLink: pedido }) })
  await page.user.type(await screen.findByLabelText('Código do aplicativo'), '123456{Enter}')
  expect(page.variables(confirmacao)).toEqual({ input: { desafio: 'd', codigo: '123456', papel: null } })
  await answer(page, success)
  expect(readSessao()).not.toBeNull()
})

import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { fakeToken } from '../../testing/token.ts'
import { keepCadastroSecret, readCadastroSecret } from '../cadastroSecret.ts'
import { readSessao } from '../sessao.ts'

type Page = Awaited<ReturnType<typeof renderRoute>>

const link = '/verify-email?token=ABCDE-12345'
const atacante = fakeToken({ user_id: 666, is_student: false })

const accept = (page: Page, given: object = {}) => {
  const verificarEmail = { __typename: 'VerificarEmailSuccess', token: atacante, nome: 'Eva', tokenDeSenha: null }
  return page.resolve(
    { Mutation: () => ({ verificarEmail: { ...verificarEmail, ...given } }) },
    'useVerificarEmailMutation',
  )
}
const main = () => screen.getByRole('main').textContent

test.each(['aluno', 'professor'] as const)(
  'a stranger’s link leaves the session of a %s as it is, and asks',
  async como => {
    const page = await renderRoute(link, null, { como })
    const before = readSessao()
    await accept(page)
    expect(readSessao()).toEqual(before)
    expect(await screen.findAllByText('Email verificado com sucesso!')).toHaveLength(1)
    expect(main()).toContain('A conta de Eva está ativa')
    expect(main()).toContain('Neste navegador você está em outra conta e continua nela.')
    expect(screen.getByRole('link', { name: 'Continuar na minha conta' }).getAttribute('href')).toBe('/')
    await page.user.click(screen.getByRole('button', { name: 'Trocar de conta' }))
    expect(readSessao()).toMatchObject({ codigo: '666' })
    expect(main()).toContain('Boas-vindas, Eva!')
  },
)

test('a link of an account registered in another browser signs nobody in, and asks for a new password', async () => {
  const page = await renderRoute(link, null, { como: 'visitante' })
  expect(page.variables('useVerificarEmailMutation')).toEqual({ input: { token: 'ABCDE-12345', perguntar: true } })
  await accept(page, { tokenDeSenha: 'reset-token', papel: 'PROFESSOR' })
  expect(readSessao()).toBeNull()
  expect(main()).toContain('Agora escolha a sua senha')
  await page.user.type(screen.getByLabelText('Nova senha'), 'cavalo-bateria')
  await page.user.type(screen.getByLabelText('Confirmar nova senha'), 'cavalo-bateria')
  await page.user.click(screen.getByRole('button', { name: 'Redefinir senha' }))
  const input = { token: 'reset-token', novaSenha: 'cavalo-bateria' }
  expect(page.variables('useRedefinirSenhaMutation')).toEqual({ input })
  const fraca = { __typename: 'EntradaInvalida', mensagem: 'Escolha outra.' }
  await page.resolve({ Mutation: () => ({ redefinirSenha: fraca }) }, 'useRedefinirSenhaMutation')
  expect(screen.getByLabelText<HTMLInputElement>('Nova senha').value).toBe('cavalo-bateria')
  expect(screen.getByLabelText('Nova senha').getAttribute('aria-invalid')).toBe('true')
  await page.user.click(screen.getByRole('button', { name: 'Redefinir senha' }))
  const redefinirSenha = { __typename: 'RedefinirSenhaSuccess' }
  await page.resolve({ Mutation: () => ({ redefinirSenha }) }, 'useRedefinirSenhaMutation')
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Ir agora' }).getAttribute('href')).toBe('/professor/login'),
  )
})

test('a link of a registration that another browser made says whose it is, and verifies only if the reader confirms', async () => {
  const page = await renderRoute(link, null, { como: 'visitante' })
  const cadastro = { nome: 'Dra. Eva', papel: 'PROFESSOR', curso: null, departamento: 'Letras' }
  const verificarEmail = { __typename: 'CadastroDeOutroNavegador', cadastro }
  await page.resolve({ Mutation: () => ({ verificarEmail }) }, 'useVerificarEmailMutation')
  expect(readSessao()).toBeNull()
  expect(main()).toContain('Este cadastro é seu?')
  expect(main()).toContain('Dra. Eva, professor, Letras')
  expect(screen.getByRole('link', { name: 'Não é: sou aluno' }).getAttribute('href')).toBe('/register')
  expect(screen.getByRole('link', { name: 'Não é: sou professor' }).getAttribute('href')).toBe('/professor/register')
  expect(page.pending()).toEqual([])
  await page.user.click(screen.getByRole('button', { name: 'É meu: escolher a senha' }))
  expect(page.variables('useVerificarEmailMutation')).toEqual({ input: { token: 'ABCDE-12345', perguntar: false } })
  await accept(page, { tokenDeSenha: 'reset-token' })
  expect(screen.getByLabelText('Nova senha')).toBeTruthy()
})

test('such a link does not end the current session, unless the reader switches', async () => {
  const page = await renderRoute(link, null)
  await accept(page, { tokenDeSenha: 'reset-token' })
  expect(readSessao()).toMatchObject({ codigo: '7' })
  expect(screen.queryByLabelText('Nova senha')).toBeNull()
  await page.user.click(screen.getByRole('button', { name: 'Trocar de conta' }))
  expect(readSessao()).toBeNull()
  expect(screen.getByLabelText('Nova senha')).toBeTruthy()
})

test('the browser that registered sends its secret for an hour', async () => {
  const prova = keepCadastroSecret()
  expect([keepCadastroSecret(), readCadastroSecret()]).toEqual([prova, prova])
  const page = await renderRoute(link, null, { como: 'visitante' })
  expect(page.variables('useVerificarEmailMutation')).toEqual({
    input: { token: 'ABCDE-12345', perguntar: true, prova },
  })
  vi.useFakeTimers({ now: Date.now() + 3_600_001 })
  expect(readCadastroSecret()).toBeNull()
  expect(keepCadastroSecret()).not.toBe(prova)
  vi.useRealTimers()
})

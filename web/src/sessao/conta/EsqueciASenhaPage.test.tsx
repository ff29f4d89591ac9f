import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestFailure } from '../../relay/failure.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'

const open = () => renderRoute('/forgot-password', {}, { como: 'visitante' })
const email = () => screen.getByLabelText<HTMLInputElement>('E-mail')

test('requests the mail with one request, confirms it, and accepts another address', async () => {
  const page = await open()
  await page.user.type(email(), ' ana@puc.example {Enter}')
  expect(page.pending()).toEqual(['usePedirRedefinicaoMutation'])
  expect(page.variables('usePedirRedefinicaoMutation')).toEqual({ input: { email: 'ana@puc.example' } })
  await page.resolve()
  const heading = screen.getByRole('heading', { name: 'Email enviado!' })
  expect(document.activeElement).toBe(heading)
  expect(screen.getByText('ana@puc.example')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Voltar para o login' }).getAttribute('href')).toBe('/login')
  await page.user.click(screen.getByRole('button', { name: 'Tentar outro e-mail' }))
  expect(email().value).toBe('')
  expect(page.pending()).toEqual([])
})

test('shows a failed request, and keeps the address', async () => {
  const page = await open()
  await page.user.type(email(), 'ana@puc.example{Enter}')
  await page.reject(new RequestFailure('UPSTREAM_UNAVAILABLE', 'down'))
  expect(screen.getByRole('alert').textContent).toContain(
    'Não foi possível enviar o email de recuperação. Tente novamente.',
  )
  expect(email().value).toBe('ana@puc.example')
})

test('says how long to wait after too many requests', async () => {
  const page = await open()
  await page.user.type(email(), 'ana@puc.example{Enter}')
  await page.reject(new RequestFailure('TOO_MANY_REQUESTS', 'Tente de novo em 12 minutos.'))
  expect(screen.getByRole('alert').textContent).toContain('Tente de novo em 12 minutos.')
})

test.each([
  ['', 'Informe seu e-mail.'],
  ['ana', 'Informe um e-mail válido.'],
])('refuses "%s" as an address', async (typed, sentence) => {
  const page = await open()
  await page.user.type(email(), `${typed}{Enter}`)
  expect(screen.getByText(sentence)).toBeTruthy()
  expect(page.pending()).toEqual([])
})

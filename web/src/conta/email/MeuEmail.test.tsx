import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestFailure } from '../../relay/failure.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { semNada } from '../testing/semNada.ts'

const pedir = 'usePedirMudancaDeEmailMutation'
const cancelar = 'useCancelarMudancaDeEmailMutation'
const atual = { email: 'ana@puc.example', pendente: null }
const emEspera = { ...atual, pendente: { email: 'nova@puc.example', expiraEm: '2026-03-12T12:00:00Z' } }

const open = (meuEmail: object | null) => renderRoute('/conta', { Viewer: () => ({ ...semNada, meuEmail }) })

const fill = async (email: string, senha: string) => {
  const page = await open(atual)
  if (email) await page.user.type(screen.getByLabelText('Novo e-mail'), email)
  if (senha) await page.user.type(screen.getByLabelText('Sua senha'), senha)
  await page.user.click(screen.getByRole('button', { name: 'Mudar e-mail' }))
  return page
}

test.each([
  ['the address', '', 'segredo1', 'Novo e-mail', 'Digite o novo e-mail.'],
  ['the password', 'nova@puc.example', '', 'Sua senha', 'Digite a sua senha atual.'],
])('says at the field, without a request, that %s is missing', async (_what, email, senha, label, mensagem) => {
  const { pending } = await fill(email, senha)
  screen.getByText(mensagem)
  expect(document.activeElement).toBe(screen.getByLabelText(label))
  expect(pending()).toEqual([])
})

test('shows what waits for its confirmation, with the focus on the heading', async () => {
  const { resolve, variables, pending } = await fill('nova@puc.example', 'segredo1')
  expect(variables(pedir)).toEqual({ input: { email: 'nova@puc.example', senhaAtual: 'segredo1' } })
  const viewer = { meuEmail: emEspera }
  await resolve(
    { Mutation: () => ({ pedirMudancaDeEmail: { __typename: 'PedirMudancaDeEmailSuccess', viewer } }) },
    pedir,
  )
  screen.getByText('Confirme nova@puc.example')
  expect(document.activeElement?.textContent).toBe('E-mail')
  expect(pending()).toEqual([])
})

test('shows the refusal of the server at its field', async () => {
  const { resolve } = await fill('ana@gmail.com', 'segredo1')
  const campos = [{ campo: 'email', mensagem: 'Por favor, use seu email institucional (@puc.example).' }]
  await resolve({ Mutation: () => ({ pedirMudancaDeEmail: { __typename: 'EntradaInvalida', campos } }) }, pedir)
  screen.getByText('Por favor, use seu email institucional (@puc.example).')
  expect(document.activeElement).toBe(screen.getByLabelText('Novo e-mail'))
})

test('keeps what was typed if the server cannot be reached', async () => {
  const { reject } = await fill('nova@puc.example', 'segredo1')
  await reject(new RequestFailure('TOO_MANY_REQUESTS', 'Muitas mudanças de e-mail em pouco tempo.'), pedir)
  await screen.findByText('O e-mail não foi alterado')
  expect(screen.getByLabelText<HTMLInputElement>('Novo e-mail').value).toBe('nova@puc.example')
})

test('cancels what waits', async () => {
  const { user, resolve } = await open(emEspera)
  await user.click(screen.getByRole('button', { name: 'Cancelar a mudança' }))
  const viewer = { meuEmail: atual }
  await resolve(
    { Mutation: () => ({ cancelarMudancaDeEmail: { __typename: 'CancelarMudancaDeEmailSuccess', viewer } }) },
    cancelar,
  )
  await screen.findByText('A mudança foi cancelada')
  screen.getByRole('button', { name: 'Mudar e-mail' })
})

test('is not there over an upstream that changes no address', async () => {
  await open(null)
  expect(screen.queryByText('E-mail')).toBeNull()
})

import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestFailure } from '../../relay/failure.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'

const mutation = 'useMudarSenhaMutation'

const fill = async (atual: string, nova: string) => {
  const rendered = await renderRoute('/conta', {
    Viewer: () => ({
      privacidade: null,
      leituras: null,
      sessoes: [],
      bloqueios: null,
      segundoFator: null,
      meusDados: null,
      meuEmail: null,
    }),
  })
  const { user } = rendered
  if (atual) await user.type(screen.getByLabelText('Senha atual'), atual)
  if (nova) await user.type(screen.getByLabelText('Nova senha'), nova)
  await user.click(screen.getByRole('button', { name: 'Trocar senha' }))
  return rendered
}

test.each([
  ['the present one is missing', '', 'uma frase', 'Senha atual', 'Digite a sua senha atual.'],
  ['the new one is short', 'segredo1', '12345', 'Nova senha', 'A senha deve ter pelo menos 6 caracteres.'],
])('says at the field, without a request, that %s', async (_what, atual, nova, label, mensagem) => {
  const { pending } = await fill(atual, nova)
  screen.getByText(mensagem)
  expect(document.activeElement).toBe(screen.getByLabelText(label))
  expect(pending()).toEqual([])
})

test('shows the refusal of the server at its field', async () => {
  const { resolve, variables } = await fill('errada', 'uma frase')
  expect(variables(mutation)).toEqual({ input: { senhaAtual: 'errada', novaSenha: 'uma frase' } })
  const campos = [{ campo: 'senhaAtual', mensagem: 'Esta não é a sua senha atual.' }]
  await resolve({ Mutation: () => ({ mudarSenha: { __typename: 'EntradaInvalida', campos } }) }, mutation)
  screen.getByText('Esta não é a sua senha atual.')
  expect(document.activeElement).toBe(screen.getByLabelText('Senha atual'))
})

test('keeps what was typed if the server cannot be reached', async () => {
  const { reject } = await fill('segredo1', 'uma frase')
  await reject(new RequestFailure('TOO_MANY_REQUESTS', 'Muitas tentativas de entrar.'), mutation)
  await screen.findByText('A senha não foi alterada')
  expect(screen.getByLabelText<HTMLInputElement>('Nova senha').value).toBe('uma frase')
})

test('goes on with the new token', async () => {
  const { resolve } = await fill('segredo1', 'uma frase')
  const nova = (localStorage.getItem('token') ?? '').replace(/\.[^.]*$/, '.nova')
  await resolve({ Mutation: () => ({ mudarSenha: { __typename: 'MudarSenhaSuccess', token: nova } }) }, mutation)
  await screen.findByText('Senha alterada')
  await waitFor(() => expect(localStorage.getItem('token')).toBe(nova))
})

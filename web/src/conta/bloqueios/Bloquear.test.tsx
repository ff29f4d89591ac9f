import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { outroPerfil } from '../../perfil/testing/perfis.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'

const open = (papeis?: readonly string[]) =>
  renderRoute('/profile/12', outroPerfil(), { como: 'aluno', ...(papeis && { papeis }) })

const press = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.click(await screen.findByRole('button', { name: 'Bloquear' }))
  return within(await screen.findByRole('dialog', { name: 'Bloquear esta pessoa' }))
}
const answer = (bloquear: object) => ({ Mutation: () => ({ bloquear }) })

test('is not offered on an upstream without blocks', async () => {
  await open()
  expect(screen.queryByRole('button', { name: 'Bloquear' })).toBeNull()
})

test('is sent once it is confirmed, and says where it is undone', async () => {
  const opened = await open(['aluno'])
  const dialog = await press(opened)
  dialog.getByText(/A pessoa não fica sabendo\.$/)
  await opened.user.click(dialog.getByRole('button', { name: 'Bloquear' }))
  expect(opened.variables('useBloquearMutation')).toEqual({ input: { codigo: '12', bloqueada: true } })
  await opened.resolve(answer({ __typename: 'BloquearSuccess' }), 'useBloquearMutation')
  await screen.findByText('Pessoa bloqueada')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('keeps the dialog open, with the reason, where it is refused', async () => {
  const opened = await open(['aluno'])
  const dialog = await press(opened)
  await opened.user.click(dialog.getByRole('button', { name: 'Bloquear' }))
  const refused = { __typename: 'EntradaInvalida', mensagem: 'Você já bloqueou 200 pessoas.' }
  await opened.resolve(answer(refused), 'useBloquearMutation')
  await dialog.findByText('Você já bloqueou 200 pessoas.')
})

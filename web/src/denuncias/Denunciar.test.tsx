import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../testing/renderRoute.tsx'
import { umaVaga } from '../vagas/testing/umaVaga.ts'

const vaga = { Query: () => ({ vaga: umaVaga({ id: 'vaga-12' }), viewer: { papel: 'ESTUDANTE' } }) }
const open = (papeis?: readonly string[]) =>
  renderRoute('/opportunities/12', vaga, { como: 'aluno', ...(papeis && { papeis }) })

const press = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.click(await screen.findByRole('button', { name: 'Denunciar' }))
  return within(await screen.findByRole('dialog', { name: 'Denunciar esta oportunidade' }))
}

test('is not offered on an upstream without moderators', async () => {
  await open()
  expect(screen.queryByRole('button', { name: 'Denunciar' })).toBeNull()
})

test('asks for a reason, and for words where none fits, before anything is sent', async () => {
  const opened = await open(['aluno'])
  const dialog = await press(opened)
  const enviar = dialog.getByRole('button', { name: 'Denunciar' })
  await opened.user.click(enviar)
  dialog.getByText('Escolha um motivo.')
  await opened.user.click(dialog.getByRole('radio', { name: 'Outro' }))
  await opened.user.click(enviar)
  dialog.getByText('Conte o que houve.')
  expect(opened.pending()).not.toContain('useDenunciarMutation')
})

test('sends the report, and says what follows', async () => {
  const opened = await open(['aluno'])
  const dialog = await press(opened)
  await opened.user.click(dialog.getByRole('radio', { name: 'Spam ou golpe' }))
  await opened.user.click(dialog.getByRole('button', { name: 'Denunciar' }))
  expect(opened.variables('useDenunciarMutation')).toEqual({
    input: { tipo: 'VAGA', codigo: '12', motivo: 'SPAM', texto: null },
  })
  await opened.resolve({ Mutation: () => ({ denunciar: { __typename: 'DenunciarSuccess' } }) }, 'useDenunciarMutation')
  await screen.findByText('Denúncia recebida')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('says that it is already with the moderators', async () => {
  const opened = await open(['aluno'])
  const dialog = await press(opened)
  await opened.user.click(dialog.getByRole('radio', { name: 'Spam ou golpe' }))
  await opened.user.click(dialog.getByRole('button', { name: 'Denunciar' }))
  const denunciar = { __typename: 'EntradaInvalida', mensagem: 'Isto já está com a moderação.', campos: [] }
  await opened.resolve({ Mutation: () => ({ denunciar }) }, 'useDenunciarMutation')
  expect((await dialog.findByRole('alert')).textContent).toBe('Isto já está com a moderação.')
})

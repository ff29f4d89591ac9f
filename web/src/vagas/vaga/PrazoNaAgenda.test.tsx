import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { umaVaga } from '../testing/umaVaga.ts'

const open = (changes: object) =>
  renderRoute('/opportunities/12', {
    Query: () => ({ vaga: umaVaga({ codigo: '12', titulo: 'Monitoria', ...changes }), viewer: { papel: 'ESTUDANTE' } }),
  })
const button = () => screen.queryByRole('button', { name: 'Adicionar à agenda: prazo de inscrição' })

test('adds the prazo as a whole day, with its hour in the title and a link to the vaga', async () => {
  const { user } = await open({ prazo: '2999-12-31', encerrada: false })
  await user.click(button() ?? expect.fail('no button'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Adicionar à agenda' }))
  dialog.getByText('Inscrições: Monitoria (até 23h59)')
  const google = new URL(dialog.getByRole<HTMLAnchorElement>('link', { name: 'Google Agenda' }).href).searchParams
  expect([google.get('dates'), google.get('details')]).toEqual([
    '29991231/30000101',
    expect.stringMatching(/\/opportunities\/12$/),
  ])
})

test('is not offered once the vaga is encerrada', async () => {
  await open({ prazo: '2999-12-31', encerrada: true })
  expect(button()).toBeNull()
})

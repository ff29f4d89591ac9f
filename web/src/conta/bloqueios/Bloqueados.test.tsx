import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'

const rui = { pessoa: { codigo: '12', nome: 'Rui Lima' }, desde: '2026-03-10T14:00:00Z' }
const open = (bloqueios: object[] | null) =>
  renderRoute(
    '/conta',
    {
      Viewer: () => ({
        privacidade: null,
        leituras: null,
        sessoes: [],
        bloqueios,
        segundoFator: null,
        meusDados: null,
        meuEmail: null,
      }),
    },
    { como: 'aluno' },
  )
const region = () => within(screen.getByRole('region', { name: 'Pessoas bloqueadas' }))

test('says where to block somebody, and nothing on an upstream without blocks', async () => {
  const opened = await open([])
  region().getByText(/botão Bloquear está no perfil/)
  opened.unmount()
  await open(null)
  expect(screen.queryByRole('region', { name: 'Pessoas bloqueadas' })).toBeNull()
})

test('lists each person, who leaves the list once unblocked', async () => {
  const { user, variables, resolve } = await open([rui])
  region().getByRole('row', { name: /^Rui Lima 10\/03\/2026/ })
  await user.click(region().getByRole('button', { name: 'Desbloquear Rui Lima' }))
  expect(variables('useBloquearMutation')).toEqual({ input: { codigo: '12', bloqueada: false } })
  const bloquear = { __typename: 'BloquearSuccess', viewer: { bloqueios: [] } }
  await resolve({ Mutation: () => ({ bloquear }) }, 'useBloquearMutation')
  await screen.findByText('Pessoa desbloqueada')
  region().getByText(/^Você não bloqueou ninguém/)
})

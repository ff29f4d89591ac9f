import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../testing/renderRoute.tsx'
import { calculo, robotica } from './testing/minhasVagas.ts'

const open = (search = '', vagas = [calculo, robotica]) =>
  renderRoute(
    `/professor/opportunities${search}`,
    {
      Viewer: () => ({ convites: null }),
      MinhaVagaConnection: () => ({
        edges: vagas.map(({ total, ...node }) => ({ node: { ...node, totalDeCandidatos: total } })),
      }),
    },
    { como: 'professor' },
  )

const sheet = () => within(screen.getByRole('dialog', { name: 'Filtros' }))

test('folds the filters behind a button that counts them, and says what each leaves', async () => {
  const { user, router } = await open('?status=em_andamento,encerrada')
  await user.click(screen.getByRole('button', { name: 'Filtrar oportunidades (2)' }))
  await user.click(sheet().getByRole('button', { name: 'Em andamento' }))
  await waitFor(() => expect(router.state.location.search).toBe('?status=encerrada'))
  await user.click(sheet().getByRole('button', { name: 'Ver 1 de 2 oportunidades' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Filtrar oportunidades (1)' })).toBeTruthy()
})

test('clears the filters and stays open', async () => {
  const { user, router } = await open('?candidatos=5')
  await user.click(screen.getByRole('button', { name: 'Filtrar oportunidades (1)' }))
  await user.click(sheet().getByRole('button', { name: 'Limpar Filtros' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(sheet().getByRole('button', { name: 'Ver 2 oportunidades' })).toBeTruthy()
})

test('is not there without a vaga', async () => {
  await open('', [])
  expect(screen.queryByRole('button', { name: /^Filtrar/ })).toBeNull()
})

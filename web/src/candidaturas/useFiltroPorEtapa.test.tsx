import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../testing/renderRoute.tsx'
import { lista, naEtapa } from './testing/candidaturas.ts'

const next = 'CandidaturasListPaginationQuery'

test('a stage that was chosen is looked for in the later pages too', async () => {
  const primeira = lista([naEtapa('1', 'RECEBIDA')], { total: 2, hasNextPage: true })
  const { pending, resolve } = await renderRoute('/applications?etapa=aprovada', null)
  await resolve({}, 'HeaderUserQuery')
  await resolve(primeira, 'CandidaturasPageQuery')
  expect(pending()).toEqual([next])
  expect(screen.queryByText('Nenhuma candidatura nesta etapa.')).toBeNull()
  await resolve(lista([naEtapa('2', 'APROVADA')], { total: 2, from: 1 }), next)
  expect(screen.getByRole('heading', { level: 3, name: 'Vaga 2' })).toBeTruthy()
  expect(pending()).toEqual([])
})

test('keeps a filter of the address that nothing matches, to be released', async () => {
  const { user } = await renderRoute('/applications?etapa=retirada', lista([naEtapa('1', 'RECEBIDA')]))
  expect(screen.getByText('Nenhuma candidatura nesta etapa.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Retirada: 0' }))
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1)
})

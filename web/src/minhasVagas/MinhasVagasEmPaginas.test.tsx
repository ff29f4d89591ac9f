import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestFailure } from '../relay/failure.ts'
import { renderRoute } from '../testing/renderRoute.tsx'
import { calculo } from './testing/minhasVagas.ts'

const numeradas = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    ...calculo,
    id: `vaga-${from + index}`,
    codigo: String(from + index),
    titulo: `Vaga ${from + index}`,
    status: from + index === 130 ? 'ENCERRADA' : 'EM_ANDAMENTO',
  }))
const visible = (vagas: object[], endCursor: string | null) => ({
  MinhaVagaConnection: () => ({
    edges: vagas.map(node => ({ node: { ...node, totalDeCandidatos: 0 } })),
    pageInfo: { hasNextPage: endCursor !== null, endCursor },
  }),
})
const openJanela = async (search = '') => {
  const opened = await renderRoute(`/professor/opportunities${search}`, null, { como: 'professor' })
  await opened.resolve({}, 'HeaderUserQuery')
  await opened.resolve(visible(numeradas(1, 100), 'depois-de-100'), 'MinhasVagasPageQuery')
  return opened
}
const mais = 'MinhasVagasPaginationQuery'

test('loads the next page once all loaded vagas are shown', async () => {
  const { user, pending, variables, resolve } = await openJanela()
  expect(screen.getByText('Mais de 100 oportunidades')).toBeTruthy()
  for (let press = 0; press < 4; press += 1) await user.click(screen.getByText('Mostrar mais'))
  expect(screen.getByText('100 de mais de 100')).toBeTruthy()
  await user.click(screen.getByText('Mostrar mais'))
  expect(pending()).toEqual([mais])
  expect(variables(mais)).toEqual({ quantas: 100, cursor: 'depois-de-100' })
  await resolve(visible(numeradas(101, 130), null))
  expect(screen.getByText('130 oportunidades')).toBeTruthy()
  expect(document.querySelectorAll('tbody tr')).toHaveLength(120)
  expect(pending()).toEqual([])
})

test('filters and sorts once all vagas are loaded', async () => {
  const { pending, resolve } = await openJanela('?status=encerrada')
  expect(pending()).toEqual([mais])
  expect(screen.queryByText('Nenhuma oportunidade encontrada')).toBeNull()
  await resolve(visible(numeradas(101, 130), null))
  const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows.map(row => within(row).getAllByRole('cell')[0]?.textContent)).toEqual(['Vaga 130'])
  expect(screen.getByText('1 de 130 oportunidades')).toBeTruthy()
})

test('says that some vagas failed to load, and retries', async () => {
  const { user, pending, reject, resolve } = await openJanela('?ordem=titulo')
  await reject(new RequestFailure('UPSTREAM_TIMEOUT', 'slow'), mais)
  expect(screen.getByText('Não foi possível carregar todas as oportunidades.')).toBeTruthy()
  expect(pending()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  await resolve(visible(numeradas(101, 130), null), mais)
  expect(screen.queryByText('Não foi possível carregar todas as oportunidades.')).toBeNull()
  expect(screen.getByText('130 oportunidades')).toBeTruthy()
})

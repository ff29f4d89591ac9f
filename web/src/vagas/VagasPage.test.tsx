import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../testing/renderRoute.tsx'
import { umaVaga } from './testing/umaVaga.ts'

const shell = 'HeaderUserQuery'
const page = 'VagasPageQuery'

/** `total` vagas of which this page shows `titulos`. */
const lista = (titulos: readonly string[], total = titulos.length, totalDeRecomendadas = 3) => ({
  VagaConnection: () => ({ total, totalDeRecomendadas, edges: titulos.map((titulo, id) => ({ node: umaVaga({ id: `${titulo} ${id}`, titulo }) })) }),
  Query: () => ({ departamentos: [{ codigo: '3', nome: 'Informática' }, { codigo: '9', nome: 'Física' }] }),
})

test('asks for the list once, with the page and the filter of the URL', async () => {
  const { pending, variables } = await renderRoute('/opportunities?type=monitoria,estagio&departamento=3&beneficios=remuneracao&busca=redes&pagina=3', null)
  expect(pending().toSorted()).toEqual([shell, page])
  expect(variables(page)).toEqual({
    pular: 16,
    filtro: { tipos: ['MONITORIA', 'ESTAGIO'], departamento: '3', beneficios: ['REMUNERACAO'], busca: 'redes' },
  })
})

test('chooses in the panel first, and lists anew only when the choice is applied', async () => {
  const view = await renderRoute('/opportunities', lista(['Monitoria de Cálculo I'], 20))
  expect(screen.getByText('3 recomendadas baseadas nos seus interesses')).toBeTruthy()
  await view.user.click(screen.getByRole('button', { name: 'Monitoria' }))
  await view.user.click(screen.getByRole('radio', { name: 'Física' }))
  const selecionados = screen.getByText('Filtros Selecionados').parentElement ?? document.body
  expect(within(selecionados).getByText('Física')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Monitoria' }).dataset['ring']).toBe('true')
  expect(view.pending()).toEqual([])

  await view.user.click(within(selecionados).getByRole('button', { name: 'Aplicar Filtros' }))
  expect(view.pending()).toEqual([page])
  console.log(document.querySelector('section[aria-busy]')?.getAttribute('aria-busy'), screen.queryByText('Filtros Selecionados')?.textContent, screen.queryByText('Filtros Aplicados')?.textContent)
  expect(screen.getByText('Monitoria de Cálculo I')).toBeTruthy()
  await view.resolve(lista(['Monitoria de Física II'], 1))
  console.log(document.querySelector('section[aria-busy]')?.getAttribute('aria-busy'), screen.queryByText('Filtros Selecionados')?.textContent, screen.queryByText('Filtros Aplicados')?.textContent, view.router.state.location.search)
  expect(screen.getByText('Monitoria de Física II')).toBeTruthy()
})

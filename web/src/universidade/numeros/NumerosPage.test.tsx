import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openAdministracao } from '../testing/openAdministracao.ts'

const grupo = (
  nome: string,
  total: number | null,
  respondidas: number | null = null,
  mediana: number | null = null,
) => ({
  nome,
  total,
  respondidas,
  mediana,
})

const candidaturas = {
  medida: 'CANDIDATURAS',
  todos: grupo('', 1072, 300, 3.5),
  divisoes: [
    {
      recorte: 'DEPARTAMENTO',
      grupos: [
        grupo('Artes', 30),
        grupo('Direito', 120, 90, 1),
        grupo('História', null),
        grupo('Letras', null),
        grupo('Música', 40, 0),
      ],
    },
    { recorte: 'TIPO', grupos: Array.from({ length: 15 }, (_, n) => grupo(`Tipo ${n}`, 10 + n, 5, 2)) },
    { recorte: 'MES', grupos: [grupo('Janeiro', 1000), grupo('Fevereiro', null), grupo('Março', 0)] },
  ],
}

const numeros = { ano: 2025, anos: [2026, 2025], ate: '2025-12-31', numeros: [candidaturas] }
const open = (changes: object = {}) =>
  openAdministracao('/admin/numeros?ano=2025', { NumerosDoMural: () => ({ ...numeros, ...changes }) })

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row', { hidden: true })
    .slice(1)
    .map(row => [...row.children].map(cell => cell.textContent))

test.each([
  ['?ano=2025', 2025],
  ['', null],
  ['?ano=agora', null],
])('asks for the year of the address: %s', async (search, ano) => {
  const { variables } = await openAdministracao(`/admin/numeros${search}`, null)
  expect(variables('NumerosPageQuery')).toEqual({ ano })
})

test('links the years, and marks the one that is shown', async () => {
  await open()
  const links = within(screen.getByRole('navigation', { name: 'Ano' })).getAllByRole('link')
  expect(links.map(link => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['2026', '/admin/numeros?ano=2026', null],
    ['2025', '/admin/numeros?ano=2025', 'true'],
  ])
})

test('draws the largest group first, and names those that are hidden', async () => {
  await open()
  expect(rowsOf('Candidaturas e respostas, por departamento')).toEqual([
    ['Direito', '120', '75%', '1 dia'],
    ['Música', '40', '0%', '—'],
    ['Artes', '30', 'oculto', 'oculto'],
  ])
  screen.getByText('Ocultos: História, Letras.')
})

test('folds the smallest of many groups', async () => {
  await open()
  expect(rowsOf('Candidaturas e respostas, por tipo')).toHaveLength(10)
  screen.getByText('Ver mais 5')
  expect(rowsOf('Candidaturas e respostas, por tipo: os menores')[0]?.slice(0, 2)).toEqual(['Tipo 4', '14'])
})

test('has a table of the months beside their columns', async () => {
  await open()
  expect(rowsOf('Candidaturas e respostas, por mês')).toEqual([
    ['Janeiro', '1.000'],
    ['Fevereiro', 'oculto'],
    ['Março', '0'],
  ])
  screen.getByText('Tracejado: mês oculto.')
})

test('sums the year up', async () => {
  await open()
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['1.072', '28%', '3,5 dias'])
  screen.getByText(/^Meses completos, até 31 de dezembro de 2025\./)
})

test.each([
  [null, 'Oculto: são tão poucos que se saberia de cada um.'],
  [0, 'Nada neste ano.'],
])('draws nothing of a count of %s', async (total, sentence) => {
  await open({ numeros: [{ ...candidaturas, todos: grupo('', total) }] })
  screen.getByText(sentence)
  expect(screen.queryByRole('table')).toBeNull()
})

test('says that a year has no complete month yet', async () => {
  await open({ ate: null, numeros: [] })
  screen.getByText('Ainda não há números de 2025')
})

test('says that an upstream does not count them', async () => {
  await openAdministracao('/admin/numeros', { Administracao: () => ({ numeros: null }) })
  screen.getByText('Este servidor não conta os números do mural')
  expect(screen.queryByRole('button', { name: 'Exportar CSV' })).toBeNull()
})

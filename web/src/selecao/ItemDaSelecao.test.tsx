import { expect, test } from 'vitest'
import { renderRoute } from '../testing/renderRoute.tsx'
import { url } from '../minhasVagas/testing/openMinhaVaga.ts'
import { screen } from '@testing-library/react'
import { candidato, cartao, openSelecao, pagina } from './testing/openSelecao.ts'

const ana = candidato('7', 'Ana Souza', 'RECEBIDA', {
  curso: 'Física',
  criadaEm: '2020-04-02T12:00:00Z',
  cartaDeMotivacao: 'Gosto\n\nde ensinar.',
  avaliacao: { id: 'a-7', nota: 4, etiquetas: ['Chamar'], totalDeAnotacoes: 0 },
})

test('says who they are and what decides, with three controls', async () => {
  await openSelecao([ana])
  const row = cartao('Ana Souza')
  for (const text of ['Física · 02 de abril de 2020', 'Recebida', 'Chamar', 'Gosto de ensinar.'])
    expect(row.getByText(text)).toBeTruthy()
  expect(row.getByText('Nota').parentElement?.textContent).toBe('Nota 4')
  expect(row.getByText('sem resposta').parentElement?.textContent).toMatch(/^\d+ dias sem resposta$/)
  expect([
    ...row.queryAllByRole('link'),
    ...row.queryAllByRole('button'),
    ...row.queryAllByRole('checkbox'),
  ]).toHaveLength(3)
})

test('adds requisitos and CR when they come', async () => {
  const vaga = { id: 'vaga-1', respostas: [], atendimentos: [{ idDaCandidatura: 'c-7', cr: 8.4, atende: 1, de: 2 }] }
  const opened = await renderRoute(url, null, { como: 'professor' })
  await opened.resolve({}, 'HeaderUserQuery')
  await opened.resolve(pagina([ana]), 'MinhaVagaPageQuery')
  await screen.findByRole('group', { name: 'Seleção' }, { timeout: 20_000 })
  expect(cartao('Ana Souza').queryByText(/CR/)).toBeNull()
  await opened.resolve({ Query: () => ({ vaga }) }, 'useCriteriosQuery')
  expect(cartao('Ana Souza').getByText('CR 8,4')).toBeTruthy()
  expect(cartao('Ana Souza').getByText('requisitos').parentElement?.textContent).toBe('1 de 2 requisitos')
})
